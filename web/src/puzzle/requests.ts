/** The requests of the puzzle, which a first visit does not need. */
import type { DailyPuzzle, PuzzleChoice, PuzzleSolution } from '../protocol/api';
import { request } from '../server/requests';

/** The puzzle of a day; null: of today. */
export function getPuzzle(day: string | null): Promise<DailyPuzzle> {
  return request('GET', day === null ? '/api/puzzle' : `/api/puzzle?day=${encodeURIComponent(day)}`);
}

/** What a search has found for a puzzle, once something is chosen. */
export function solvePuzzle(choice: PuzzleChoice): Promise<PuzzleSolution> {
  return request('POST', '/api/puzzle', choice);
}
