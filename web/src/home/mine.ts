/** The tables at which this browser has a seat: those that wait for somebody first. */
import { noteFinished } from '../alone/ladder';
import { forgetToken, keptSeats } from '../server/tokens';
import { listSeats } from '../server/requests';
import type { HeldSeat, Summary } from '../protocol/api';
import { language, t } from '../text/text.svelte';
import { seatName } from '../characters/names';

/** `running`: nobody in particular is waited for, as in a race. */
export type Standing = 'yours' | 'others' | 'running' | 'left' | 'open' | 'over';
const RANK: Record<Standing, number> = { yours: 0, others: 1, running: 1, left: 2, open: 2, over: 3 };
const MOST_OVER = 5; // finished ones that are worth a line

/** How a table stands for whoever has this seat. */
export function standing(held: HeldSeat): Standing {
  if (held.about.stage !== 'running') return held.about.stage;
  if (held.about.seats[held.seat]?.person === null) return 'left';
  if (held.asked.includes(held.seat)) return 'yours';
  return held.asked.length === 0 ? 'running' : 'others';
}

/** The same in words: whose turn it is, by name. */
export function standingWords(held: HeldSeat): string {
  const names = held.asked.map((seat) => seatName(held.game, held.about.seats, seat));
  const who = new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
  return t(`home-mine-${standing(held)}`, { who, count: names.length });
}

/** Whether people are gathered there for a game that begins by itself. */
export function isGathering({ access, stage }: Summary): boolean {
  return stage === 'open' && access.gathers != null;
}

/** Whether a game is on there. */
export function isGoing(held: HeldSeat): boolean {
  return held.about.stage === 'running';
}

/** In the order in which somebody wants to see them; of the finished ones only the last. */
export function sorted(seats: readonly HeldSeat[]): HeldSeat[] {
  const rank = (held: HeldSeat): number => RANK[standing(held)];
  const newest = [...seats].sort(
    (one, other) =>
      rank(one) - rank(other) || (other.finished ?? other.created) - (one.finished ?? one.created),
  );
  const over = newest.filter((held) => standing(held) === 'over');
  return newest.filter((held) => standing(held) !== 'over' || over.indexOf(held) < MOST_OVER);
}

/** Ask about all seats of this browser but the one at this table; tokens that no longer open one are forgotten. */
export async function mySeats(but?: string): Promise<HeldSeat[]> {
  const kept = keptSeats().filter((seat) => seat.code !== but);
  if (kept.length === 0) return [];
  const answers = await listSeats(kept.map((seat) => seat.token));
  kept.forEach((seat, index) => {
    if (answers[index] == null) forgetToken(seat.code, seat.token);
  });
  const seats = answers.filter((held) => held !== null);
  seats.forEach(noteFinished);
  return sorted(seats);
}
