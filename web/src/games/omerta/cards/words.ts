/** Cards in words. */
import { t } from '../../../text/text.svelte';
import { word } from '../../../text/words';
import type { CardName } from '../protocol/types';
import { isBottle } from './card';
import type { Mark } from '../notes/notes';

/** A card's name on its own: a number, or a character. */
export function cardName(card: CardName): string {
  return word('omerta', 'value', card);
}

/** A card as what somebody throws, takes or shows. */
export function theCard(card: CardName): string {
  return t(`omerta-the-${card}`);
}

/** A mark as it is written on a card. */
export function markText(mark: Mark): string {
  if (mark === 'unknown') return '?';
  if (mark === 'low') return '↓';
  if (mark === 'high') return '↑';
  return isBottle(mark) ? mark : cardName(mark).slice(0, 3);
}
