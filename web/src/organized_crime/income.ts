/** What a family controls, and what it brings each turn. */
import type { BoardSheet } from '../protocol/organized_crime';
import { circlesOf } from './names';

export interface Source {
  source: string;
  count: number;
  income: number; // of all of them together; an official brings votes instead
}

export function incomeBySource(board: BoardSheet, circles: readonly string[]): Source[] {
  const found = new Map<string, Source>();
  for (const { id, source, income } of circlesOf(board)) {
    if (!circles.includes(id)) continue;
    const known = found.get(source) ?? { source, count: 0, income: 0 };
    found.set(source, { source, count: known.count + 1, income: known.income + income });
  }
  return [...found.values()];
}
