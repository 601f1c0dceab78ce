import { beforeEach, describe, expect, it } from 'vitest';
import { answered, type Answered, dayOf, daysBefore, keep, streakOf } from './kept';

let storage: Pick<Storage, 'getItem' | 'setItem'>;

beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
  };
});

function answer(right: boolean, then = true, puzzle = 'a'): Answered {
  return { puzzle, option: 1, right, then };
}

describe('what is kept', () => {
  it('is the first answer to a puzzle', () => {
    keep('2026-11-19', answer(false), storage);
    keep('2026-11-19', answer(true), storage);
    expect(answered(storage)['2026-11-19']?.right).toBe(false);
  });

  it('is another answer where the day has another puzzle by now', () => {
    keep('2026-11-19', answer(false), storage);
    keep('2026-11-19', answer(true, false, 'b'), storage);
    expect(answered(storage)['2026-11-19']).toEqual(answer(true, false, 'b'));
  });

  it('is of the last four hundred days', () => {
    for (let back = 0; back < 410; back += 1) keep(daysBefore('2026-11-19', back), answer(true), storage);
    for (let back = 0; back < 410; back += 1) keep(daysBefore('2026-11-19', -back), answer(true), storage);
    const days = Object.keys(answered(storage));
    expect(days).toHaveLength(400);
    expect(days.at(-1)).toBe(daysBefore('2026-11-19', -409));
  });

  it.each(['nonsense', '7', 'null', '{"2026-11-19": {"right": "yes"}}'])('is nothing of %s', (text) => {
    storage.setItem('backroom.puzzles', text);
    expect(answered(storage)).toEqual({});
  });
});

describe('days', () => {
  it('are those of Greenwich', () => {
    expect(dayOf(Date.UTC(2026, 10, 19, 23, 59))).toBe('2026-11-19');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });
});

describe('a streak', () => {
  const today = '2026-11-19';
  function days(...found: [number, Answered][]): Record<string, Answered> {
    return Object.fromEntries(found.map(([back, one]) => [daysBefore(today, back), one]));
  }

  it.each([
    ['nothing yet', days(), 0],
    ['today', days([0, answer(true)]), 1],
    ['today and before', days([0, answer(true)], [1, answer(true)], [2, answer(true)]), 3],
    ['up to yesterday, while today is open', days([1, answer(true)], [2, answer(true)]), 2],
    ['ended by a day that was left out', days([0, answer(true)], [2, answer(true)]), 1],
    ['ended by a wrong answer', days([0, answer(true)], [1, answer(false)], [2, answer(true)]), 1],
    ['ended by a wrong answer today', days([0, answer(false)], [1, answer(true)]), 0],
    ['without what was solved later', days([0, answer(true)], [1, answer(true, false)]), 1],
    ['over two days ago', days([2, answer(true)]), 0],
  ])('%s', (_, found, length) => {
    expect(streakOf(found, today)).toBe(length);
  });
});
