import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../protocol/messages';
import { need, speak } from '../../text/text.svelte';
import type { Setting } from '../words/saying';
import { headline } from './headline';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const AT: Setting = { game: 'nonsuch', players: 3, nameOf: (seat) => NAMES[seat] ?? '?' };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  await need('generic');
});

type Ask = Question['ask'];

function asked(mode: Ask['mode'], seats: number[], answered: number[] = [], clock = 'turn'): Question {
  return {
    ask: { type: 'ask', id: 1, seats, mode, clock },
    answered,
    deadline: null,
    reveal: null,
    options: [],
    advised: false,
  };
}

describe('the question', () => {
  it.each([
    [asked('turn', [0]), 0, 'Your move', null],
    [asked('turn', [0]), 1, 'Ann to move', null],
    [asked('turn', [0], [], 'discard_card'), 0, 'Discard card', null],
    [asked('turn', [0], [], 'discard_card'), null, 'Ann to move', 'Discard card'],
    [
      asked('sealed', [0, 1, 2]),
      0,
      'Your move',
      'Everybody answers in secret, and all answers are shown together.',
    ],
    [asked('sealed', [0, 1, 2], [0]), 0, 'You have answered. The others are still thinking.', null],
    [asked('sealed', [0, 1, 2], [0]), null, 'Waiting for Bob and Cleo', null],
    [asked('race', [0, 1], [], 'snap'), 1, 'Snap', 'The quickest answer counts.'],
    [asked('floor', [0, 1], [0]), 0, 'Your move', 'The floor is open: say as much as you like.'],
    [asked('floor', [0, 1], [0]), 2, 'Waiting for Ann and Bob', null],
  ])('%j of seat %j', (question, seat, words, about) => {
    expect(headline(question, seat, AT)).toEqual({ words, about });
  });
});
