/** C12, C21: pieces that are about to be named, put together here and said when the dice are rolled. */
import type { Move, Name } from '../protocol/types';

export interface Which {
  space: string;
  boss: boolean;
}

export interface Drafted extends Which {
  direction: Name['direction'] | null;
  attack: string | null;
}

export function isSame(one: Which, other: Which): boolean {
  return one.space === other.space && one.boss === other.boss;
}

/** The pieces that may be named, each once. */
export function piecesIn(names: readonly Name[]): Which[] {
  const found: Which[] = [];
  for (const { space, boss } of names)
    if (!found.some((one) => isSame(one, { space, boss }))) found.push({ space, boss });
  return found;
}

export function directionsOf(names: readonly Name[], which: Which): Name['direction'][] {
  return [...new Set(names.filter((name) => isSame(name, which)).map(({ direction }) => direction))];
}

/** The bases this piece may attack. */
export function attacksOf(names: readonly Name[], which: Which): string[] {
  const bases = names.filter((name) => isSame(name, which)).flatMap(({ attack }) => attack ?? []);
  return [...new Set(bases)];
}

/** The offered move that a draft means, when it is complete. */
export function nameOf(names: readonly Name[], { direction, attack, ...which }: Drafted): Name | null {
  return (
    names.find((name) => isSame(name, which) && name.direction === direction && name.attack === attack) ??
    null
  );
}

/** What is said, in order, when the dice are rolled. */
export function saying(names: readonly Name[]): Move[] {
  return [...names, { type: 'roll' }];
}
