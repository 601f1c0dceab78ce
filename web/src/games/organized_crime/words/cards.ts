/** What the cards say, in our words. */
import type { Printed } from '../protocol/types';
import { t } from '../../../text/text.svelte';
import { money, sourceName } from './names';

export function mistakeText({ board, decks }: Printed, id: string): string {
  const card = decks.mistake.cards.find((one) => one.id === id);
  if (card === undefined) return id;
  const official = card.unless === null ? '' : sourceName(board, card.unless);
  const fine = money(card.amount ?? 0);
  if (card.kind === 'fine')
    return official === ''
      ? t('crime-mistake-fine', { fine })
      : t('crime-mistake-fine-unless', { fine, official });
  return official === '' ? t('crime-mistake-remove') : t('crime-mistake-remove-unless', { official });
}

export function penaltyText({ decks }: Printed, id: string): string {
  const card = decks.penalty.cards.find((one) => one.id === id);
  if (card === undefined) return id;
  switch (card.kind) {
    case 'fine':
      return t('crime-penalty-fine', { fine: money(card.amount ?? 0) });
    case 'remove_men':
      return t('crime-penalty-men', { count: card.men ?? 1 });
    case 'lose_officials':
      return t('crime-penalty-officials', { count: card.officials ?? 1 });
    case 'lose_all_officials':
      return t('crime-penalty-all-officials');
    default:
      return t('crime-penalty-suspended', { count: card.turns ?? 1 });
  }
}

/** What a card in the hand is good for. */
export function cardAbout(card: string, printed: Printed): string {
  if (card === 'one_hit') return t('crime-card-one-hit-about');
  if (card === 'one_or_two_hits') return t('crime-card-two-hits-about');
  if (card === 'money') {
    const amount = printed.decks.power.cards.find(({ kind }) => kind === 'money')?.amount ?? 0;
    return t('crime-card-money-about', { money: money(amount) });
  }
  return t('crime-card-official-about');
}
