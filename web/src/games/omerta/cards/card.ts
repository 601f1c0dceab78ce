/** Cards as the protocol names them. */
import { POINTS } from '../protocol/printed';
import type { CardName } from '../protocol/types';

/** Bottles are named by their value; every other card is a character. */
export type Character = Exclude<CardName, `${number}`>;

export function isBottle(card: CardName): boolean {
  return /^\d+$/.test(card);
}

const CARDS = Object.keys(POINTS) as CardName[];
export const BOTTLES = CARDS.filter(isBottle);
export const CHARACTERS = CARDS.filter((card): card is Character => !isBottle(card));
