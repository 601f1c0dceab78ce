/** The rounds of a game, as far as they are known: what this page heard of them, and what the server tells again. */
import type { Told } from '../../../protocol/messages';
import type { Event, GangstersDealt, RoundEnded } from '../protocol/types';

/** What one round brought each seat, or several that ended before this page was opened. */
export interface Row {
  rounds: string; // "3", or "1–2"
  scores: readonly number[];
}

/** The rows of a sheet, the first round first: who came late finds what came before in the totals. */
export function rowsOf(ended: readonly RoundEnded[]): Row[] {
  const rows = ended.map(({ round, scores }) => ({ rounds: String(round), scores }));
  const first = ended[0];
  if (first === undefined || first.round === 1) return rows;
  const last = first.round - 1;
  const before = first.totals.map((total, seat) => total - (first.scores[seat] ?? 0));
  return [{ rounds: last === 1 ? '1' : `1–${last}`, scores: before }, ...rows];
}

/** What of a game its end needs to know. */
export interface Evening {
  rounds: readonly RoundEnded[]; // the first first
  gangsters: GangstersDealt['gangsters'];
}

/** What is known from these, the oldest first. */
export function eveningOf(events: readonly unknown[]): Evening {
  const told = events as readonly Event[];
  const rounds = new Map(
    told.flatMap((event) => (event.type === 'round_ended' ? [[event.round, event]] : [])),
  );
  return {
    rounds: [...rounds.values()].sort((one, other) => one.round - other.round),
    gangsters: told.findLast((event) => event.type === 'gangsters_dealt')?.gangsters ?? [],
  };
}

/** Whether all rounds up to the last one are known. */
export function isWhole({ rounds, gangsters }: Evening): boolean {
  return rounds[0]?.round === 1 && rounds.length === rounds.at(-1)?.round && gangsters.length > 0;
}

/** What this page has heard, the oldest first; the store has it the other way round. */
export function heardOf(told: readonly Told[]): unknown[] {
  return told.map(({ event }) => event).reverse();
}
