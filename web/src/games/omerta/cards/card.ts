/** Cards as the protocol names them. */
import type { CardName } from '../protocol/types';

/** Bottles are named by their value; every other card is a character. */
export function isBottle(card: CardName): boolean {
  return /^\d+$/.test(card);
}

export const BOTTLES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const satisfies CardName[];
export const CHARACTERS = [
  ...(['alibi', 'driver', 'gangster', 'killer', 'lady', 'mamma'] as const),
  ...(['mole', 'patrol', 'safecracker', 'snitch', 'witness'] as const),
] as const satisfies CardName[];
