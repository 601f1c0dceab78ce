import { expect, it } from 'vitest';
import type { Told } from '../../protocol/messages';
import { backOf } from './back';

const told: Told[] = [
  { number: 14, event: { type: 'game_ended' } },
  { number: 13, event: { type: 'secret_revealed' } },
  { number: 12, event: { type: 'round_ended' } },
  { number: 11, event: { type: 'time_ran_out' } },
  { number: 10, event: { type: 'drew' } },
  { number: 9, event: { type: 'answered' } },
];

it.each([
  [14, 0],
  [13, 1], // what the table says belongs to what happened before
  [12, 1],
  [11, 2],
  [10, 2],
  [9, 2], // or to the first thing that is still known
])('counts what happened afterwards: %i', (number, back) => {
  expect(backOf(told, number)).toBe(back);
});
