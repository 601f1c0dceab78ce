import { describe, expect, it } from 'vitest';
import type { CardName } from '../protocol/types';
import { sumOf, turnsOf } from './count';

const hand = (...cards: CardName[]): [number, CardName][] => cards.map((card, place) => [place, card]);
const ENDED = {
  hands: [hand('4', '1', '2'), hand('3', '5'), hand('10', 'lady'), []],
  stocks: [7, 8, 25, 0],
  caller: 0,
};

describe('the count', () => {
  it('turns up the dearest hand first, and the caller’s last, with the worst card at the end', () => {
    const turns = turnsOf(ENDED);
    expect(turns.map(({ seat, card }) => `${seat}:${card}`)).toEqual(
      ['2:10', '2:lady', '1:3', '1:5', '0:1', '0:2', '0:4'], // by stock, and in each hand by points
    );
    expect(turns.find(({ card }) => card === '4')?.place).toBe(0);
  });

  it('takes longer and longer over the caller’s cards, and not long over all', () => {
    const times = turnsOf(ENDED).map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const gaps = times.map((at, index) => at - (times[index - 1] ?? 0));
    expect(Math.min(...gaps.slice(-3))).toBeGreaterThan(Math.max(...gaps.slice(1, -3)));
    expect(gaps.at(-1)).toBeGreaterThan(gaps.at(-2) ?? 0);
    expect(times.at(-1)).toBeLessThan(4000);
  });

  it('without a call goes through the hands alike', () => {
    const turns = turnsOf({ ...ENDED, caller: null });
    expect(turns.map(({ seat }) => seat)).toEqual([2, 2, 1, 1, 0, 0, 0]);
  });

  it('says what is turned up so far comes to', () => {
    const turns = turnsOf(ENDED);
    expect([sumOf(turns.slice(0, 1), 2), sumOf(turns, 2), sumOf(turns.slice(0, 1), 0)]).toEqual([10, 25, 0]);
  });
});
