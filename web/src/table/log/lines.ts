/** The log of a table: what was told, as sentences with the names of that time. */
import type { Drawing } from '../../art/pictures';
import type { Told } from '../../protocol/messages';
import { reviewPath } from '../../route.svelte';
import { seatName, type Sitting } from '../../characters/names';
import { backOf } from './back';
import { isNotice, type Reader, tellNotice } from './notices';
import { seatsThen } from './occupants';

export interface LogLine {
  number: number;
  text: string;
  look?: 'small' | 'heading' | undefined; // small: of little weight, and never read out
  drawings?: readonly Drawing[] | undefined; // of what it names
}

interface Teller {
  game: string;
  me: number | null; // the reader's seat; null: a spectator
  seats: readonly Sitting[]; // who sits where now
  tell: (event: unknown, reader: Reader, seats: readonly Sitting[]) => string | null; // an event of the game; null: not in the log
  lookOf?: (event: unknown) => LogLine['look'];
  drawingsOf?: (event: unknown) => readonly Drawing[];
}

/** The newest first, as it was told. */
export function logLines(
  told: readonly Told[],
  { game, me, seats, tell, lookOf, drawingsOf }: Teller,
): LogLine[] {
  const then = seatsThen(told, seats);
  return told.flatMap(({ number, event }, index) => {
    const sitting = then[index] ?? seats;
    const reader: Reader = { me, nameOf: (seat) => seatName(game, sitting, seat) };
    const text = isNotice(event) ? tellNotice(event, reader) : tell(event, reader, sitting);
    if (text === null) return [];
    return [{ number, text, look: lookOf?.(event), drawings: isNotice(event) ? [] : drawingsOf?.(event) }];
  });
}

/** Where the review shows the moment of a line, with the eyes of a seat; null: a spectator's. */
export function momentPath(code: string, told: readonly Told[], number: number, me: number | null): string {
  return `${reviewPath(code)}?back=${backOf(told, number)}&eyes=${me ?? 'spectator'}`;
}
