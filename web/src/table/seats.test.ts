import { describe, expect, it } from 'vitest';
import type { Question, SeatNow, TableNow } from '../protocol/messages';
import { isAway, isStoodIn, isWaitedFor } from './seats';

function seat(person: string | null, bot: string | null, connected: boolean): SeatNow {
  return { person, bot, connected } as SeatNow;
}

describe('a seat', () => {
  it.each([
    ['somebody who is here', seat('Ann', null, true), [false, false]],
    ['somebody who is away', seat('Ann', null, false), [true, false]],
    ['a bot that stands in for somebody', seat('Ann', 'regular', false), [true, true]],
    ['a bot', seat(null, 'regular', false), [false, false]],
    ['nobody', undefined, [false, false]],
  ])('with %s', (_, one, states) => {
    expect([isAway(one), isStoodIn(one)]).toEqual(states);
  });

  it('is waited for until it has answered, unless the table rests', () => {
    const question = { ask: { seats: [0, 2] }, answered: [2] } as unknown as Question;
    const table = { stage: 'running', paused: false } as TableNow;
    const waited = (now: TableNow): boolean[] => [0, 1, 2].map((one) => isWaitedFor(question, now, one));
    expect(waited(table)).toEqual([true, false, false]);
    expect(waited({ ...table, paused: true })).toEqual([false, false, false]);
    expect(waited({ ...table, stage: 'over' })).toEqual([false, false, false]);
    expect(isWaitedFor(null, table, 0)).toBe(false);
  });
});
