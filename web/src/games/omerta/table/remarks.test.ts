import { describe, expect, it } from 'vitest';
import { gesturesOf, REMARKS } from './remarks';

const ended = { type: 'round_ended', round: 1, reason: 'omerta', hands: [], stocks: [], totals: [] };

it.each([
  [{ type: 'snapped', seat: 2, place: 0, card: '7' }, [[2, 'snap-won']]],
  [{ type: 'snapped_late', seat: 2, place: 0, card: '7' }, []],
  [{ type: 'snapped_wrong', seat: 2, place: 0, card: '7' }, [[2, 'snap-lost']]],
  [{ type: 'mixed', seat: 1, places: [], patrols: [] }, [[1, 'lady']]],
  [{ ...ended, caller: 1, scores: [5, 0, 9] }, [[1, 'call-won']]],
  [{ ...ended, caller: 1, scores: [0, 25, 9] }, [[1, 'call-lost']]],
  [{ ...ended, caller: null, scores: [5, 7, 9] }, []],
  [
    { type: 'game_ended', winners: [0, 2], totals: [1, 2, 1] },
    [
      [0, 'win'],
      [2, 'win'],
    ],
  ],
])('%j', (event, wanted) => {
  expect(REMARKS.occasions(event, []).map(({ seat, kind }) => [seat, kind])).toEqual(wanted);
});

describe('the gestures of faces', () => {
  it('follow from what everybody is told', () => {
    expect(gesturesOf({ type: 'mixed', seat: 2 })).toEqual([{ seat: 2, kind: 'shaken' }]);
    expect(gesturesOf({ type: 'snapped', seat: 1 })).toEqual([{ seat: 1, kind: 'cheers' }]);
    expect(gesturesOf({ type: 'snapped_wrong', seat: 1 })).toEqual([{ seat: 1, kind: 'winces' }]);
    expect(gesturesOf({ type: 'round_ended', caller: 0, scores: [7, 0] })).toEqual([
      { seat: 0, kind: 'winces' },
    ]);
    expect(gesturesOf({ type: 'round_ended', caller: null, scores: [7, 0] })).toEqual([]);
    expect(gesturesOf({ type: 'drew', seat: 1 })).toEqual([]);
  });
});
