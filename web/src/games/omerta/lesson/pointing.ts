/** Where the things are on the page that the coach points at. */
import type { Move } from '../protocol/types';
import { targetsOf } from '../question/targets';

/** What on the page says these moves: cards, piles and players, or a button for what points at nothing. */
export function selectorsOf(moves: readonly Move[], seat: number): string[] {
  const found = moves.flatMap((move) => {
    const targets = targetsOf(move, seat);
    return targets.length > 0
      ? targets.map((target) => `[data-target="${target}"]`)
      : [`button[data-move="${move.type}"]`];
  });
  return [...new Set(found)];
}
