/** A snap that was just judged: who threw what, how quickly, and what came of it. */
import type { RaceJudged, Told } from '../../../protocol/messages';
import type { CardName, Event } from '../protocol/types';

export interface Thrown {
  seat: number;
  card: CardName;
  outcome: 'won' | 'late' | 'wrong';
  milliseconds: number | null; // null: nobody measured it
  behind: number; // milliseconds, of whoever was quickest
  byLot: boolean;
}

export interface Snap {
  number: number; // of the last thing that was told of it
  thrown: readonly Thrown[]; // who won first, then in the order in which they were judged
}

const OUTCOMES = { snapped: 'won', snapped_late: 'late', snapped_wrong: 'wrong' } as const;
const OPENING: readonly string[] = ['race_judged', 'discarded', 'replaced', 'thrown', 'round_begun'];

/** The last snap among what was told, the oldest first; null: there was none, or the round is over. */
export function snapIn(told: readonly Told[]): Snap | null {
  let ruling: RaceJudged['ruling'] | null = null;
  let thrown: Thrown[] = [];
  let last = 0;
  for (const { number, event } of told) {
    const { type } = event as { type: string };
    if (type === 'round_ended') return null;
    if (OPENING.includes(type)) [ruling, thrown] = [null, []];
    if (type === 'race_judged') ({ ruling } = event as RaceJudged);
    if (!(type in OUTCOMES)) continue;
    const { seat, card } = event as Extract<Event, { type: keyof typeof OUTCOMES }>;
    const finish = ruling?.finishes.find((one) => one.seat === seat);
    last = number;
    thrown.push({
      seat,
      card,
      outcome: OUTCOMES[type as keyof typeof OUTCOMES],
      milliseconds: finish?.milliseconds ?? null,
      behind: finish?.behind ?? 0,
      byLot: finish?.by_lot ?? ruling === null,
    });
  }
  if (thrown.length === 0) return null;
  return { number: last, thrown: thrown.toSorted((one, other) => rank(one) - rank(other)) };
}

function rank({ outcome }: Thrown): number {
  return outcome === 'won' ? 0 : 1;
}
