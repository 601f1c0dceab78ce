/** Sounds, for whoever turned them on; the instrument itself comes only then. */
import { settings } from '../settings.svelte';
import type { SoundName } from './sounds';

export type { SoundName } from './sounds';

let instrument: Promise<(name: SoundName, volume: number) => void> | null = null;

export function play(name: SoundName): void {
  if (settings.volume === 0 || !mayBeHeard()) return;
  const volume = settings.volume;
  instrument ??= import('./instrument').then(({ openInstrument }) => openInstrument());
  instrument.then(
    (sound) => {
      sound(name, volume);
    },
    () => {
      instrument = null; // a connection that fails now may carry it the next time
    },
  );
}

/** Before the first touch a browser plays nothing, and complains; one that does not say is asked to try. */
function mayBeHeard(): boolean {
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? true;
}
