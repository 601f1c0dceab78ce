import { expect, test } from 'vitest';
import { placesOf } from './places';

const seats = (scores: number[], winners: number[]): string[] =>
  placesOf(scores, winners).map(({ seat, place, behind }) => `${place}: ${seat}, ${behind} behind`);

test('the lowest or the highest wins, and the others follow by how near they came', () => {
  expect(seats([30, 7, 12], [1])).toEqual(['1: 1, 0 behind', '2: 2, 5 behind', '3: 0, 23 behind']);
  expect(seats([30, 7, 12], [0])).toEqual(['1: 0, 0 behind', '2: 2, 18 behind', '3: 1, 23 behind']);
});

test('equal scores share a place', () => {
  expect(seats([5, 5, 9, 9, 20], [0, 1])).toEqual([
    '1: 0, 0 behind',
    '1: 1, 0 behind',
    '3: 2, 4 behind',
    '3: 3, 4 behind',
    '5: 4, 15 behind',
  ]);
});

test('whoever lost with the score of the winner is not among the winners', () => {
  expect(seats([5, 5, 9], [1])).toEqual(['1: 1, 0 behind', '2: 0, 0 behind', '3: 2, 4 behind']);
});
