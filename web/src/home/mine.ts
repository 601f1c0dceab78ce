/** The tables at which this browser has a seat: those that wait for somebody first. */
import { forgetToken, keptSeats } from '../line/kept';
import { listSeats } from '../line/requests';
import type { HeldSeat } from '../protocol/api';

export type Standing = 'yours' | 'running' | 'open' | 'over';
const ORDER: readonly Standing[] = ['yours', 'running', 'open', 'over'];
const MOST_OVER = 5; // finished ones that are worth a line

/** How a table stands for whoever has this seat. */
export function standing(held: HeldSeat): Standing {
  if (held.about.stage !== 'running') return held.about.stage;
  return held.asked.includes(held.seat) ? 'yours' : 'running';
}

/** In the order in which somebody wants to see them; of the finished ones only the last. */
export function sorted(seats: readonly HeldSeat[]): HeldSeat[] {
  const rank = (held: HeldSeat): number => ORDER.indexOf(standing(held));
  const newest = [...seats].sort(
    (one, other) =>
      rank(one) - rank(other) || (other.finished ?? other.created) - (one.finished ?? one.created),
  );
  const over = newest.filter((held) => standing(held) === 'over');
  return newest.filter((held) => standing(held) !== 'over' || over.indexOf(held) < MOST_OVER);
}

/** Ask about all of one's seats; tokens that open nothing any more are forgotten. */
export async function mySeats(): Promise<HeldSeat[]> {
  const kept = keptSeats();
  if (kept.length === 0) return [];
  const answers = await listSeats(kept.map((seat) => seat.token));
  kept.forEach((seat, index) => {
    if (answers[index] == null) forgetToken(seat.code);
  });
  return sorted(answers.filter((held) => held !== null));
}
