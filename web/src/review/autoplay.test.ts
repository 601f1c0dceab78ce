import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay, TableNow } from '../protocol/api';
import { Autoplay } from './autoplay.svelte';
import { Review } from './review.svelte';

const SILENT = [2, 3]; // entries at which nothing happened

let review: Review;
let autoplay: Autoplay;
let stop: (() => void) | undefined;

/** What the page's effect does: wait for the next step, again after each change. */
function follow(): void {
  stop?.();
  stop = autoplay.follow();
}

/** Let so much time pass; the page follows each step. */
function wait(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    const before = review.at;
    vi.advanceTimersByTime(100);
    if (review.at !== before) follow();
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  const moments = [1, 2, 3, 4, 5].map((entry) => ({
    view: entry,
    events: SILENT.includes(entry) ? [] : [{ type: 'drew' }],
  }));
  const replay = { eyes: 'all', beginning: 0, moments } as unknown as Replay;
  const table = { code: 'ABCD', seats: [{}, {}] } as unknown as TableNow;
  const source = { replay: () => Promise.resolve(replay), opensAt: [] };
  review = new Review(table, source, { at: 0, back: null, eyes: 'all' });
  await review.open();
  autoplay = new Autoplay(review, (entry) => (entry === 4 ? 'a'.repeat(100) : ''));
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
});

describe('a review that plays by itself', () => {
  it('shows every step at which something happened, and stands still at the end', () => {
    const places: number[] = [];
    autoplay.toggle();
    follow();
    for (let round = 0; round < 120 && autoplay.isPlaying; round += 1) {
      if (places.at(-1) !== review.at) places.push(review.at);
      wait(100);
    }
    expect([...places, review.at]).toEqual([0, 1, 4, 5]);
    expect(autoplay.isPlaying).toBe(false);
  });

  it('gives longer to what is longer to read, and less at a higher speed', () => {
    autoplay.toggle();
    follow();
    wait(2_400); // two short steps
    expect(review.at).toBe(4);
    wait(2_400);
    expect(review.at).toBe(4);
    wait(2_400);
    expect(review.at).toBe(5);
    autoplay.speed = 4;
    autoplay.toggle();
    expect(review.at).toBe(0);
    follow();
    wait(400);
    expect(review.at).toBe(1);
  });

  it('stands still when it is told to, or when somebody goes elsewhere', () => {
    autoplay.toggle();
    autoplay.toggle();
    follow();
    wait(5_000);
    expect(review.at).toBe(0);
    autoplay.toggle();
    review.go(4);
    follow();
    expect(autoplay.isPlaying).toBe(false);
    wait(5_000);
    expect(review.at).toBe(4);
  });
});
