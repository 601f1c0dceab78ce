import { describe, expect, it } from 'vitest';
import type { Told } from '../protocol/messages';
import type { Event } from '../protocol/omerta';
import { cutShort, Looks } from './looks';

const PEEKED: Event = { type: 'peeked', seat: 0, places: [0, 2], cards: ['lady', '9'] };
const OTHER: Event = { type: 'peeked', seat: 1, places: [0, 2], cards: null };
const REPLACED: Event = { type: 'replaced', seat: 0, place: 2, card: '9' };
const BEGUN = { type: 'round_begun', round: 2, starter: 0 } as unknown as Event;

function told(...events: Event[]): Told[] {
  return events.map((event, index) => ({ number: index + 1, event })).toReversed();
}

function places(faces: ReturnType<typeof cutShort>): string[] {
  return faces.map(({ at, card }) => `${at} ${card}`);
}

function storage(first: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_, text) => {
      kept = text;
    },
  };
}

describe('a look that was cut short', () => {
  it('is what was turned up for this person and not seen', () => {
    expect(places(cutShort(told(PEEKED, OTHER), 0))).toEqual(['card:0:0 lady', 'card:0:2 9']);
    expect(cutShort(told(PEEKED, OTHER), 1)).toEqual([]);
  });

  it('shows no card where another lies by now', () => {
    expect(places(cutShort(told(PEEKED, REPLACED), 0))).toEqual(['card:0:0 lady']);
    expect(cutShort(told(PEEKED, BEGUN), 0)).toEqual([]);
  });

  it('is taken up again once, where the table was open before', () => {
    const kept = storage();
    expect(new Looks('ABCD', kept).resume(told())).toEqual([]);
    expect(new Looks('ABCD', kept).resume(told(PEEKED))).toHaveLength(2);
    expect(new Looks('ABCD', kept).resume(told(PEEKED))).toEqual([]);
  });

  it('is none when it was seen to its end', () => {
    const kept = storage();
    const looks = new Looks('ABCD', kept);
    looks.resume(told());
    looks.finish(1);
    expect(new Looks('ABCD', kept).resume(told(PEEKED))).toEqual([]);
  });

  it('is none for who opens the seat in another browser', () => {
    for (const strange of [null, '{', '7', '[{"code":"ABCD","seen":"x"}]', '[{"code":"WXYZ","seen":0}]'])
      expect(new Looks('ABCD', storage(strange)).resume(told(PEEKED))).toEqual([]);
  });
});
