/** Which events are read out over the board, and under which heading. */
import type { Notice } from '../../../protocol/messages';
import type { Event } from '../protocol/types';
import { t } from '../../../text/text.svelte';
import { deckName, sentence, type Telling } from './story';

/** Who reads: what happens to them is read out to them, and not to the others. */
export interface Witness {
  seat: number | null; // null: a spectator
  home: string | null; // their base
}

export type News = Event | Notice;

const MOST = 4; // things that have room together

/** The heading; null: it is told in the log alone. */
export function announced(event: News, { seat, home }: Witness): string | null {
  switch (event.type) {
    case 'mistake_made':
      return deckName('mistake');
    case 'penalty_drawn':
      return deckName('penalty');
    case 'drew':
      return event.card === null ? null : deckName(event.deck);
    case 'paid':
      return event.reason === 'fine' ? t('crime-fine') : null;
    case 'named':
      if (event.attack === null || event.seat === seat) return null;
      return t(event.attack === home ? 'crime-attack-on-you' : 'crime-attack-declared');
    case 'killed':
      return event.victim === seat ? t('crime-struck') : null;
    case 'word_broken':
      return t('crime-word-broken');
    case 'motion_decided':
      return t('crime-commission');
    case 'eliminated':
      return t('crime-out');
    case 'audited':
      return event.amount === null ? null : t('crime-audit');
    case 'cards_taken':
      return event.cards === null ? null : t('crime-inheritance');
    case 'time_ran_out':
      return seat !== null && event.seats.includes(seat) ? t('crime-time-up') : null;
    default:
      return null;
  }
}

/** It in words; a notice that is read out says what it means. */
export function wordsOf(event: News, at: Telling): string {
  return event.type === 'time_ran_out' ? t('crime-time-answered') : (sentence(event, at) ?? '');
}

/** What stays to be read while more comes: what was done to whoever reads. */
function isGrave(event: News, witness: Witness): boolean {
  if (event.type === 'named') return event.attack !== null && event.attack === witness.home;
  if (event.type === 'killed') return event.victim === witness.seat;
  return event.type === 'eliminated';
}

/** What is read out after this: what is new, behind what is still to be read; a fine only without its card. */
export function readOut(shown: readonly News[], fresh: readonly News[], witness: Witness): readonly News[] {
  const told = fresh.filter((event) => announced(event, witness) !== null);
  if (told.length === 0) return shown;
  const cards = told.filter(({ type }) => type !== 'paid');
  const grave = shown.filter((event) => isGrave(event, witness));
  return [...grave, ...(cards.length > 0 ? cards : told)].slice(-MOST);
}
