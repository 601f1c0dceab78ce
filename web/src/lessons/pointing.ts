/** Where the things are on the page that the coach points at. */
import { targetsOf } from '../omerta/targets';
import type { Move as OmertaMove } from '../protocol/omerta';
import type { Move as CrimeMove } from '../protocol/organized_crime';

/** What on the page says these moves: cards, piles and players, or a button for what points at nothing. */
export function omertaSelectors(moves: readonly OmertaMove[], seat: number): string[] {
  const found = moves.flatMap((move) => {
    const targets = targetsOf(move, seat);
    return targets.length > 0
      ? targets.map((target) => `[data-target="${target}"]`)
      : [`button[data-move="${move.type}"]`];
  });
  return [...new Set(found)];
}

/** The buttons and the lit spaces that say these moves; a piece is named by several, of which some come later. */
export function crimeSelectors(moves: readonly CrimeMove[]): string[] {
  return moves.flatMap((move) => {
    switch (move.type) {
      case 'name':
        return [
          `button[data-piece="${move.space}"]`,
          `button[data-direction="${move.direction}"]:not([aria-pressed="true"])`,
          ...(move.attack === null
            ? []
            : [`button[data-attack="${move.attack}"]:not([aria-pressed="true"])`]),
          'button[data-move="roll"]:not(:disabled)',
        ];
      case 'step':
        return [`.lit[data-space="${move.space}"]`, `button[data-says='${JSON.stringify(move)}']`];
      case 'vote':
        return [`button[data-vote="${move.votes === 0 ? 'none' : move.favour ? 'yes' : 'no'}"]`];
      case 'roll':
        return ['button[data-move="roll"]'];
      default:
        return [`button[data-says='${JSON.stringify(move)}']`];
    }
  });
}
