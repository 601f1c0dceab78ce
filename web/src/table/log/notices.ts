/** The table's own events in sentences; each game has sentences for its own. */
import type { Finish, Notice, WishRefused } from '../../protocol/messages';
import { language, t } from '../../text/text.svelte';

/** Who reads, and what everybody is called. */
export interface Reader {
  me: number | null; // null: a spectator
  nameOf: (seat: number) => string;
}

const OWN = new Set<string>([
  ...(['table_opened', 'game_imported', 'person_seated', 'bot_seated', 'seat_left'] as const),
  ...(['person_came_back', 'seat_wished', 'kick_wished', 'wish_agreed', 'wish_refused'] as const),
  ...(['bot_sat_in', 'person_returned', 'contribution_taken', 'game_started', 'asked', 'answered'] as const),
  ...(['time_ran_out', 'race_judged', 'table_paused', 'table_resumed', 'pace_changed'] as const),
  ...(['secret_revealed', 'adviser_asked'] as const),
] satisfies Notice['type'][]);

export function isNotice(event: unknown): event is Notice {
  return OWN.has((event as { type: string }).type);
}

/** The sentence; null where the table shows it otherwise. */
export function tellNotice(notice: Notice, reader: Reader): string | null {
  const id = `table-event-${notice.type.replaceAll('_', '-')}`;
  switch (notice.type) {
    case 'asked':
    case 'answered':
      return null;
    case 'person_seated':
    case 'person_came_back':
      return t(id, { who: notice.name });
    case 'seat_wished':
      return t(id, { who: notice.name, from: notice.near.length, near: listed(notice.near) });
    case 'kick_wished':
      return t(id, { who: reader.nameOf(notice.by), whom: reader.nameOf(notice.seat) });
    case 'wish_refused':
      return tellRefused(id, notice, reader);
    case 'wish_agreed':
    case 'bot_seated':
    case 'seat_left':
    case 'adviser_asked':
    case 'bot_sat_in':
    case 'person_returned':
    case 'contribution_taken':
      return t(id, { who: reader.nameOf(notice.seat) });
    case 'time_ran_out':
      return t(id, { who: listed(notice.seats.map((seat) => reader.nameOf(seat))) });
    case 'pace_changed':
      return t(id, { pace: notice.pace });
    case 'race_judged':
      return tellRace(id, notice.ruling.finishes, reader);
    default:
      return t(id);
  }
}

/** Why a wish about a seat was not granted. */
function tellRefused(id: string, notice: WishRefused, reader: Reader): string {
  return t(id, {
    kind: notice.name === null ? 'kick' : 'seat',
    who: notice.name ?? reader.nameOf(notice.seat),
    how: notice.how,
    by: notice.by === null ? '' : reader.nameOf(notice.by),
  });
}

/** Who was quickest, and by how much; null if nobody claimed. */
function tellRace(id: string, finishes: readonly Finish[], reader: Reader): string | null {
  const [first, ...others] = finishes;
  if (first === undefined) return null;
  return t(id, {
    who: reader.nameOf(first.seat),
    you: first.seat === reader.me ? 'yes' : 'no',
    milliseconds: first.milliseconds,
    bylot: first.by_lot ? 'yes' : 'no',
    others: others.length,
    after: listed(others.map(({ seat, behind }) => t('table-behind', { who: reader.nameOf(seat), behind }))),
  });
}

/** Several names in one phrase. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
