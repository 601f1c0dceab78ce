/** A prepared game as its pupil sees it; tools/lessons.py plays it through the engine and writes it down. */
import type { Question, TableNow } from '../protocol/messages';

/** A move of any game. */
export interface Move {
  type: string;
}

/** An update of the server, without the clock and the table. */
export interface Shown {
  told: unknown[];
  view: unknown;
  question: Question | null;
}

/** A move that is played to see what it does, and then taken back. */
export interface Try {
  move: Move;
  shown: Shown[];
  cue: string;
}

/** Something that the coach says, after what happens first, and what the pupil does then. */
export interface Step {
  cue: string;
  shown: Shown[];
  wanted: Move[]; // any of these goes on; none: the pupil has read it
  tries: Try[];
  must_try: boolean; // a try goes on, instead of a move
  nudges: Record<string, string>; // what the coach says to other moves, by their kind
}

export interface Lesson {
  table: TableNow;
  steps: Step[];
}

export function readLesson(text: string): Lesson {
  return JSON.parse(text) as Lesson;
}

/** Every name of a text that the coach of a lesson may need. */
export function cuesOf({ steps }: Lesson): string[] {
  return steps.flatMap((step) => [
    ...[step.cue, 'other', ...step.tries.map((one) => one.cue)],
    ...Object.values(step.nudges),
  ]);
}

/** Whether two moves are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(move: unknown): unknown {
  return Object.entries(move as object).sort(([one], [other]) => one.localeCompare(other));
}
