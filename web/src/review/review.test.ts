import { describe, expect, it } from 'vitest';
import type { Replay, TableNow } from '../protocol/api';
import { openingOf, readPlace, writePlace } from './place';
import { Review } from './review.svelte';

const TABLE = { code: 'ABCD', seats: [{}, {}, {}] } as unknown as TableNow;

function aReplay(eyes: string): Replay {
  const moments = Array.from({ length: 9 }, (_, index) => ({ events: [], view: `${eyes} ${index + 1}` }));
  return { eyes, beginning: `${eyes} 0`, moments } as unknown as Replay;
}

async function aReview(at = 0): Promise<Review> {
  const source = { replay: (eyes: string) => Promise.resolve(aReplay(eyes)), opensAt: [] };
  const review = new Review(TABLE, source, { at, back: null, eyes: 'all' });
  await review.open();
  const points = [2, 5, 7].map((entry) => ({ entry, round: 1, seat: null, values: [] }));
  review.highlights = { curves: [{ name: 'stocks', points }], moments: [] };
  return review;
}

describe('a place in a game', () => {
  it.each([
    ['?at=12&eyes=2', { at: 12, back: null, eyes: '2' }],
    ['?back=3&eyes=1', { at: null, back: 3, eyes: '1' }],
    ['?eyes=spectator', { at: null, back: null, eyes: 'spectator' }],
    ['', { at: null, back: null, eyes: 'all' }],
    ['?at=-4&eyes=3', { at: null, back: null, eyes: 'all' }],
    ['?at=x&eyes=everybody', { at: null, back: null, eyes: 'all' }],
  ])('is read from %j', (search, place) => {
    expect(readPlace(search, 3)).toEqual(place);
  });

  it('is written as it is read', () => {
    expect(readPlace(writePlace({ at: 7, eyes: '1' }), 3)).toEqual({ at: 7, back: null, eyes: '1' });
  });

  it.each([
    [null, null, 2], // when the cards are dealt
    [null, 0, 4],
    [null, 1, 4],
    [null, 2, 2],
    [null, 900, 0],
    [3, 1, 3],
  ])('is where the cards are dealt, or so much before the end: %j, %j', (at, back, entry) => {
    const told = [['gangsters_dealt'], ['round_begun'], [], ['round_ended', 'game_ended']];
    const moments = told.map((types) => ({ view: {}, events: types.map((type) => ({ type })) }));
    const replay = { ...aReplay('all'), moments } as unknown as Replay;
    expect(openingOf({ at, back, eyes: 'all' }, replay, ['round_begun'])).toBe(entry);
  });
});

describe('a review', () => {
  it('begins before the first entry, and shows what was seen after each', async () => {
    const review = await aReview();
    expect([review.at, review.last, review.view, review.moment]).toEqual([0, 9, 'all 0', null]);
    review.step(1);
    expect([review.at, review.view]).toEqual([1, 'all 1']);
    review.step(-1);
    review.step(-1);
    expect(review.at).toBe(0);
  });

  it('goes turn by turn, and never beyond its ends', async () => {
    const review = await aReview();
    const places: number[] = [];
    for (const by of [1, 1, 1, 1, 1, -1, -1, -1, -1, -1] as const) {
      review.turn(by);
      places.push(review.at);
    }
    expect(places).toEqual([2, 5, 7, 9, 9, 7, 5, 2, 0, 0]);
    review.go(1000);
    expect(review.at).toBe(9);
  });

  it('opens where a link leads, at the end if that is too far', async () => {
    expect((await aReview(4)).at).toBe(4);
    expect((await aReview(400)).at).toBe(9);
  });

  it('stays where it is when it is seen through other eyes', async () => {
    const review = await aReview(4);
    await review.see('1');
    expect([review.seat, review.at, review.view]).toEqual([1, 4, '1 4']);
    await Promise.all([review.see('2'), review.see('spectator')]);
    expect([review.seat, review.view]).toEqual([null, 'spectator 4']);
  });
});
