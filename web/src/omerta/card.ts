/** Cards as the protocol names them. */
import type { GangstersDealt, Took } from '../protocol/omerta';

export type CardName = Took['card'];
export type GangsterName = GangstersDealt['gangsters'][number];

/** Bottles are named by their value; every other card is a character. */
export function isBottle(card: CardName): boolean {
  return /^\d+$/.test(card);
}
