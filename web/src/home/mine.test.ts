import { describe, expect, it, vi } from 'vitest';
import type { HeldSeat } from '../protocol/api';
import { speak } from '../text/text.svelte';
import { sorted, standing, standingWords } from './mine';

function held(code: string, stage: 'open' | 'running' | 'over', more: Partial<HeldSeat> = {}): HeldSeat {
  const about = { access: {}, players: 3, speed: 'normal' as const, stage, seats: [], setup: {} };
  return { code, game: 'chess', seat: 1, created: 1, finished: null, about, asked: [], ...more };
}

/** A game that I have left, and may come back to. */
function left(): HeldSeat {
  const one = held('A', 'running', { asked: [1] });
  one.about.seats = [
    { person: 'Ann', bot: null },
    { person: null, bot: 'regular' },
  ];
  return one;
}

describe('a table of mine', () => {
  it.each([
    [held('A', 'running', { asked: [0, 1] }), 'yours'],
    [held('A', 'running', { asked: [0] }), 'others'],
    [held('A', 'running'), 'running'], // a race
    [held('A', 'open'), 'open'],
    [left(), 'left'],
    [held('A', 'over', { asked: [1] }), 'over'],
  ])('stands as it does for my seat', (seat, expected) => {
    expect(standing(seat)).toBe(expected);
  });

  it.each([
    ['en', [1], 'your move'],
    ['en', [0], 'Ann to move'],
    ['en', [0, 2], 'waiting for Ann and Moe'],
    ['fr', [0], 'à Ann de jouer'],
    ['nl', [0, 2], 'wacht op Ann en Moe'],
    ['ru', [2], 'ходит Мо'],
  ] as const)('says in %s whose turn it is: %j', async (language, asked, words) => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
    const one = held('A', 'running', { asked: [...asked] });
    one.about.seats = [
      { person: 'Ann', bot: null },
      { person: 'Bea', bot: null },
      { person: null, bot: 'regular' },
    ];
    expect(standingWords(one)).toBe(words);
    vi.unstubAllGlobals();
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
