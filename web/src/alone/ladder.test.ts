import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameOffered, HeldSeat } from '../protocol/api';
import { DEFAULTS, readSettings, settings } from '../settings.svelte';
import { choose, inviteOf, isAided, noteFinished, opponentIn, opponentOf } from './ladder';

const DICE: GameOffered = {
  name: 'dice',
  seats: [2],
  bots: ['easy', 'adviser', 'hard', 'hardest'],
  weaker: [],
  stand_in: 'hard',
  turn_seconds: {},
  setup: [],
};
vi.mock('../server/requests', () => ({ listGames: () => Promise.resolve([DICE]) }));

let tables = 0;

/** A game that Ann has finished alone with bots. */
function finished(more: { won?: boolean; level?: string; code?: string; friend?: string } = {}): HeldSeat {
  const about = {
    access: {},
    players: 2,
    speed: 'untimed' as const,
    stage: 'over' as const,
    seats: [
      { person: more.friend ?? null, bot: more.friend === undefined ? (more.level ?? 'easy') : null },
      { person: 'Ann', bot: null },
    ],
    setup: {},
    winners: [more.won === true ? 1 : 0],
  };
  const code = more.code ?? `T${tables++}`;
  return { code, game: 'dice', seat: 1, created: 1, finished: 2, about, asked: [] };
}

beforeEach(() => {
  Object.assign(settings, DEFAULTS);
});

describe('whoever plays alone', () => {
  it('meets the kindest first, unless they have chosen another', async () => {
    expect(opponentOf(DICE)).toBe('easy');
    choose('dice', 'hard');
    expect(opponentOf(DICE)).toBe('hard');
    expect(opponentOf({ ...DICE, bots: ['easy'] })).toBe('easy');
    expect(await opponentIn('dice')).toBe('hard');
    expect(await opponentIn('chess')).toBeNull();
  });

  it('is invited by the next one after a win, and never by the adviser', () => {
    noteFinished(finished());
    expect(inviteOf(DICE)).toBeNull();
    noteFinished(finished({ won: true }));
    expect(inviteOf(DICE)).toEqual({ next: 'hard', won: true });
  });

  it('is invited after a few games too, and by nobody from the top', () => {
    for (let game = 0; game < 3; game++) noteFinished(finished());
    expect(inviteOf(DICE)).toEqual({ next: 'hard', won: false });
    choose('dice', 'hardest');
    noteFinished(finished({ level: 'hardest', won: true }));
    expect(inviteOf(DICE)).toBeNull();
    choose('dice', 'adviser');
    noteFinished(finished({ level: 'adviser', won: true }));
    expect(inviteOf(DICE)).toBeNull();
  });

  it('has a memory aid in the first games of each, or as they chose', () => {
    for (let game = 0; game < 3; game++) {
      expect(isAided('dice')).toBe(true);
      noteFinished(finished({ level: game === 1 ? 'hard' : 'easy' }));
    }
    expect(isAided('dice')).toBe(false);
    expect(isAided('chess')).toBe(true);
    settings.aid = true;
    expect(isAided('dice')).toBe(true);
  });
});

describe('a game', () => {
  it('counts once, however often it is seen, and comes back with the settings', () => {
    const game = finished({ won: true });
    noteFinished(game);
    noteFinished(game);
    expect(settings.ladder).toEqual({ 'dice/easy': { played: 1, won: 1 } });
    expect(readSettings(JSON.stringify(settings)).ladder).toEqual(settings.ladder);
  });

  it('in which a bot stands in at its end is not one against that bot', () => {
    const game = finished({ won: true });
    const [bot] = game.about.seats;
    const seats = [bot ?? { person: null, bot: null }, { person: 'Ann', bot: 'hard' }];
    noteFinished({ ...game, about: { ...game.about, seats } });
    expect(settings.ladder).toEqual({ 'dice/easy': { played: 1, won: 1 } });
  });

  it('with friends counts for nothing', () => {
    noteFinished(finished({ won: true, friend: 'Bob' }));
    expect(settings.ladder).toEqual({});
  });

  it.each(['{"ladder":{"dice/easy":7}}', '{"opponents":{"dice":3}}', '{"counted":[1]}', '{"aid":"no"}'])(
    'is not believed of a spoilt store: %s',
    (text) => {
      expect(readSettings(text)).toEqual(DEFAULTS);
    },
  );
});
