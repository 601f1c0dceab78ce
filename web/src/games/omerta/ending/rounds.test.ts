import { expect, test } from 'vitest';
import type { RoundEnded } from '../protocol/types';
import { eveningOf, heardOf, isWhole, rowsOf } from './rounds';

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

test('the rounds are known from what was told, each once, and the gangsters as they were dealt last', () => {
  const told = [
    { type: 'gangsters_dealt', gangsters: ['virginia_hill', 'meyer_lansky'], aside: [] },
    { type: 'gangsters_dealt', gangsters: ['al_capone', 'virginia_hill'], aside: [] },
    ended(1, [0, 9], [0, 9]),
    { type: 'drew', seat: 0, card: null },
    ended(2, [5, 0], [5, 9]),
  ];
  const evening = eveningOf(told);
  expect(evening.rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(evening.gangsters).toEqual(['al_capone', 'virginia_hill']);
  expect(isWhole(evening)).toBe(true);
  const numbered = told.map((event, number) => ({ number, event }));
  expect(eveningOf(heardOf(numbered.toReversed()))).toEqual(evening); // as the store has it
});

test('whoever came late does not know all rounds', () => {
  expect(isWhole(eveningOf([ended(2, [5, 0], [5, 9])]))).toBe(false);
  expect(isWhole(eveningOf([]))).toBe(false);
});
