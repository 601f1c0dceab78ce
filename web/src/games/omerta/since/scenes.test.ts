import { describe, expect, it } from 'vitest';
import type { Event } from '../protocol/types';
import { isOfOwnTurn } from './own_turn';
import { sketchOf } from './scenes';

describe('a small picture', () => {
  it('shows whom a power is used against, and not who uses it twice', () => {
    const swap: Event = {
      type: 'power_named',
      seat: 0,
      power: 'gangster',
      move: { type: 'swap', seat: 0, place: 1, other: 2, other_place: 0 },
    };
    expect(sketchOf(swap)).toMatchObject({ who: 0, whom: [2], cards: ['gangster'] });
    const give: Event = {
      type: 'power_named',
      seat: 0,
      power: 'snitch',
      move: { type: 'give', first: 1, second: 1 },
    };
    expect(sketchOf(give).whom).toEqual([1]);
  });

  it('never turns up what only its reader saw', () => {
    const seen: Event[] = [
      { type: 'drew', seat: 0, card: '7' },
      { type: 'peeked', seat: 0, places: [0, 1], cards: ['3', 'lady'] },
      { type: 'looked_at', seat: 0, place: 2, card: 'killer' },
      { type: 'safe_opened', seat: 0, cards: ['1', '2', '3', '4'] },
    ];
    for (const event of seen) for (const card of sketchOf(event).cards) expect(card).toBeNull();
  });

  it('shows what was thrown to all', () => {
    expect(sketchOf({ type: 'snapped_wrong', seat: 1, place: 0, card: '9' })).toMatchObject({
      who: 1,
      cards: ['9'],
      sign: 'icon_close',
    });
  });
});

describe('a turn of one’s own', () => {
  it('is what one draws and discards, and no snap', () => {
    expect(isOfOwnTurn({ type: 'drew', seat: 1, card: null }, 1)).toBe(true);
    expect(isOfOwnTurn({ type: 'discarded', seat: 1, card: '4' }, 1)).toBe(true);
    expect(isOfOwnTurn({ type: 'discarded', seat: 2, card: '4' }, 1)).toBe(false);
    expect(isOfOwnTurn({ type: 'snapped', seat: 1, place: 0, card: '4' }, 1)).toBe(false);
  });
});
