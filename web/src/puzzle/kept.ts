/** How this person did in the puzzles: kept in this browser, and nowhere else. */
import { parseStored } from '../stored';

const PLACE = 'backroom.puzzles';
const MOST = 400; // days that are remembered
const A_DAY = 24 * 60 * 60 * 1000; // milliseconds

/** What somebody answered to the puzzle of a day; only the first answer counts. */
export interface Answered {
  puzzle: string; // its name: another version of the house may have another puzzle on that day
  option: number;
  right: boolean;
  then: boolean; // on that day
}

export type Days = Readonly<Record<string, Answered>>;
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The day that it is by Greenwich, as 2026-11-19. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** The day so many days before. */
export function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * A_DAY);
}

function isAnswered(one: unknown): one is Answered {
  if (typeof one !== 'object' || one === null) return false;
  const { puzzle, option, right, then } = one as Record<keyof Answered, unknown>;
  return (
    typeof puzzle === 'string' &&
    typeof option === 'number' &&
    typeof right === 'boolean' &&
    typeof then === 'boolean'
  );
}

/** All that was answered here, by day. */
export function answered(storage: Kept = localStorage): Days {
  const found = parseStored(storage.getItem(PLACE));
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, one]) => isAnswered(one)));
}

/** Keep the first answer to the puzzle of a day; gives all that there are now. */
export function keep(day: string, answer: Answered, storage: Kept = localStorage): Days {
  const before = answered(storage);
  if (before[day]?.puzzle === answer.puzzle) return before;
  const days = Object.entries({ ...before, [day]: answer }).sort(([one], [other]) => (one < other ? -1 : 1));
  const kept = Object.fromEntries(days.slice(-MOST));
  storage.setItem(PLACE, JSON.stringify(kept));
  return kept;
}

/** On how many days in a row the puzzle was solved on its day, up to today or yesterday. */
export function streakOf(days: Days, today: string): number {
  const isSolved = (day: string): boolean => days[day]?.right === true && days[day].then;
  let back = isSolved(today) ? 0 : 1;
  if (days[today]?.right === false) return 0;
  const first = back;
  while (isSolved(daysBefore(today, back))) back += 1;
  return back - first;
}
