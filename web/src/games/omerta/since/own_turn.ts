/** What belongs to somebody's own turn. */
import type { Event } from '../protocol/types';

/** Whether somebody did this in a turn of their own. */
export function isOfOwnTurn(event: Event, me: number): boolean {
  switch (event.type) {
    case 'drew':
    case 'took':
    case 'discarded':
    case 'replaced':
    case 'power_named':
    case 'power_idle':
    case 'looked_at':
    case 'safe_opened':
    case 'exchanged':
    case 'turn_passed':
    case 'omerta_called':
      return event.seat === me;
    default:
      return false;
  }
}
