import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const css = readFileSync('src/tokens.css', 'utf8');

const blocks = [...css.matchAll(/^:root(?:\[data-theme='light'\])? \{(.*?)^\}/gms)];
const [dark, light] = blocks.map(([, block]) => coloursOf(block ?? '')) as [Tokens, Tokens];

function coloursOf(block: string): Tokens {
  const found: Tokens = {};
  for (const [, name = '', colour = ''] of block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g))
    found[name] = colour;
  return found;
}

/** Text, and what it may lie on. */
const TEXT: [string, string[]][] = [
  ['text', ['ground', 'panel', 'raised']],
  ['quiet', ['ground', 'panel', 'raised']],
  ['accent', ['ground', 'panel', 'raised']],
  ['danger', ['ground', 'panel', 'raised']],
  ['good', ['ground', 'panel', 'raised']],
  ['on-accent', ['accent']],
  ['on-blood', ['blood']],
  ['on-felt', ['felt', 'felt-edge']],
  ['quiet-on-felt', ['felt', 'felt-edge']],
];
/** The edge of something to use, or something to notice, and what it lies on. */
const EDGES: [string, string[]][] = [
  ['edge', ['ground', 'panel', 'raised']],
  ['brass', ['ground', 'panel']],
  ['accent', ['ground', 'panel', 'raised']],
  ['focus', ['ground', 'panel', 'raised']],
  ['lit', ['felt', 'felt-edge']],
];

/** WCAG 2.2: how much lighter one colour is than the other. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each([
  ['dark', dark],
  ['light', light],
])('in the %s look', (_, tokens) => {
  const pairs = (wanted: [string, string[]][]): [string, string][] =>
    wanted.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));

  it.each(pairs(TEXT))('%s can be read on %s', (front, back) => {
    expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGES))('%s can be made out on %s', (front, back) => {
    expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('on the felt, the light look has the colours of the dark one', () => {
  const [, block = ''] = /^:root\[data-theme='light'\] \.evening \{(.*?)^\}/ms.exec(css) ?? [];
  const evening = coloursOf(block);
  expect(Object.keys(evening)).toContain('text');
  expect(dark).toMatchObject(evening);
});

it('every colour of one look is in the other', () => {
  expect(Object.keys(light)).toEqual(Object.keys(dark));
});

it('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
