import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes';

describe('what has changed', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1 }, { a: 2 }, ['', '/a']],
    [{ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] }, ['', '/b', '/b/1']],
    [{ b: [1] }, { b: [1, 2] }, ['', '/b', '/b/1']],
    [{ b: [1, 2] }, { b: [1] }, ['', '/b']],
    [{ bid: null }, { bid: { face: 5 } }, ['', '/bid']],
    [{ bid: { face: 5 } }, { bid: null }, ['', '/bid']],
    [{ a: [] }, { a: {} }, ['', '/a']],
    [null, { a: 1 }, ['']],
  ])('from %j to %j', (before, after, places) => {
    expect([...changesBetween(before, after)].sort()).toEqual(places);
  });

  it('is found in any view', () => {
    let [old, now]: [unknown, unknown] = [1, 2];
    for (let level = 0; level < 3000; level += 1) [old, now] = [[old], [now]];
    expect(() => changesBetween(old, now)).not.toThrow();
    const long = Array.from({ length: 100_000 }, (_, n) => n);
    expect(changesBetween(long, [-1, ...long.slice(1)])).toEqual(new Set(['', '/0']));
  });
});
