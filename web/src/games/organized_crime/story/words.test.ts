import { beforeEach, describe, expect, it, vi } from 'vitest';
import { need, speak } from '../../../text/text.svelte';
import { layOut } from '../board/geometry';
import { PRINTED } from '../protocol/printed';
import type { Event } from '../protocol/types';
import { thousands } from '../words/names';
import { sentence, type Telling, termsOf } from './story';

const AT: Telling = {
  printed: PRINTED,
  layout: layOut(PRINTED.board),
  seats: ['Ann', 'Marcel', 'Cid'].map((person) => ({ person, bot: null })),
  seat: 0,
};
const NOTHING = { give: [], take: [], promise: [], ask: [] };
const DEAL = { type: 'deal_made', by: 0, to: 1, money: -10_000, ...NOTHING } as unknown as Event;

async function speaking(language: 'en' | 'fr' | 'nl' | 'ru'): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak(language);
  await need('organized_crime');
}

describe('what happened, in words', () => {
  beforeEach(() => speaking('en'));

  it('counts one point as one', () => {
    expect(sentence({ type: 'begun', seat: 1, points: 1 }, AT)).toBe('Marcel moves a piece with 1 point.');
    expect(sentence({ type: 'begun', seat: 0, points: 2 }, AT)).toContain('2 points');
    expect(sentence({ type: 'stranded', seat: 1, points: 1 }, AT)).toBe(
      'One point of Marcel cannot be used.',
    );
  });

  it('calls the reader you where a penalty is demanded', () => {
    const asked = (offender: number, by: number[]) => sentence({ type: 'penalty_asked', offender, by }, AT);
    expect(asked(0, [1])).toBe('Marcel demands a penalty for you.');
    expect(asked(0, [1, 2])).toBe('Marcel, Cid demand a penalty for you.');
    expect(asked(1, [0])).toBe('You demand a penalty for Marcel.');
    expect(asked(1, [2])).toBe('Cid demands a penalty for Marcel.');
  });

  it('says which way a piece goes by the city that is next', () => {
    const named = {
      type: 'named',
      seat: 1,
      space: 'new_york',
      boss: false,
      direction: 'right',
      attack: null,
    };
    expect(sentence(named, AT)).toBe('Marcel names a hit-man at New York, towards Las Vegas.');
  });

  it('denies the verb in French where nothing is given', async () => {
    await speaking('fr');
    expect(sentence(DEAL, AT)).toMatch(/^Marché : vous ne donnez rien à Marcel, contre 10.000.\$\.$/);
    expect(termsOf({ money: 0, ...NOTHING }).given).toBe('no');
  });

  it('names the other player in Russian without brackets', async () => {
    await speaking('ru');
    expect(sentence(DEAL, AT)).toMatch(/^Сделка\. Вы ничего не отдаёте игроку Marcel\. Взамен: 10.000.\$\.$/);
  });

  it.each(['en', 'fr', 'nl', 'ru'] as const)('breaks no sum of money in %s', async (language) => {
    await speaking(language);
    expect(thousands(20)).not.toMatch(/[ \n]/);
  });
});
