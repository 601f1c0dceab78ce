import { expect, it } from 'vitest';
import type { Moment } from '../protocol/api';
import { turnsIn } from './turns';

const by = (...seats: (number | null)[]): Moment[] =>
  seats.map((seat) => ({
    asked: null,
    entry: null,
    view: null,
    events: seat === null ? ['rolled'] : [{ seat }],
  }));

it.each([
  [by(null, 0, 1, 1, null, 0), [2, 5, 6]],
  [by(0, 0), [2]],
  [by(null), [1]],
  [by(), [0]],
])('a turn ends before somebody else does something', (moments, turns) => {
  expect(turnsIn(moments)).toEqual(turns);
});
