/** Cards in words. */
import { t } from '../text/text.svelte';
import { word } from '../text/words';
import type { CardName } from './card';

/** A card's name on its own: a number, or a character. */
export function cardName(card: CardName): string {
  return word('omerta', 'value', card);
}

/** A card as what somebody throws, takes or shows. */
export function theCard(card: CardName): string {
  return t(`omerta-the-${card}`);
}
