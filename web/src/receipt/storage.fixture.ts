/** What a browser stores, for tests. */
import type { ReceiptStorage } from './storage';

export function aStorage(): ReceiptStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (place) => kept.get(place) ?? null,
    setItem: (place, text) => void kept.set(place, text),
    removeItem: (place) => void kept.delete(place),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
