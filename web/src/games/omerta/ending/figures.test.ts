import { beforeAll, expect, test, vi } from 'vitest';
import type { Highlights } from '../../../protocol/api';
import { need, speak } from '../../../text/text.svelte';
import type { Moment } from '../protocol/types';
import { bestOf, figuresOf, points } from './figures';

const READER = { me: null, nameOf: (seat: number) => ['Ann', 'Bob', 'Cid'][seat] ?? '' };
const called = (seat: number, won: boolean, odds: number): Moment => ({
  type: 'called',
  entry: 9,
  round: 1,
  seat,
  won,
  stock: 5,
  lowest: 8,
  odds,
  samples: 250,
});
const snap = (seat: number, milliseconds: number): Moment => ({
  type: 'quick_snap',
  entry: 5,
  round: 1,
  seat,
  card: '7',
  milliseconds,
});
const POWER: Moment = { type: 'power_used', entry: 7, round: 1, seat: 2, power: 'gangster', gain: 9 };

function highlights(...moments: Moment[]): Highlights {
  const point = (round: number): Highlights['curves'][0]['points'][0] => ({
    entry: 1,
    round,
    seat: 0,
    values: [],
  });
  return { curves: [{ name: 'totals', points: [point(1), point(1), point(4)] }], moments };
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await need('drama_omerta');
  await need('review_omerta');
});

test('an evening has its rounds, the quickest snap, and the calls that held and failed', () => {
  const found = highlights(
    called(0, true, 0.5),
    called(1, false, 0.9),
    called(0, false, 0.2),
    snap(1, 512),
    snap(2, 398),
  );
  expect(figuresOf(found, null, READER.nameOf)).toEqual([
    { name: 'Rounds', value: '4' },
    { name: 'Quickest snap', value: '398 ms', who: 'Cid' },
    { name: 'Omertas held', value: '1' },
    { name: 'Omertas failed', value: '2' },
  ]);
});

test('before the game has been looked through only the rounds are known', () => {
  expect(figuresOf(null, 3, READER.nameOf)).toEqual([{ name: 'Rounds', value: '3' }]);
  expect(figuresOf(null, null, READER.nameOf)).toEqual([]);
});

test('the moment of an evening is the boldest call that held, or else what was worth most', () => {
  const calls = [called(0, true, 0.8), called(1, true, 0.3), called(2, false, 0.1)];
  expect(bestOf(highlights(...calls, POWER), READER)).toBe('The boldest Omerta: Bob, with 5 against 8.');
  expect(bestOf(highlights(called(2, false, 0.1), POWER, snap(0, 300)), READER)).toBe(
    'Cid: Gangster, worth 9 points',
  );
  expect(bestOf(highlights(snap(0, 300)), READER)).toBe('Ann: 7 after 300 ms');
  expect(bestOf(highlights(), READER)).toBe(null);
});

test('points are counted in words', () => {
  expect([points(1), points(16)]).toEqual(['1 point', '16 points']);
});
