import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, LANGUAGES, need, speak } from '../../../text/text.svelte';
import { layOut } from '../board/geometry';
import { aBoard } from '../board/board.fixture';
import type { AdviceReason, Move, Printed } from '../protocol/types';
import { ADVICE, adviceSentence } from './advice';

const BOARD = aBoard();
const SEATS = ['Ann', 'Bob', 'Cid'].map((person) => ({ person, bot: null }));
const AT = { printed: { board: BOARD } as Printed, layout: layOut(BOARD), seats: SEATS, seat: 0 };
const SPACE = 'a_men';
const FACTS = {
  then: null, seat: 1, space: SPACE, points: 5, amount: 20_000, cost: 10_000, percent: 83, before: 90,
  favour: 5, against: 3,
} as const; // prettier-ignore
const OFFER = {
  type: 'offer',
  to: 2,
  money: 20_000,
  give: [],
  take: [],
  promise: [],
  ask: [],
  counter: false,
};
const MOVES = [
  { type: 'hire' },
  { type: 'vote', favour: true, votes: 4 },
  OFFER,
  { type: 'name', space: SPACE, boss: false, direction: 'left', attack: null },
] as Move[];

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await need('organized_crime');
    await speak(language);
  });

  it.each(ADVICE)('the reason %s is a whole sentence, whatever is done', (code) => {
    for (const move of MOVES) {
      const then = { type: 'name', space: SPACE, boss: false, direction: 'right', attack: null } as const;
      const reason: AdviceReason = { code, ...FACTS, then };
      const text = adviceSentence(move, reason, AT); // a value that is missing throws
      expect(text).toMatch(/^[\p{Lu}\d].*[.!]$/u);
      expect(text).not.toMatch(/crime-|[{}]/);
    }
  });
});
