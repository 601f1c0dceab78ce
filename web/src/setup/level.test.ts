import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameOffered } from '../protocol/api';
import { DEFAULTS, settings } from '../settings.svelte';
import { levelFor, levelOf } from './level';

const DICE: GameOffered = {
  name: 'dice',
  seats: [2],
  bots: ['random', 'regular', 'careful'],
  weaker: [],
  stand_in: 'careful',
  turn_seconds: {},
  setup: [],
};
vi.mock('../server/requests', () => ({ listGames: () => Promise.resolve([DICE]) }));

beforeEach(() => {
  Object.assign(settings, DEFAULTS);
});

describe('the level of the bots to play against', () => {
  it('is that of the one who stands in, until somebody chooses', () => {
    expect(levelOf(DICE)).toBe('careful');
  });

  it('is the chosen one in a game that has it', () => {
    settings.level = 'random';
    expect(levelOf(DICE)).toBe('random');
    expect(levelOf({ ...DICE, bots: ['careful'] })).toBe('careful');
  });

  it('is found by the name of a game', async () => {
    expect(await levelFor('dice')).toBe('careful');
    expect(await levelFor('chess')).toBeNull();
  });
});
