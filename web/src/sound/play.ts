/** Sounds, for whoever has not turned them off; what makes them comes only after the table is there. */
import { settings } from '../settings.svelte';
import type { SoundName } from './sounds';

export type { SoundName } from './sounds';

let loading: Promise<typeof import('./speaker')> | null = null;

/** The speaker, which waits for the first gesture; a table asks for it, so that the gesture is not missed. */
export function wakeSpeaker(): Promise<typeof import('./speaker')> {
  loading ??= import('./speaker').then((speaker) => {
    speaker.awaitGesture();
    return speaker;
  });
  loading.catch(() => {
    loading = null; // a connection that fails now may carry it the next time
  });
  return loading;
}

export function play(name: SoundName): void {
  if (!settings.sound) return;
  wakeSpeaker().then(
    (speaker) => {
      speaker.play(name);
    },
    () => undefined, // silence harms nobody, and the next sound tries again
  );
}
