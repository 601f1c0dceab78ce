import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, need, speak, type Language } from '../text/text.svelte';
import { PRINTED } from '../protocol/organized_crime_print';
import type { Moment as OmertaMoment } from '../protocol/omerta';
import type { Moment as CrimeMoment } from '../protocol/organized_crime';
import type { Account, Moment } from './account';
import { crimeAccount } from './crime_account';
import { OMERTA_ACCOUNT } from './omerta_account';

const reader = { me: null, nameOf: (seat: number) => `<${seat}>` };
const where = { entry: 9, round: 2, seat: 1 };
const OMERTA: OmertaMoment[] = [
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
const CRIME: CrimeMoment[] = [
  { type: 'money_turned', ...where, change: -50_000 },
  { type: 'money_turned', ...where, change: 120_000 },
  { type: 'family_fell', ...where, by: 0 },
  { type: 'family_fell', ...where, by: null },
  { type: 'killing', ...where, victim: 2, boss: true, space: 'boston' },
  { type: 'killing', ...where, victim: 2, boss: false, space: 'base_miami_hit_men' },
  { type: 'deal_struck', ...where, other: 0, money: 30_000, give: [], take: ['judge'] },
  { type: 'vote_taken', ...where, source: 'narcotics', offender: null, carried: true, favour: 7, against: 3 },
  { type: 'vote_taken', ...where, source: null, offender: 2, carried: false, favour: 2, against: 2 },
];
const crime = crimeAccount(PRINTED, []);
const BOTH: [Account, Moment[]][] = [
  [OMERTA_ACCOUNT, OMERTA],
  [crime, CRIME],
];

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

describe('the moments of a game', () => {
  it.each(Object.keys(LANGUAGES) as Language[])(
    'are all told in %s, and nothing is left open',
    async (one) => {
      await speak(one);
      await Promise.all(['review', 'organized_crime'].map(need));
      for (const [account, moments] of BOTH)
        for (const moment of moments) {
          const text = account.tellMoment(moment, reader);
          expect(text, account.groupOf(moment)).toContain('<1>');
          expect(text).not.toMatch(/[{}]|\$[a-z]|review-|crime-|undefined|-1/);
          expect(account.groups).toContain(account.groupOf(moment));
        }
    },
  );

  it('say what they are about', async () => {
    await speak('en');
    await Promise.all(['review', 'organized_crime'].map(need));
    const told = OMERTA.map((moment) => OMERTA_ACCOUNT.tellMoment(moment, reader));
    expect(told[0]).toBe('<1>: 1 became Lady, 14 points more');
    expect(told[1]).toBe('<1>: 3 became 2, one point less');
    expect(told[3]).toBe('<1>: 7, 28 ms behind');
    expect(told[7]).toContain('88%');
    expect(CRIME.map((moment) => crime.tellMoment(moment, reader))).toEqual([
      '<1>: $50,000 less',
      '<1>: $120,000 more',
      '<1>, by <0>',
      '<1>',
      '<1> killed the Boss of <2> (Boston)',
      '<1> killed a hit-man of <2> (Hit-men’s room, Miami base)',
      '<1> gave <0>: $30,000; and got: Judge',
      '<1> wanted Narcotics: carried, 7 to 3',
      '<1> wanted a penalty for <2>: failed, 2 to 2',
    ]);
  });

  it('are ranked by how much they mattered', () => {
    const [cost, won] = OMERTA as Moment[] as [Moment, Moment];
    expect(OMERTA_ACCOUNT.rankOf(cost)).toBeLessThan(OMERTA_ACCOUNT.rankOf(won));
    expect([OMERTA_ACCOUNT.groupOf(cost), OMERTA_ACCOUNT.groupOf(won)]).toEqual(['swap_lost', 'swap_won']);
    const [lost, gained] = CRIME as Moment[] as [Moment, Moment];
    expect(crime.rankOf(gained)).toBeLessThan(crime.rankOf(lost));
  });

  it('stand on the timeline with those who did them', () => {
    expect(
      CRIME.flatMap((moment) => crime.marksOf(moment)).map(({ seat, sign }) => `${seat} ${sign}`),
    ).toEqual([
      ...['1 fell', '1 fell', '1 killed', '1 killed', '1 dealt', '0 dealt', '1 carried', '1 failed'],
    ]);
  });

  it('have figures that can be read', () => {
    expect(crime.figure('wealth', 450_000)).toBe('$450,000');
    expect(crime.short('wealth', 450_000)).toBe('$450K');
    expect(crime.figure('votes', 7)).toBe('7');
  });
});
