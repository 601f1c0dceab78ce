import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../protocol/messages';
import { onward, Walk } from './walk.svelte';

const there = { type: 'step', space: 'there' };
const elsewhere = { type: 'step', space: 'elsewhere' };
const kill = { type: 'kill', seat: 1, boss: false };
const hit = { type: 'hit', card: 'one_hit', targets: [] };
const hire = { type: 'hire' };
const claim = { type: 'claim' };

/** A table that asks, and goes on to the next of its questions with every answer. */
class Asked {
  said: unknown[] = [];
  refuses = false; // everything, and asks the same again
  private id = 1;
  private rest: unknown[][];

  constructor(...questions: unknown[][]) {
    this.rest = questions;
  }

  get options(): unknown[] {
    return this.rest[0] ?? [];
  }

  get question(): Question {
    return { ask: { id: this.id }, options: this.options } as Question;
  }

  answer(move: unknown): Promise<void> {
    this.said.push(move);
    if (!this.refuses) {
      this.rest.shift();
      this.id += 1;
    }
    return Promise.resolve();
  }
}

describe('the way on', () => {
  it('is the only step, whatever business may be done besides', () => {
    expect(onward([there])?.step).toEqual(there);
    expect(onward([hire, there, claim])?.step).toEqual(there);
  });

  it.each([
    ['a fork', [there, elsewhere]],
    ['a kill', [there, kill]],
    ['a HIT card', [there, hit]],
    ['points that may be left', [there, { type: 'stop' }]],
    ['something we have never heard of', [there, { type: 'bluff' }]],
    ['no way at all', [hire]],
  ])('is none where there is %s', (_, options) => {
    expect(onward(options)).toBeNull();
  });
});

describe('a walk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What it says, when it is looked at after every answer. */
  function walked(table: Asked, pieces: readonly number[] = []): unknown[] {
    const walk = new Walk();
    walk.begin(table, 0);
    for (let looks = 0; walk.isOn && looks < 20; looks += 1) {
      walk.advance(table, pieces[looks] ?? 0);
      vi.runAllTimers();
    }
    return table.said;
  }

  it('goes on as long as there is one way', () => {
    expect(walked(new Asked([there], [there], [there], [there, elsewhere], [there]))).toHaveLength(3);
  });

  it.each([
    ['a fork', [there, elsewhere]],
    ['a kill', [there, kill]],
    ['a HIT card', [hire, there, hit]],
    ['business that is new', [hire, claim, there]],
    ['business that has gone', [there]],
    ['a landing', [{ type: 'draw' }, { type: 'decline' }]],
  ])('stops before %s', (_, options) => {
    expect(walked(new Asked([hire, there], [hire, there], options, [hire, there]))).toHaveLength(2);
  });

  it('stops where another piece sets out', () => {
    expect(walked(new Asked([there], [there], [there]), [0, 1])).toHaveLength(2);
  });

  it('stops where what it said was refused', () => {
    const table = new Asked([there], [there]);
    table.refuses = true;
    expect(walked(table)).toHaveLength(1);
  });

  it('waits a moment before each step, in which it can be stopped', () => {
    const table = new Asked([there], [there]);
    const walk = new Walk();
    walk.begin(table, 0);
    const undo = walk.advance(table, 0);
    expect(table.said).toHaveLength(1);
    walk.stop();
    undo?.();
    vi.runAllTimers();
    expect(table.said).toHaveLength(1);
  });
});
