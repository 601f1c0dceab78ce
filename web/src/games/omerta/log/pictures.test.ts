import { expect, test } from 'vitest';
import { picturesIn } from './pictures';

test('a card that is thrown is seen beside its sentence', () => {
  expect(picturesIn({ type: 'snapped', seat: 1, place: 0, card: '7', order: null } as never)).toEqual(['7']);
  expect(picturesIn({ type: 'thrown', seat: 1, places: [0, 1], cards: ['7', '9'] } as never)).toEqual([
    '7',
    '9',
  ]);
});

test('what somebody looked at is theirs to remember: the log does not keep it', () => {
  expect(picturesIn({ type: 'peeked', seat: 0, places: [0, 1], cards: ['7', '9'] })).toEqual([]);
  expect(picturesIn({ type: 'looked_at', seat: 0, place: 1, card: '7' } as never)).toEqual([]);
  expect(picturesIn({ type: 'safe_opened', seat: 0, cards: ['7', '9', '1', '2'] } as never)).toEqual([]);
});
