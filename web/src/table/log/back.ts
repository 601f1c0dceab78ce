/** The moment of a finished game at which something was told, counted from the end: a page may not have heard the beginning. */
import type { Told } from '../../protocol/messages';
import { isNotice } from './notices';

/** How many events of the game were told after this one; a notice belongs to the event before it. */
export function backOf(told: readonly Told[], number: number): number {
  const events = told.filter(({ event }) => !isNotice(event));
  const before = events.findIndex((event) => event.number <= number); // the last first
  return before < 0 ? Math.max(0, events.length - 1) : before;
}
