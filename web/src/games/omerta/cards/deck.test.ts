import { expect, it } from 'vitest';
import { BOTTLES, CHARACTERS } from './card';
import { faceOf } from './deck';

const drawings = import.meta.glob<string>('../pictures/cards/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = [...BOTTLES, ...CHARACTERS, 'back'] as const;

it.each(NAMES)('the drawing of %s is in the deck, in the box that it is shown in', (name) => {
  const drawing = drawings[`../pictures/cards/${name}.svg`];
  expect(drawing).toContain(`viewBox="${faceOf(name).box}"`);
  expect(faceOf(name).address).toMatch(new RegExp(`cards#${name}$`));
});

it('the deck has no other drawing', () => {
  expect(Object.keys(drawings)).toHaveLength(NAMES.length);
});
