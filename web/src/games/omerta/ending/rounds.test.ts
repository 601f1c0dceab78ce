import { expect, test } from 'vitest';
import type { RoundEnded } from '../protocol/types';
import { rowsOf } from './rounds';

function ended(round: number, scores: number[], totals: number[]): RoundEnded {
  return { type: 'round_ended', round, reason: 'omerta', caller: 0, hands: [], stocks: [], scores, totals };
}

test('a sheet has a row for each round', () => {
  const rows = rowsOf([ended(1, [0, 9], [0, 9]), ended(2, [5, 0], [5, 9])]);
  expect(rows).toEqual([
    { rounds: '1', scores: [0, 9] },
    { rounds: '2', scores: [5, 0] },
  ]);
});

test('what was not heard is in the totals', () => {
  expect(rowsOf([ended(2, [5, 0], [5, 9])])[0]).toEqual({ rounds: '1', scores: [0, 9] });
  expect(rowsOf([ended(4, [5, 1], [25, 10])])[0]).toEqual({ rounds: '1–3', scores: [20, 9] });
  expect(rowsOf([])).toEqual([]);
});
