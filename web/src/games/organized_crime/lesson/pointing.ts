/** Where the things are on the page that the coach points at. */
import type { Move } from '../protocol/types';

/** The buttons and the lit spaces that say these moves; a piece is named by several, of which some come later. */
export function selectorsOf(moves: readonly Move[]): string[] {
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
