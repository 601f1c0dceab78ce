import { expect, it } from 'vitest';
import type { PuzzleSolution } from '../protocol/api';
import { ranked } from './ranking';

function solution(chances: number[], usual = 0): PuzzleSolution {
  const found = chances.map((chance) => ({ chance, playouts: 100 }));
  return { best: chances.indexOf(Math.max(...chances)), found, error: 0, usual, reason: null };
}

it('shows all options of a short list, the best first', () => {
  expect(ranked(solution([0.1, 0.3, 0.2]), 0)).toEqual({ options: [1, 2, 0], others: 0, most: 0 });
});

it('shows of a long list the best, what was chosen and the rule of thumb', () => {
  const chances = Array.from({ length: 12 }, (_, index) => (12 - index) / 100);
  expect(ranked(solution(chances, 11), 8)).toEqual({
    options: [0, 1, 2, 3, 4, 8, 11],
    others: 5,
    most: 0.07,
  });
});
