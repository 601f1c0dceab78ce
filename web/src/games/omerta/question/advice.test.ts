import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, LANGUAGES, speak } from '../../../text/text.svelte';
import type { AdviceReason, Move } from '../protocol/types';
import { ADVICE, adviceSentence } from './advice';

const AT = { me: 0, nameOf: (seat: number) => ['Ann', 'Bob', 'Cid'][seat] ?? '' };
const FACTS = {
  card: '2', other: '7', place: 2, second: 1, seat: 1, other_seat: 2, points: 5, count: 2, percent: 83,
} as const; // prettier-ignore

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speak(language);
  });

  it.each(ADVICE)('the reason %s is a whole sentence', (code) => {
    const reason: AdviceReason = { code, ...FACTS };
    const move: Move = { type: 'throw', places: [0, 2] };
    const text = adviceSentence(move, reason, { at: AT, button: null }); // a value that is missing throws
    expect(text).toMatch(/^[\p{Lu}\d].*[.!]$/u);
    expect(text).not.toMatch(/omerta-|[{}$?]/);
  });

  it('what a card is compared with may be unknown', () => {
    const reason: AdviceReason = { code: 'take', ...FACTS, other: null, points: 1 };
    expect(adviceSentence({ type: 'take' }, reason, { at: AT, button: null })).not.toMatch(/ ,|7/);
  });
});
