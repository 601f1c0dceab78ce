import { describe, expect, it } from 'vitest';
import { lookAt, middle, moved, nearer, viewBox, WHOLE, within } from './camera';
import { SIZE } from '../geometry';

describe('what is seen of the board', () => {
  it('is never farther than the whole, nor beyond its edge', () => {
    expect(within({ x: -50, y: 5000, scale: 0.2 })).toEqual(WHOLE);
    expect(within({ x: 5000, y: -1, scale: 2 })).toEqual({ x: SIZE / 2, y: 0, scale: 2 });
  });

  it('has room for the buttons below the board when it is near', () => {
    expect(lookAt({ x: 0, y: SIZE }, 1).y).toBe(0);
    expect(lookAt({ x: 0, y: SIZE }, 2).y).toBe(SIZE * 0.59);
  });

  it('comes nearer around a point that stays where it is', () => {
    const at = { x: 400, y: 600 };
    const near = nearer(WHOLE, 2, at);
    expect((at.x - near.x) * near.scale).toBeCloseTo(at.x);
    expect((at.y - near.y) * near.scale).toBeCloseTo(at.y);
    expect(nearer(near, 0.5, at)).toEqual(WHOLE);
  });

  it('looks at a point, and moves from there', () => {
    const camera = lookAt({ x: 500, y: 500 }, 2);
    expect(middle(camera)).toEqual({ x: 500, y: 500 });
    expect(middle(moved(camera, { x: 100, y: 0 })).x).toBe(600);
    expect(viewBox(camera)).toBe('250 250 500 500');
  });
});
