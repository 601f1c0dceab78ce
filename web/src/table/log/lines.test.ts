import { expect, it } from 'vitest';
import type { Told } from '../../protocol/messages';
import { logLines, momentPath } from './lines';

const told: Told[] = [
  { number: 3, event: { type: 'drew', seat: 1 } },
  { number: 2, event: { type: 'person_seated', seat: 1, name: 'Cid' } },
  { number: 1, event: { type: 'hidden' } },
];
const seats = [
  { person: 'Ann', bot: null },
  { person: 'Cid', bot: null },
];

it('tells events in the words of their game, and leaves out those it has no words for', () => {
  const lines = logLines(told, {
    game: 'dice',
    me: 0,
    seats,
    tell: (event, { me, nameOf }) => {
      const { type, seat } = event as { type: string; seat: number };
      return type === 'hidden' ? null : `${nameOf(seat)} drew, says seat ${me}`;
    },
    lookOf: (event) => ((event as { type: string }).type === 'person_seated' ? 'small' : undefined),
  });
  expect(lines.map(({ number, look }) => [number, look])).toEqual([
    [3, undefined],
    [2, 'small'],
  ]);
  expect(lines[0]?.text).toBe('Cid drew, says seat 0');
});

it('finds the moment of a line in the review, with the eyes of its reader', () => {
  expect(momentPath('ABCD', told, 1, 0)).toBe('/t/ABCD/review?back=1&eyes=0');
  expect(momentPath('ABCD', told, 3, null)).toBe('/t/ABCD/review?back=0&eyes=spectator');
});
