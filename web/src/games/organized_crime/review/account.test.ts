import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Moment as Highlight } from '../../../review/account';
import { LANGUAGES, need, speak, type Language } from '../../../text/text.svelte';
import { PRINTED } from '../protocol/printed';
import type { Moment } from '../protocol/types';
import { accountOf, SIGNS } from './account';

const reader = { me: null, nameOf: (seat: number) => `<${seat}>` };
const where = { entry: 9, round: 2, seat: 1 };
const MOMENTS: Moment[] = [
  { type: 'money_turned', ...where, change: -50_000 },
  { type: 'money_turned', ...where, change: 120_000 },
  { type: 'family_fell', ...where, by: 0 },
  { type: 'family_fell', ...where, by: null },
  { type: 'killing', ...where, victim: 2, boss: true, space: 'boston' },
  { type: 'killing', ...where, victim: 2, boss: false, space: 'base_miami_hit_men' },
  {
    type: 'deal_struck',
    ...where,
    other: 0,
    money: 30_000,
    give: [],
    take: ['judge'],
    promise: ['favour', 'favour'],
    ask: [],
  },
  { type: 'betrayal', ...where, other: 0, word: 'peace' },
  { type: 'vote_taken', ...where, source: 'narcotics', offender: null, carried: true, favour: 7, against: 3 },
  { type: 'vote_taken', ...where, source: null, offender: 2, carried: false, favour: 2, against: 2 },
];
const account = accountOf(PRINTED, []);

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

describe('the moments of a game', () => {
  it.each(Object.keys(LANGUAGES) as Language[])(
    'are all told in %s, and nothing is left open',
    async (one) => {
      await speak(one);
      await Promise.all(['review_organized_crime', 'organized_crime'].map(need));
      for (const moment of MOMENTS) {
        const text = account.tellMoment(moment, reader);
        expect(text, account.groupOf(moment)).toContain('<1>');
        expect(text).not.toMatch(/[{}]|\$[a-z]|review-|crime-|undefined|-1/);
        expect(account.groups).toContain(account.groupOf(moment));
      }
    },
  );

  it('say what they are about', async () => {
    await speak('en');
    await Promise.all(['review_organized_crime', 'organized_crime'].map(need));
    expect(MOMENTS.map((moment) => account.tellMoment(moment, reader))).toEqual([
      '<1>: $50,000 less',
      '<1>: $120,000 more',
      '<1>, by <0>',
      '<1>',
      '<1> killed the Boss of <2> (Boston)',
      '<1> killed a hit-man of <2> (Hit-men’s room, Miami base)',
      '<1> gave <0>: $30,000, every vote for the next request within 2 rounds; and got: Judge',
      '<1> broke the word given to <0>: no attack',
      '<1> wanted Narcotics: carried, 7 to 3',
      '<1> wanted a penalty for <2>: failed, 2 to 2',
    ]);
  });

  it('are ranked by how much they mattered', () => {
    const [lost, gained] = MOMENTS as Highlight[] as [Highlight, Highlight];
    expect(account.rankOf(gained)).toBeLessThan(account.rankOf(lost));
  });

  it('stand on the timeline with those who did them', () => {
    expect(
      MOMENTS.flatMap((moment) => account.timeline?.marksOf(moment) ?? []).map(
        ({ seat, sign }) => `${seat} ${sign}`,
      ),
    ).toEqual([
      ...[
        '1 fell',
        '1 fell',
        '1 killed',
        '1 killed',
        '1 dealt',
        '0 dealt',
        '1 betrayed',
        '1 carried',
        '1 failed',
      ],
    ]);
  });

  it('stand there with signs that are drawn and named', async () => {
    await speak('en');
    await need('review_organized_crime');
    const signs = MOMENTS.flatMap((moment) => account.timeline?.marksOf(moment) ?? []).map(
      ({ sign }) => sign,
    );
    expect([...new Set(signs)]).toEqual(Object.keys(SIGNS));
    expect(account.timeline?.signName('fell')).toBe('a family falls');
  });

  it('have figures that can be read', () => {
    expect(account.figure('wealth', 450_000)).toBe('$450,000');
    expect(account.short('wealth', 450_000)).toBe('$450K');
    expect(account.figure('votes', 7)).toBe('7');
  });
});
