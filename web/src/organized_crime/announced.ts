/** Which events are read out to everybody, and under which heading. */
import type { Event } from '../protocol/organized_crime';
import { t } from '../text/text.svelte';
import { deckName } from './story';

/** The heading; null: it is told in the log alone. */
export function announced(event: Event): string | null {
  switch (event.type) {
    case 'mistake_made':
      return deckName('mistake');
    case 'penalty_drawn':
      return deckName('penalty');
    case 'drew':
      return event.card === null ? null : deckName(event.deck);
    case 'motion_decided':
      return t('crime-commission');
    case 'eliminated':
      return t('crime-out');
    case 'audited':
      return event.amount === null ? null : t('crime-audit');
    case 'cards_taken':
      return event.cards === null ? null : t('crime-inheritance');
    default:
      return null;
  }
}

/** The one of these that is read out: the last that is. */
export function lastAnnounced(events: readonly Event[]): Event | null {
  return events.findLast((event) => announced(event) !== null) ?? null;
}
