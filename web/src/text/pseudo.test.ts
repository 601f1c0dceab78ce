import { expect, it } from 'vitest';
import { disguise } from './pseudo';

it('is longer, accented and in brackets', () => {
  expect(disguise('Take a seat')).toBe('[Tàákéè àá šéèàát]');
  expect(disguise('Seat 3')).toBe('[Šéèàát 3]');
});
