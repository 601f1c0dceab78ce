/** What can be pointed at, read from the offered moves alone: no rule is known here. */
import type { Move } from '../protocol/types';

/** A card in a hand, a player, a card of the safe, or one of the two piles. */
export type Target =
  `card:${number}:${number}` | `seat:${number}` | `safe:${number}` | 'pile' | 'discard' | 'safe';

export function cardAt(seat: number, place: number): Target {
  return `card:${seat}:${place}`;
}

export function seatAt(seat: number): Target {
  return `seat:${seat}`;
}

export function safeAt(place: number): Target {
  return `safe:${place}`;
}

/** What a move of this seat points at, in the order in which it names it. */
export function targetsOf(move: Move, seat: number): Target[] {
  switch (move.type) {
    case 'draw':
      return ['pile'];
    case 'take':
    case 'discard':
      return ['discard'];
    case 'open_safe':
      return ['safe'];
    case 'peek':
    case 'throw':
      return move.places.map((place) => cardAt(seat, place));
    case 'replace':
    case 'snap':
    case 'look':
    case 'show':
      return [cardAt(seat, move.place)];
    case 'swap':
      return [cardAt(move.seat, move.place), cardAt(move.other, move.other_place)];
    case 'exchange':
      return [cardAt(seat, move.place), safeAt(move.safe)];
    case 'lay_patrol':
      return [cardAt(move.seat, move.place)];
    case 'mix':
    case 'lay_mamma':
      return [seatAt(move.seat)];
    case 'give':
      return [seatAt(move.first), seatAt(move.second)];
    case 'omerta':
    case 'pass':
    case 'decline':
      return [];
  }
}

/** What is left of these when those are taken away, each once; null if one of those is missing. */
function without(all: readonly Target[], some: readonly Target[]): Target[] | null {
  const left = [...all];
  for (const one of some) {
    const index = left.indexOf(one);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** How things stand after some targets were chosen. */
export interface Choosing {
  lit: Set<Target>; // what may be pointed at next
  ready: Move | null; // the move that is complete now
  more: boolean; // whether that move could become a bigger one
}

/** What the chosen targets can become. */
export function choosing(options: readonly Move[], seat: number, chosen: readonly Target[]): Choosing {
  const lit = new Set<Target>();
  const complete: { move: Move; exact: boolean }[] = [];
  for (const move of options) {
    const targets = targetsOf(move, seat);
    const left = without(targets, chosen);
    if (left === null || targets.length === 0) continue;
    for (const target of left) lit.add(target);
    if (left.length === 0)
      complete.push({ move, exact: targets.every((target, index) => target === chosen[index]) });
  }
  const ready = (complete.find(({ exact }) => exact) ?? complete[0])?.move ?? null;
  return { lit, ready, more: lit.size > 0 };
}

/** The offered moves that point at nothing. */
export function plainMoves(options: readonly Move[], seat: number): Move[] {
  return options.filter((move) => targetsOf(move, seat).length === 0);
}
