import { expect, it } from 'vitest';
import { beatOf } from './beats';
import { fromThrown, isLift } from './thrown';

const MINE = 'card:0:1';

it('a right card goes on to the discard pile from where it was thrown', () => {
  const beat = beatOf({ type: 'snapped', seat: 0, place: 1, card: '7' }, []);
  expect(beat && fromThrown(beat, MINE)).toMatchObject({
    flights: [{ from: 'thrown', to: 'discard', face: '7' }],
    closed: [MINE],
  });
});

it('a late or a wrong one comes back from there, and does not leave again', () => {
  for (const type of ['snapped_late', 'snapped_wrong'] as const) {
    const beat = beatOf({ type, seat: 0, place: 1, card: '7' }, []);
    expect(beat && fromThrown(beat, MINE).flights).toEqual([{ from: 'thrown', to: MINE, face: '7' }]);
  }
});

it('those of others go as ever', () => {
  const beat = beatOf({ type: 'snapped', seat: 2, place: 1, card: '7' }, []);
  expect(beat && fromThrown(beat, MINE)).toBe(beat);
});

it('a card that is taken or laid leaves the discard pile', () => {
  const took = beatOf({ type: 'took', seat: 0, card: '7' }, []);
  const drew = beatOf({ type: 'drew', seat: 0, card: '7' }, []);
  expect([took, drew].map((beat) => beat && isLift(beat))).toEqual([true, false]);
});
