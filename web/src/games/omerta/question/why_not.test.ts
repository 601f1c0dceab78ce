import { expect, it } from 'vitest';
import type { NotNow } from '../../../protocol/messages';
import { reasonsOf } from './why_not';

const said: NotNow[] = [
  { move: { type: 'omerta' }, rule: 'O29', reason: 'patrolled' },
  { move: { type: 'replace', place: 2 }, rule: 'O29', reason: 'card_patrolled' },
  { move: { type: 'discard' }, rule: 'O10', reason: 'must_replace' },
];

it('greys the card that a move points at, and otherwise the button of the move', () => {
  const reasons = reasonsOf(said, 1);
  expect([...reasons.keys()]).toEqual(['omerta', 'card:1:2', 'discard']);
  expect(reasons.get('card:1:2')?.rule).toBe('O29');
});

it('has a sentence of its own for each reason', () => {
  const sentences = [...reasonsOf(said, 1).values()].map(({ says }) => says);
  expect(new Set(sentences).size).toBe(said.length);
});

it('says nothing where the server says nothing', () => {
  expect(reasonsOf([], 0).size).toBe(0);
});
