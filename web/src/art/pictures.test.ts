import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOTTLES, CHARACTERS } from '../omerta/card';
import { COVERS, GANGSTERS, ICONS, addressOf, boxOf } from './pictures';
import { joinDrawings, symbolOf } from './sprite';

const drawings = import.meta.glob<string>('./pictures/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = [...BOTTLES, ...CHARACTERS, ...GANGSTERS, ...COVERS, ...ICONS, 'back', 'safe', 'logo'] as const;
const HEAVIEST_CARDS = 40 * 1024; // bytes, gzipped: they come with the first visit
const HEAVIEST_POSTERS = 20 * 1024;

describe('the drawings', () => {
  it.each(NAMES)('%s is drawn in the box that it is shown in', (name) => {
    const found = Object.entries(drawings).filter(([path]) => path.endsWith(`/${name}.svg`));
    expect(found).toHaveLength(1);
    expect(found[0]?.[1]).toContain(`viewBox="${boxOf(name)}"`);
    const folder = addressOf(name).split('#')[0]?.split('/').at(-1) ?? '';
    expect(found[0]?.[0]).toContain(`/${folder}/`);
  });

  it('are all known by name', () => {
    const files = Object.keys(drawings).map((path) => path.split('/').at(-1)?.replace('.svg', ''));
    expect(files.sort()).toEqual([...NAMES].sort());
  });

  it.each(Object.entries(drawings))('%s needs nothing from elsewhere', (_, drawing) => {
    // what a symbol in another file may not rely on: ids, styles, scripts, fonts, pictures
    expect(drawing).not.toMatch(/\bid=|\bstyle=|url\(|<(style|script|text|image|use|filter|mask|clipPath)\b/);
  });

  it('are light', () => {
    const weight = (folder: string): number =>
      gzipSync(joinDrawings(`src/art/pictures/${folder}`), { level: 9 }).length;
    expect(weight('cards')).toBeLessThan(HEAVIEST_CARDS);
    expect(weight('posters')).toBeLessThan(HEAVIEST_POSTERS);
  });
});

describe('a sprite', () => {
  it('names a symbol after its drawing', () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">\n  <path d="M0 0" />\n</svg>\n';
    expect(symbolOf('dot', drawing)).toBe('<symbol id="dot" viewBox="0 0 2 2"><path d="M0 0" /></symbol>');
  });

  it('refuses what is not drawn as the others are', () => {
    expect(() => symbolOf('dot', '<svg width="2"></svg>')).toThrow('dot.svg');
  });
});
