import { beforeAll, expect, test, vi } from 'vitest';
import type { TableNow } from '../protocol/api';
import { need, speak } from '../text/text.svelte';
import { type Evening, type Over, tellResult } from './result';

const EVENING: Evening = {
  score: (value) => `${value} points`,
  figures: () => [{ name: 'Rounds', value: '3' }],
  best: () => 'What a night',
};

function over(scores: number[], winners: number[]): Over {
  const nameOf = (seat: number): string => ['Ann', 'Bob', 'Cid'][seat] ?? '';
  return {
    table: { game: 'some_game' } as TableNow,
    winners,
    scores,
    highlights: null,
    reader: { me: null, nameOf },
  };
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await need('share');
});

test('a result says who won and by how much, where everybody came in, the figures, the moment and the day', () => {
  const result = tellResult(over([30, 7, 12], [1]), EVENING, Date.UTC(2026, 10, 19, 12));
  expect(result).toEqual({
    game: 'Some game',
    won: 'Bob wins',
    ahead: '5 points ahead',
    ranking: [
      { seat: 1, place: 1, name: 'Bob', score: '7 points', margin: null },
      { seat: 2, place: 2, name: 'Cid', score: '12 points', margin: '5 points' },
      { seat: 0, place: 3, name: 'Ann', score: '30 points', margin: '23 points' },
    ],
    figures: [{ name: 'Rounds', value: '3' }],
    best: 'What a night',
    date: 'November 19, 2026',
  });
});

test('a shared win has no margin to a winner, and nobody is ahead where all won', () => {
  const shared = tellResult(over([7, 7, 12], [0, 1]), EVENING, null);
  expect([shared.won, shared.ahead, shared.date]).toEqual([
    'Ann and Bob share the win',
    '5 points ahead',
    null,
  ]);
  expect(tellResult(over([7, 7, 7], [0, 1, 2]), EVENING, null).ahead).toBe(null);
});
