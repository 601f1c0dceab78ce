/** Hints are for somebody's first games; then they leave by themselves, and stay wherever they are wanted again. */
import { settings } from '../../../settings.svelte';

export const FIRST_GAMES = 3;

/** A game was played to its end. */
export function noteGame(): void {
  const isBeginner = settings.hinted < FIRST_GAMES && settings.hints;
  if (!isBeginner && settings.hinted !== FIRST_GAMES) return;
  settings.hinted += 1;
  if (settings.hinted === FIRST_GAMES) settings.hints = false;
}

/** Whether they left with the last game, which is said once. */
export function haveJustLeft(): boolean {
  return settings.hinted === FIRST_GAMES && !settings.hints;
}
