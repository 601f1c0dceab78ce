/** What every table shows of a seat besides its name. */
import type { Question, SeatNow, TableNow } from '../protocol/messages';

/** Whether the person in this seat has lost their connection. */
export function isAway(seat: SeatNow | undefined): boolean {
  return seat?.person != null && !seat.connected;
}

/** Whether a bot plays for the person in this seat. */
export function isStoodIn(seat: SeatNow | undefined): boolean {
  return seat?.person != null && seat.bot !== null;
}

/** Whether the open question is asked of this seat, and not answered by it yet. */
export function isWaitedFor(question: Question | null, table: TableNow, seat: number): boolean {
  if (question === null || table.stage !== 'running' || table.paused) return false;
  return question.ask.seats.includes(seat) && !question.answered.includes(seat);
}
