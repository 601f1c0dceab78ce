/** Where turns end in a game that does not say it: with the last entry before somebody else does something. */
import type { Moment } from '../protocol/api';

export function turnsIn(moments: readonly Moment[]): number[] {
  const turns: number[] = [];
  let last: number | null = null; // who did something last
  for (const [index, { events }] of moments.entries()) {
    const seat = seatIn(events);
    if (seat === null) continue;
    if (last !== null && seat !== last) turns.push(index);
    last = seat;
  }
  return [...turns, moments.length];
}

function seatIn(events: readonly unknown[]): number | null {
  for (const event of events) {
    const seat: unknown = typeof event === 'object' && event !== null && 'seat' in event ? event.seat : null;
    if (typeof seat === 'number') return seat;
  }
  return null;
}
