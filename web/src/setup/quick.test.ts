import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GamePlug } from '../games/plug';
import type { GameOffered } from '../protocol/api';
import { DEFAULTS, settings } from '../settings.svelte';
import { speak } from '../text/text.svelte';
import { firstChoices, rememberChoices, startingValues } from './quick';

const plug = vi.hoisted(() => ({
  quick: {
    choices: ['edition', 'length'],
    suggest: (language: string) => ({ edition: language, length: 'short' }),
  },
}));
vi.mock('../games', () => ({
  plugOf: (game: string) => (game === 'chess' ? (plug as unknown as GamePlug) : undefined),
}));

const CHESS: GameOffered = {
  name: 'chess',
  seats: [2],
  bots: ['random', 'regular'],
  weaker: [],
  stand_in: 'regular',
  turn_seconds: { calm: 60, normal: 30, quick: 15 },
  setup: [
    { name: 'edition', kind: 'word', default: 'en', words: ['en', 'fr'] },
    { name: 'length', kind: 'word', default: 'long', words: ['long', 'short'] },
    { name: 'rounds', kind: 'number', default: null, open: true, least: 1, most: 20 },
  ],
};

beforeEach(async () => {
  Object.assign(settings, DEFAULTS);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('fr');
});

describe('a table without being asked much', () => {
  it('is in the edition of the language, where there is one', async () => {
    expect(startingValues(CHESS)).toEqual({ edition: 'fr', length: 'short' });
    await speak('nl');
    expect(startingValues(CHESS)).toEqual({ length: 'short' });
  });

  it('is as it was chosen last, whatever the language', async () => {
    rememberChoices(CHESS, { edition: 'en', length: 'long', rounds: 3 });
    expect(settings.choices).toEqual({ chess: { edition: 'en', length: 'long' } });
    await speak('nl');
    expect(startingValues(CHESS)).toEqual({ edition: 'en', length: 'long' });
  });

  it('follows the language again when the suggested edition is chosen', async () => {
    rememberChoices(CHESS, { edition: 'en', length: 'short' });
    rememberChoices(CHESS, { edition: 'fr', length: 'short' });
    await speak('en');
    expect(startingValues(CHESS)).toEqual({ edition: 'en', length: 'short' });
  });

  it('forgets what there is no more', () => {
    settings.choices = { chess: { edition: 'la', length: 'long' } };
    expect(startingValues(CHESS)).toEqual({ edition: 'fr', length: 'long' });
  });

  it('has the defaults of the server where a game suggests nothing', () => {
    const other = { ...CHESS, name: 'go' };
    expect(firstChoices(other)).toEqual([]);
    expect(startingValues(other)).toEqual({});
  });
});
