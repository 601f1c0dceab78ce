import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, LANGUAGES, speak } from '../text/text.svelte';
import { characterAbout, characterName } from './names';
import { PORTRAITS } from './portraits';

const PORTRAYED = Object.entries(PORTRAITS).flatMap(([game, { levels }]) =>
  levels.map((level) => [game, level] as const),
);
const SEATS = 4; // at the fullest table of the game with the fewest

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

describe('the characters', () => {
  it.each(Object.entries(PORTRAITS))('of %s are all drawn', (game, { levels }) => {
    const files = readdirSync(`src/games/${game}/pictures/portraits`).map((file) => file.replace('.svg', ''));
    expect(files.sort()).toEqual([...levels].sort());
  });

  it.each(Object.keys(LANGUAGES))('are all called something else in %s', async (language) => {
    await speak(language as Language);
    for (const game of Object.keys(PORTRAITS)) {
      const names = PORTRAYED.filter(([one]) => one === game).flatMap(([, level]) =>
        Array.from({ length: SEATS }, (_, cousin) => characterName(game, level, cousin)),
      );
      expect(names).not.toContain(null);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(0);
    }
  });

  it.each(PORTRAYED)('say how they play: %s, %s', (game, level) => {
    expect(characterAbout(game, level)).toBeTruthy();
  });

  it('are no more than those who were invented', () => {
    expect(characterName('dice', 'careful')).toBeNull();
    expect(characterAbout('dice', 'careful')).toBeNull();
  });
});
