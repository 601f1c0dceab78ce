import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Moment as Highlight } from '../../../review/account';
import { LANGUAGES, need, speak, type Language } from '../../../text/text.svelte';
import type { Moment } from '../protocol/types';
import { ACCOUNT } from './account';

const reader = { me: null, nameOf: (seat: number) => `<${seat}>` };
const where = { entry: 9, round: 2, seat: 1 };
const MOMENTS: Moment[] = [
  { type: 'swap_made', ...where, way: 'replace', gone: '1', came: 'lady', change: 14 },
  { type: 'swap_made', ...where, way: 'swap', gone: '3', came: '2', change: -1 },
  { type: 'quick_snap', ...where, card: '7', milliseconds: 412 },
  { type: 'late_snap', ...where, card: '7', behind: 28 },
  { type: 'late_snap', ...where, card: '7', behind: null },
  { type: 'wrong_snap', ...where, card: 'killer' },
  { type: 'power_used', ...where, power: 'gangster', gain: 18 },
  { type: 'called', ...where, won: true, stock: 4, lowest: 9, odds: 0.876, samples: 250 },
  { type: 'called', ...where, won: false, stock: 4, lowest: 3, odds: 0, samples: 250 },
];

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

describe('the moments of a game', () => {
  it.each(Object.keys(LANGUAGES) as Language[])(
    'are all told in %s, and nothing is left open',
    async (one) => {
      await speak(one);
      await need('review_omerta');
      for (const moment of MOMENTS) {
        const text = ACCOUNT.tellMoment(moment, reader);
        expect(text, ACCOUNT.groupOf(moment)).toContain('<1>');
        expect(text).not.toMatch(/[{}]|\$[a-z]|review-|undefined|-1/);
        expect(ACCOUNT.groups).toContain(ACCOUNT.groupOf(moment));
      }
    },
  );

  it('say what they are about', async () => {
    await speak('en');
    await need('review_omerta');
    const told = MOMENTS.map((moment) => ACCOUNT.tellMoment(moment, reader));
    expect(told[0]).toBe('<1>: 1 became Lady, 14 points more');
    expect(told[1]).toBe('<1>: 3 became 2, one point less');
    expect(told[3]).toBe('<1>: 7, 28 ms behind');
    expect(told[7]).toContain('88%');
  });

  it('are ranked by how much they mattered', () => {
    const [cost, won] = MOMENTS as Highlight[] as [Highlight, Highlight];
    expect(ACCOUNT.rankOf(cost)).toBeLessThan(ACCOUNT.rankOf(won));
    expect([ACCOUNT.groupOf(cost), ACCOUNT.groupOf(won)]).toEqual(['swap_lost', 'swap_won']);
  });
});
