/** Which options of a solved puzzle are shown: of a long list those that matter. */
import type { PuzzleSolution } from '../protocol/api';

export const MOST = 8;
const FIRST = 5; // of a longer list

export interface Ranked {
  options: number[]; // the best first
  others: number; // how many are left out
  most: number; // the chance of the best of those
}

/** The best, what somebody chose, and what goes by rule of thumb. */
export function ranked({ found, usual }: PuzzleSolution, mine: number): Ranked {
  const chance = (option: number): number => found[option]?.chance ?? 0;
  const all = found.map((_, option) => option).sort((one, other) => chance(other) - chance(one));
  if (all.length <= MOST) return { options: all, others: 0, most: 0 };
  const options = all.filter((option, rank) => rank < FIRST || option === mine || option === usual);
  const rest = all.filter((option) => !options.includes(option));
  return { options, others: rest.length, most: chance(rest[0] ?? -1) };
}
