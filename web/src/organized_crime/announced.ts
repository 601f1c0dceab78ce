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
    case 'paid':
      return event.reason === 'fine' ? t('crime-fine') : null;
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

/** The one of these that is read out: the last that is, but the card that asks for a fine rather than the fine. */
export function lastAnnounced(events: readonly Event[]): Event | null {
  const read = events.filter((event) => announced(event) !== null);
  return read.findLast(({ type }) => type !== 'paid') ?? read.at(-1) ?? null;
}
