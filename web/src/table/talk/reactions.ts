/** What can be said at a touch. */
import type { React } from '../../protocol/commands';

export const REACTIONS = [
  ...(['well_played', 'wow', 'haha', 'oops'] as const),
  ...(['hurry', 'thinking', 'thanks', 'good_game'] as const),
] as const satisfies React['reaction'][];
