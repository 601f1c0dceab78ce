/** How a table begins another game with bots: the page that shows it says so, as a table knows no other games. */
import { getContext, setContext } from 'svelte';

/** Begin a game alone with bots, and go there; it fails with what is to be said. */
export type Play = (game: string) => Promise<void>;

const PLACE = Symbol('play');

export function offerPlay(play: Play): void {
  setContext(PLACE, play);
}

/** Null where no game is begun: in a lesson, or in a puzzle. */
export function getPlay(): Play | null {
  return getContext<Play | undefined>(PLACE) ?? null;
}
