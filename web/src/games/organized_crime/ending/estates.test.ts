import { expect, it } from 'vitest';
import { estatesOf } from './estates';

it('takes what every family was worth apart, the richest first', () => {
  const families = [{ circles: ['a'] }, { circles: ['b', 'c', 'd', 'e', 'f'] }];
  expect(estatesOf(families, [300_000, 2_450_000], 50_000)).toEqual([
    { seat: 1, cash: 2_200_000, circles: 5, worth: 2_450_000 },
    { seat: 0, cash: 250_000, circles: 1, worth: 300_000 },
  ]);
});
