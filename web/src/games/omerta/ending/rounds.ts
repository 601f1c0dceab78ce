import type { RoundEnded } from '../protocol/types';

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
