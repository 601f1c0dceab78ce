/**
 * The loudspeaker. A browser lets a page be heard only after somebody has touched it, and some only if it is opened
 * in the very answer to that touch: so every gesture opens it, until it is open.
 */
import { settings } from '../settings.svelte';
import { playOn } from './instrument';
import type { SoundName } from './sounds';

const GESTURES = ['pointerup', 'keydown'] as const;
const CALLING: readonly SoundName[] = ['your-turn', 'chat']; // what may be heard from a page that nobody looks at
const LATE = 300; // milliseconds after which a sound would tell of what is over

let context: AudioContext | null = null;

/** Open with the next gesture; at once, where somebody has touched the page before. */
export function awaitGesture(): void {
  for (const gesture of GESTURES) addEventListener(gesture, open, { capture: true, passive: true });
  if (wasTouched()) open();
}

export function play(name: SoundName): void {
  if (document.hidden && !CALLING.includes(name)) return;
  if (context === null && wasTouched()) open();
  if (context === null) return;
  const [opened, asked] = [context, performance.now()];
  if (opened.state === 'running') playOn(opened, name, settings.volume);
  else
    void opened.resume().then(() => {
      if (performance.now() - asked < LATE) playOn(opened, name, settings.volume);
    });
}

function open(): void {
  if (!settings.sound) return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  if (context.state !== 'running') void context.resume();
}

/** Before the first touch a browser plays nothing, and complains; one that does not say is opened by gestures alone. */
function wasTouched(): boolean {
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? false;
}
