import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawingOf, ICONS, PORTRAITS } from './pictures';
import { joinDrawings, symbolOf } from './sprite';

const ours = import.meta.glob<string>('./pictures/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('../games/*/pictures/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawings = { ...ours, ...games };
const folders = [...new Set(Object.keys(drawings).map((path) => path.slice(0, path.lastIndexOf('/'))))];
const NAMES = [...PORTRAITS, ...ICONS, 'safe', 'logo'] as const;
const HEAVIEST = 40 * 1024; // bytes of a folder, gzipped

describe('the drawings', () => {
  it.each(NAMES)('%s is drawn in the box that it is shown in', (name) => {
    const found = Object.entries(ours).filter(([path]) => path.endsWith(`/${name}.svg`));
    expect(found).toHaveLength(1);
    const { address, box } = drawingOf(name);
    expect(found[0]?.[1]).toContain(`viewBox="${box}"`);
    expect(found[0]?.[0]).toContain(`/${address.split('#')[0]?.split('/').at(-1) ?? ''}/`);
  });

  it('are all known by name', () => {
    const files = Object.keys(ours).map((path) => path.split('/').at(-1)?.replace('.svg', ''));
    expect(files.sort()).toEqual([...NAMES].sort());
  });

  it.each(Object.entries(drawings))('%s needs nothing from elsewhere', (_, drawing) => {
    // what a symbol in another file may not rely on: ids, styles, scripts, fonts, pictures
    expect(drawing).not.toMatch(/\bid=|\bstyle=|url\(|<(style|script|text|image|use|filter|mask|clipPath)\b/);
  });

  it.each(folders)('are light: %s', (folder) => {
    expect(gzipSync(joinDrawings(`src/art/${folder}`), { level: 9 }).length).toBeLessThan(HEAVIEST);
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
