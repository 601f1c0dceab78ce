import { describe, expect, it } from 'vitest';

import { noteWaiting, waitsForNext } from './next_game';

describe('who waits for the next game', () => {
  it('is remembered for each table, and forgotten when they wait no more', () => {
    const kept = new Map<string, string>();
    const drawer = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    noteWaiting(drawer, 'ABCD', true);
    noteWaiting(drawer, 'EFGH', true);
    expect([waitsForNext(drawer, 'ABCD'), waitsForNext(drawer, 'XXXX')]).toEqual([true, false]);
    noteWaiting(drawer, 'ABCD', false);
    expect([waitsForNext(drawer, 'ABCD'), waitsForNext(drawer, 'EFGH')]).toEqual([false, true]);
    for (const key of kept.keys()) kept.set(key, '{"EFGH":1}');
    expect(waitsForNext(drawer, 'EFGH')).toBe(false);
  });
});
