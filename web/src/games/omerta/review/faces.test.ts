import { describe, expect, it } from 'vitest';
import type { Event, View } from '../protocol/types';
import { facesIn, facesShown } from './faces';

describe('cards that lie face up', () => {
  it('are those that the view has', () => {
    const hands = [[{ place: 2, blocked: false, card: 'lady' }], [{ place: 0, blocked: false, card: null }]];
    expect(facesIn({ hands } as View)).toEqual([['card:0:2', 'lady']]);
  });

  it('are those that were just shown, to whom they were shown', () => {
    const events: Event[] = [
      { type: 'peeked', seat: 0, places: [0, 3], cards: ['1', 'killer'] },
      { type: 'peeked', seat: 1, places: [0, 1], cards: null },
      { type: 'looked_at', seat: 2, place: 1, card: '7' },
      { type: 'looked_at', seat: 1, place: 1, card: null },
      { type: 'safe_opened', seat: 0, cards: ['2', '3'] },
      { type: 'safe_opened', seat: 1, cards: null },
      { type: 'snapped_wrong', seat: 1, place: 2, card: '9' },
      { type: 'thrown_back', seat: 2, places: [0, 1], cards: ['4', '5'] },
      { type: 'drew', seat: 1, card: null },
    ];
    expect(facesShown(events)).toEqual([
      ['card:0:0', '1'],
      ['card:0:3', 'killer'],
      ['card:2:1', '7'],
      ['safe:0', '2'],
      ['safe:1', '3'],
      ['card:1:2', '9'],
      ['card:2:0', '4'],
      ['card:2:1', '5'],
    ]);
  });
});
