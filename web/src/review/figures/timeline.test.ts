import { describe, expect, it } from 'vitest';
import { lanesOf } from './timeline';

const points = [0, 10, 20].map((entry) => ({ entry, round: 1, seat: null, values: [] }));
const at = (entry: number): number =>
  lanesOf([{ entry, seat: 0, sign: 'killed' }], points, { left: 0, width: 100 })[0]?.x ?? NaN;

describe('a timeline', () => {
  it('has its marks within their turns', () => {
    expect([0, 5, 10, 15, 20].map(at)).toEqual([0, 25, 50, 75, 100]);
  });

  it('has a mark after the last turn at its end', () => {
    expect(at(25)).toBe(100);
  });

  it('of a game without turns has its marks somewhere in the picture', () => {
    const [mark] = lanesOf([{ entry: 3, seat: 1, sign: 'dealt' }], [], { left: 8, width: 100 });
    expect(mark?.x).toBeGreaterThanOrEqual(8);
    expect(mark?.x).toBeLessThanOrEqual(100);
  });
});
