/** Who sat where when something was told: the log calls everybody what they were called then. */
import type { Sitting } from '../../characters/names';
import type { Told } from '../../protocol/messages';

const NOBODY: Sitting = { person: null, bot: null };

interface Change extends Sitting {
  seat: number;
}

/** What an event changed about a seat. Somebody who is only away keeps their name. */
function changeOf(event: unknown): Change | null {
  const told = event as { type: string; seat: number; name: string; level: string; cousin: number };
  switch (told.type) {
    case 'person_seated':
    case 'person_came_back':
      return { seat: told.seat, person: told.name, bot: null };
    case 'bot_seated':
      return { seat: told.seat, person: null, bot: told.level, cousin: told.cousin };
    case 'seat_left':
      return { seat: told.seat, ...NOBODY };
    default:
      return null;
  }
}

/** For each thing that was told, the last first: the seats as they were just after it. */
export function seatsThen(told: readonly Told[], now: readonly Sitting[]): (readonly Sitting[])[] {
  const changes = told.map(({ event }) => changeOf(event));
  let seats = now;
  return changes.map((change, index) => {
    const then = seats;
    if (change !== null) {
      const before = changes.slice(index + 1).find((older) => older?.seat === change.seat) ?? NOBODY;
      seats = seats.map((seat, number) => (number === change.seat ? before : seat));
    }
    return then;
  });
}
