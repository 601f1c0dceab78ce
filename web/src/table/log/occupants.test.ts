import { expect, test } from 'vitest';
import type { Told } from '../../protocol/messages';
import { seatsThen } from './occupants';

const ANN = { person: 'Ann', bot: null };

function told(...events: { type: string; [field: string]: unknown }[]): Told[] {
  return events.map((event, index) => ({ number: index + 1, event })).toReversed();
}

function called(events: Told[], now: Parameters<typeof seatsThen>[1]): (string | null)[] {
  return seatsThen(events, now)
    .map((seats) => seats[1]?.person ?? seats[1]?.bot ?? null)
    .toReversed();
}

test('everybody is called what they were called then', () => {
  const events = told(
    { type: 'person_seated', seat: 1, name: 'Bob' },
    { type: 'drawn', seat: 1 },
    { type: 'bot_sat_in', seat: 1, level: 'regular' },
    { type: 'seat_left', seat: 1 },
    { type: 'bot_seated', seat: 1, level: 'regular' },
    { type: 'drawn', seat: 1 },
    { type: 'person_seated', seat: 1, name: 'Cid' },
    { type: 'drawn', seat: 1 },
  );
  const names = called(events, [ANN, { person: 'Cid', bot: null }]);
  expect(names).toEqual(['Bob', 'Bob', 'Bob', null, 'regular', 'regular', 'Cid', 'Cid']);
});

test('who sat there before anything that is remembered is called by the seat alone', () => {
  const events = told({ type: 'drawn', seat: 1 }, { type: 'person_seated', seat: 1, name: 'Cid' });
  expect(called(events, [ANN, { person: 'Cid', bot: null }])).toEqual([null, 'Cid']);
});

test('a seat that never changed hands is called as it is now', () => {
  const events = told({ type: 'drawn', seat: 1 }, { type: 'person_seated', seat: 0, name: 'Ann' });
  expect(called(events, [ANN, { person: 'Bob', bot: 'regular' }])).toEqual(['Bob', 'Bob']);
});

test('a person who comes back to a seat is called by name again', () => {
  const events = told(
    { type: 'person_seated', seat: 1, name: 'Bob' },
    { type: 'bot_seated', seat: 1, level: 'regular' },
    { type: 'person_came_back', seat: 1, name: 'Bob' },
  );
  expect(called(events, [ANN, { person: 'Bob', bot: null }])).toEqual(['Bob', 'regular', 'Bob']);
});
