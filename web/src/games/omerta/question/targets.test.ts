import { describe, expect, it } from 'vitest';
import type { Move } from '../protocol/types';
import { choosing, plainMoves, type Target } from './targets';

const ME = 0;

function lit(options: Move[], ...chosen: Target[]): Target[] {
  return [...choosing(options, ME, chosen).lit].sort();
}

describe('what may be pointed at', () => {
  it('is what occurs in the offered moves, and nothing else', () => {
    const options: Move[] = [
      { type: 'discard' },
      { type: 'replace', place: 0 },
      { type: 'replace', place: 3 },
    ];
    expect(lit(options)).toEqual(['card:0:0', 'card:0:3', 'discard']);
    expect(choosing(options, ME, ['card:0:3'])).toMatchObject({ ready: options[2], more: false });
  });

  it('is a second card once the first is chosen, in either order', () => {
    const options: Move[] = [
      { type: 'swap', seat: 0, place: 1, other: 2, other_place: 0 },
      { type: 'swap', seat: 1, place: 1, other: 2, other_place: 0 },
    ];
    expect(lit(options)).toEqual(['card:0:1', 'card:1:1', 'card:2:0']);
    expect(lit(options, 'card:2:0')).toEqual(['card:0:1', 'card:1:1']);
    expect(lit(options, 'card:0:1')).toEqual(['card:2:0']);
    expect(choosing(options, ME, ['card:2:0', 'card:1:1']).ready).toEqual(options[1]);
  });

  it('is the same player twice where that is offered; the first one named comes first', () => {
    const seats = [1, 2];
    const options: Move[] = seats.flatMap((first) =>
      seats.map((second): Move => ({ type: 'give', first, second })),
    );
    expect(lit(options, 'seat:2')).toEqual(['seat:1', 'seat:2']);
    expect(choosing(options, ME, ['seat:2', 'seat:2']).ready).toEqual({ type: 'give', first: 2, second: 2 });
    expect(choosing(options, ME, ['seat:2', 'seat:1']).ready).toEqual({ type: 'give', first: 2, second: 1 });
  });

  it('can be more although what is chosen is a move already', () => {
    const options: Move[] = [
      { type: 'decline' },
      { type: 'throw', places: [0] },
      { type: 'throw', places: [1] },
      { type: 'throw', places: [0, 1] },
      { type: 'throw', places: [1, 0] },
    ];
    expect(choosing(options, ME, [])).toMatchObject({ ready: null });
    expect(choosing(options, ME, ['card:0:1'])).toMatchObject({ ready: options[2], more: true });
    expect(choosing(options, ME, ['card:0:1', 'card:0:0'])).toMatchObject({ ready: options[4], more: false });
    expect(plainMoves(options, ME)).toEqual([{ type: 'decline' }]);
  });

  it('is nothing where nothing is asked', () => {
    expect(choosing([], ME, [])).toEqual({ lit: new Set(), ready: null, more: false });
  });

  it('is a card of the safe and one of mine', () => {
    const options: Move[] = [0, 1].map((safe) => ({ type: 'exchange', place: 2, safe }));
    expect(lit(options)).toEqual(['card:0:2', 'safe:0', 'safe:1']);
    expect(choosing(options, ME, ['safe:1', 'card:0:2']).ready).toEqual(options[1]);
  });
});
