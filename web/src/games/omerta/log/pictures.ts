/** The cards that a sentence of the log names, as small pictures beside it. */
import type { CardName, Event } from '../protocol/types';

/** Only cards that everybody sees: what somebody looked at in secret is theirs to remember. */
export function picturesIn(event: Event): readonly CardName[] {
  switch (event.type) {
    case 'took':
    case 'discarded':
    case 'replaced':
    case 'snapped':
    case 'snapped_late':
    case 'snapped_wrong':
    case 'wrong_shown':
      return [event.card];
    case 'thrown':
    case 'thrown_back':
      return event.cards;
    case 'power_named':
    case 'power_idle':
    case 'laid':
    case 'lifted':
      return [event.power];
    case 'killer_shown':
      return ['killer'];
    default:
      return [];
  }
}
