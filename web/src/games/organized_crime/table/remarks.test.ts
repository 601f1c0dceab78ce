import { expect, it } from 'vitest';
import { REMARKS } from './remarks';

const killed = { type: 'killed', seat: 0, victim: 1, boss: false, space: 'miami', card: null };
const opened = {
  number: 1,
  event: { type: 'session_opened', caller: 2, source: 'trucking', offender: null },
};
const decided = { type: 'motion_decided', carried: true, favour: 2, against: 1 };

it.each([
  [
    killed,
    [],
    [
      [1, 'loss'],
      [0, 'killing'],
    ],
  ],
  [{ ...killed, boss: true }, [], [[0, 'killing']]],
  [decided, [opened], [[2, 'vote-won']]],
  [{ ...decided, carried: false }, [opened], [[2, 'vote-lost']]],
  [decided, [], []],
  [{ type: 'game_ended', reason: 'last', winners: [3], estates: [] }, [], [[3, 'win']]],
])('%j after %j', (event, earlier, wanted) => {
  expect(REMARKS.occasions(event, earlier).map(({ seat, kind }) => [seat, kind])).toEqual(wanted);
});
