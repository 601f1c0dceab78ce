/** What a power is aimed at, as the table is told it: by whom, with which card, and at which cards or seats. */
import type { CardName, Event, Move, View } from '../protocol/types';
import { type Target, targetsOf } from '../question/targets';

export interface Aim {
  seat: number; // whose power it is
  power: CardName;
  move: Move;
}

/** One thing that is aimed at. */
export interface Mark {
  target: Target;
  sign: string; // the number of a card, how many cards a seat is given, or nothing
}

/** The power that is in use and has not had its effect, and what it is used on; null: there is none. */
export function aimIn(view: View): Aim | null {
  const { power, named, turn } = view;
  return power === null || named === null ? null : { seat: turn, power, move: named };
}

/** What an event aims at. */
export function aimOf(event: Event): Aim | null {
  if (event.type === 'power_named') return { seat: event.seat, power: event.power, move: event.move };
  if (event.type === 'exchanged') {
    const { seat, place, safe } = event;
    return { seat, power: 'safecracker', move: { type: 'exchange', place, safe } };
  }
  return null;
}

/** The cards and seats that this aims at, each once. */
export function marksOf({ move, seat }: Aim): Mark[] {
  const targets = targetsOf(move, seat);
  return [...new Set(targets)].map((target) => {
    const times = targets.filter((one) => one === target).length;
    return { target, sign: move.type === 'give' ? `+${times}` : numberOf(target) };
  });
}

/** The number of a card among those of its hand or of the safe. */
function numberOf(target: Target): string {
  const [kind, first, second] = target.split(':');
  if (kind === 'card') return String(Number(second) + 1);
  return kind === 'safe' && first !== undefined ? String(Number(first) + 1) : '';
}
