import { describe, expect, it } from 'vitest';
import type { Told } from '../../../protocol/messages';
import type { Event } from '../protocol/types';
import { type Beat, beatOf } from './beats';
import { LEAST, SeenCards, SOON, turnedSince } from './seen_cards';

const PEEKED: Event = { type: 'peeked', seat: 0, places: [0, 2], cards: ['lady', '9'] };
const OTHER: Event = { type: 'peeked', seat: 1, places: [0, 2], cards: null };
const REPLACED: Event = { type: 'replaced', seat: 0, place: 2, card: '9' };
const BEGUN = { type: 'round_begun', round: 2, starter: 0 } as unknown as Event;

function told(...events: Event[]): Told[] {
  return events.map((event, index) => ({ number: index + 1, event })).toReversed();
}

function places(faces: readonly { at: string; card: string }[]): string[] {
  return faces.map(({ at, card }) => `${at} ${card}`);
}

const PEEK = beatOf(PEEKED, []) as Beat;
let now = 0;

/** A browser, with what it keeps. */
function browser(first: string | null = null): (seat?: number | null) => SeenCards {
  let kept = first;
  const storage = {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  };
  now = 1_000_000;
  return (seat: number | null = 0) => new SeenCards('ABCD', seat, storage, () => now);
}

describe('faces that were turned up', () => {
  it('are those that this person was shown', () => {
    expect(places(turnedSince(told(PEEKED, OTHER), 1))).toEqual(['card:0:0 lady', 'card:0:2 9']);
    expect(turnedSince(told(PEEKED, OTHER), 2)).toEqual([]);
  });

  it('are none where another card lies by now', () => {
    expect(places(turnedSince(told(PEEKED, REPLACED), 1))).toEqual(['card:0:0 lady']);
    expect(turnedSince(told(PEEKED, BEGUN), 1)).toEqual([]);
  });
});

describe('the safe', () => {
  const OPENED: Event = { type: 'safe_opened', seat: 0, cards: ['1', '2', '3', '4'] };
  const EXCHANGED: Event = { type: 'exchanged', seat: 0, place: 0, safe: 2, card: null };

  it('is open once more after a reload, and closed after an exchange', () => {
    expect(places(turnedSince(told(OPENED), 1))).toEqual(['safe:0 1', 'safe:1 2', 'safe:2 3', 'safe:3 4']);
    expect(turnedSince(told(OPENED, EXCHANGED), 1)).toEqual([]);
  });
});

describe('a look that a new page takes up again', () => {
  it('is shown for the time that was left, and not a third time', () => {
    const open = browser();
    const seen = open();
    seen.resume(told());
    seen.hear(1, PEEK);
    now += 2_000;
    const shown = open().resume(told(PEEKED));
    expect(shown.map(({ milliseconds }) => milliseconds)).toEqual([6_000, 6_000]);
    expect(open().resume(told(PEEKED))).toEqual([]);
  });

  it('is long enough to be seen', () => {
    const open = browser();
    open().hear(1, PEEK);
    now += 7_900;
    expect(open().resume(told(PEEKED))[0]?.milliseconds).toBe(LEAST);
  });

  it('is none when it was over, or closed', () => {
    const open = browser();
    open().hear(1, PEEK);
    now += 8_000;
    expect(open().resume(told(PEEKED))).toEqual([]);
    const seen = open();
    seen.hear(1, PEEK);
    seen.close(1);
    expect(open().resume(told(PEEKED))).toEqual([]);
  });

  it('is shown whole if it was told while the page was being loaded', () => {
    const open = browser();
    open().hear(1, null);
    now += SOON;
    const shown = open().resume(told(OTHER, PEEKED));
    expect(shown.map(({ milliseconds }) => milliseconds)).toEqual([8_000, 8_000]);
  });

  it('is not saved up for later', () => {
    const open = browser();
    open().hear(1, null);
    now += SOON + 1;
    expect(open().resume(told(OTHER, PEEKED))).toEqual([]);
  });

  it('is none after a change of seats, or in another browser', () => {
    const open = browser();
    open(1).hear(0, null);
    expect(open(0).resume(told(PEEKED))).toEqual([]);
    open(null).hear(0, null);
    expect(open(0).resume(told(PEEKED))).toEqual([]);
    for (const strange of [
      null,
      '{',
      '7',
      '{"code":"ABCD","seat":0}',
      '{"code":"WXYZ","seat":0,"heard":0,"at":0,"look":null}',
    ])
      expect(browser(strange)().resume(told(PEEKED))).toEqual([]);
  });
});
