import { describe, expect, it } from 'vitest';
import { GAMES, lessonPath, plugOf, rulesPath } from '.';
import { FIRST_GAME } from './first';

const sources = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '../../*.{ts,js,html}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const REGISTRY = ['./index.ts', './first.ts'];

describe('a game', () => {
  it.each(Object.keys(GAMES))('%s is known by name in its folder and in the registry alone', (game) => {
    const name = new RegExp(game.replace('_', '[ _-]?'), 'i');
    const knowing = Object.entries(sources)
      .filter(([path, source]) => name.test(path) || name.test(source))
      .map(([path]) => path)
      .filter((path) => !path.startsWith(`./${game}/`) && !REGISTRY.includes(path));
    expect(knowing).toEqual([]);
  });

  it.each(Object.keys(GAMES))(
    '%s is imported as a whole, by its index, and by the registry alone',
    (game) => {
      const importing = Object.entries(sources)
        .filter(([path]) => !path.startsWith(`./${game}/`))
        .flatMap(([path, source]) =>
          [...source.matchAll(new RegExp(`['"][./]*/${game}[/'"].*`, 'g'))].map(
            ([line]) => `${path}: ${line}`,
          ),
        );
      expect(importing).toEqual([`./index.ts: './${game}';`]);
    },
  );

  it('has its rules, and where it brings one, its lesson at an address', () => {
    expect(rulesPath(FIRST_GAME)).toBe(`/rules/${FIRST_GAME}`);
    expect(lessonPath(FIRST_GAME)).toBe(`/learn/${FIRST_GAME}`);
  });

  it.each(['chess', 'constructor'])('that brings nothing has neither: %s', (game) => {
    expect([plugOf(game), rulesPath(game), lessonPath(game)]).toEqual([undefined, null, null]);
  });

  it('is the one that most visits come to', () => {
    expect(Object.keys(GAMES)).toContain(FIRST_GAME);
  });
});
