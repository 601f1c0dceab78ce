/** In which order the cards of a round are turned up, and when: whoever called comes last, and their worst card. */
import { POINTS } from '../protocol/printed';
import type { CardName, RoundEnded } from '../protocol/types';

export interface Turn {
  seat: number;
  place: number;
  card: CardName;
  at: number; // milliseconds after the count began
}

const FIRST = 250; // milliseconds until the first card
const APART = 115; // between one card and the next
const BETWEEN = 170; // between one hand and the next
const BEFORE_THE_CALLER = 650;
const CALLERS = 380; // between the caller's cards, and
const LONGER = 110; // ... longer before each

export const TO_THE_VERDICT = 700; // after the last card

type Counted = Pick<RoundEnded, 'hands' | 'stocks' | 'caller'>;

export function turnsOf({ hands, stocks, caller }: Counted): Turn[] {
  let at = FIRST;
  return handsInOrder({ hands, stocks, caller }).flatMap((seat) => {
    const isCallers = seat === caller;
    at += isCallers ? BEFORE_THE_CALLER : BETWEEN;
    const cards = [...(hands[seat] ?? [])].sort(([, one], [, other]) => POINTS[one] - POINTS[other]);
    return cards.map(([place, card], number) => {
      at += isCallers ? CALLERS + number * LONGER : APART;
      return { seat, place, card, at };
    });
  });
}

/** The dearest hand first, so that what there is to beat sinks; the caller's last. */
function handsInOrder({ hands, stocks, caller }: Counted): number[] {
  const rank = (seat: number): number => (seat === caller ? -Infinity : (stocks[seat] ?? 0));
  return [...hands.keys()].sort((one, other) => rank(other) - rank(one));
}

/** What the cards of a seat come to that are turned up. */
export function sumOf(turned: readonly Turn[], seat: number): number {
  return turned.reduce((sum, turn) => sum + (turn.seat === seat ? POINTS[turn.card] : 0), 0);
}
