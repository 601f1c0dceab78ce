import { describe, expect, it } from 'vitest';

import { noteWaiting, waitsForNext } from './next_game';

describe('who waits for the next game', () => {
  it('is remembered for each table, and forgotten when they wait no more', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    noteWaiting(storage, 'ABCD', true);
    noteWaiting(storage, 'EFGH', true);
    expect([waitsForNext(storage, 'ABCD'), waitsForNext(storage, 'XXXX')]).toEqual([true, false]);
    noteWaiting(storage, 'ABCD', false);
    expect([waitsForNext(storage, 'ABCD'), waitsForNext(storage, 'EFGH')]).toEqual([false, true]);
    for (const key of kept.keys()) kept.set(key, '{"EFGH":1}');
    expect(waitsForNext(storage, 'EFGH')).toBe(false);
  });
});
