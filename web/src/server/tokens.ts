/** The tokens of one's seats, and of seats to give away, kept in this browser. */
import { parseStored } from '../stored';

const SEATS = 'backroom.seats';
const LINKS = 'backroom.links';
export const MOST_SEATS = 50;

export interface KeptSeat {
  code: string;
  token: string;
  asked?: boolean; // the people at the table are asked whether they give this seat
}

/** Tokens of other seats at a table that somebody made, by the number of the seat. */
export type SeatTokens = Record<string, string>;

interface KeptLinks {
  code: string;
  tokens: SeatTokens;
}

function read<Kept>(place: string): Kept[] {
  const found = parseStored(localStorage.getItem(place));
  return Array.isArray(found) ? (found as Kept[]) : [];
}

/** The newest first; the oldest are forgotten. */
function put(place: string, kept: KeptSeat | KeptLinks): void {
  const others = read<KeptSeat | KeptLinks>(place).filter((other) => other.code !== kept.code);
  localStorage.setItem(place, JSON.stringify([kept, ...others].slice(0, MOST_SEATS)));
}

export function keptSeats(): KeptSeat[] {
  return read(SEATS);
}

/** The token of one's seat at a table. */
export function keptToken(code: string): string | null {
  return keptSeats().find((seat) => seat.code === code)?.token ?? null;
}

export function keepToken(code: string, token: string, asked = false): void {
  put(SEATS, asked ? { code, token, asked } : { code, token });
}

/** Whether a token is one of a seat that was asked for, and is not given yet. */
export function isAskedFor(code: string, token: string): boolean {
  return keptSeats().some((seat) => seat.code === code && seat.token === token && seat.asked === true);
}

/** Keep a token no longer; not another one for the same table, which another tab may have been given since. */
export function forgetToken(code: string, token: string): void {
  const others = keptSeats().filter((seat) => seat.code !== code || seat.token !== token);
  localStorage.setItem(SEATS, JSON.stringify(others));
}

export function keepLinks(code: string, tokens: SeatTokens): void {
  put(LINKS, { code, tokens });
}

/** What opens the other seats of a table, for whoever made it with a link for each. */
export function keptLinks(code: string): SeatTokens {
  return read<KeptLinks>(LINKS).find((kept) => kept.code === code)?.tokens ?? {};
}
