import { describe, expect, it } from 'vitest';
import type { HeldSeat } from '../protocol/api';
import { sorted, standing } from './mine';

function held(code: string, stage: 'open' | 'running' | 'over', more: Partial<HeldSeat> = {}): HeldSeat {
  const about = { manner: {}, players: 3, speed: 'normal' as const, stage, seats: [], setup: {} };
  return { code, game: 'omerta', seat: 1, created: 1, finished: null, about, asked: [], ...more };
}

describe('a table of mine', () => {
  it.each([
    [held('A', 'running', { asked: [0, 1] }), 'yours'],
    [held('A', 'running', { asked: [0] }), 'running'],
    [held('A', 'open'), 'open'],
    [held('A', 'over', { asked: [1] }), 'over'],
  ])('stands as it does for my seat', (seat, expected) => {
    expect(standing(seat)).toBe(expected);
  });

  it('comes first when it waits for me, then the newest of each kind', () => {
    const seats = [
      held('over', 'over', { finished: 9 }),
      held('open', 'open'),
      held('old', 'running', { created: 3 }),
      held('new', 'running', { created: 4 }),
      held('mine', 'running', { created: 2, asked: [1] }),
    ];
    expect(sorted(seats).map((seat) => seat.code)).toEqual(['mine', 'new', 'old', 'open', 'over']);
  });

  it('is not listed for ever once it is over', () => {
    const many = Array.from({ length: 9 }, (_, index) => held(`${index}`, 'over', { finished: index }));
    expect(sorted(many).map((seat) => seat.code)).toEqual(['8', '7', '6', '5', '4']);
  });
});
