/** How somebody comes to a seat. */
import type { Wanted } from '../protocol/api';
import { SENT } from '../protocol/constants';
import { tablePath } from '../route.svelte';
import { settings } from '../settings.svelte';
import { isAskedFor, keepLinks, keepToken, keptToken } from './tokens';
import { findPeople, makeTable, takeSeat } from './requests';

let startingAtOnce: string | null = null; // the address of a table that begins as soon as it is open

/** Let a table begin as soon as it is open. */
export function startAtOnce(path: string): void {
  startingAtOnce = path;
}

/** Make a table and take its first seat; returns its address. */
export async function openNew(wanted: Wanted): Promise<string> {
  const made = await makeTable({ ...wanted, face: settings.face });
  const { 0: token, ...others } = made.tokens;
  if (token === undefined) throw new Error('a new table has a seat for whoever made it');
  keepToken(made.code, token);
  if (Object.keys(others).length > 0) keepLinks(made.code, others);
  return tablePath(made.code);
}

/** Whether a table is to begin at once; true only the first time it is asked. */
export function startsAtOnce(code: string): boolean {
  const starts = startingAtOnce === tablePath(code);
  startingAtOnce = null;
  return starts;
}

/** Take a free seat, or ask for a bot's; its token. */
export async function sitDown(code: string, name: string): Promise<string> {
  const taken = await takeSeat(code, { name, face: settings.face });
  settings.name = name;
  keepToken(taken.code, taken.token, taken.asked);
  return taken.token;
}

/** Sit down where people gather for a game; the address of the table. */
export async function meetPeople(game: string, name: string): Promise<string> {
  const taken = await findPeople({ game, name, face: settings.face });
  keepToken(taken.code, taken.token);
  return tablePath(taken.code);
}

/** Leave one's seat for another; its token. */
export async function changeSeat(code: string, name: string, seat: number): Promise<string> {
  const taken = await takeSeat(code, { name, face: settings.face, seat }, keptToken(code) ?? undefined);
  keepToken(taken.code, taken.token);
  return taken.token;
}

/**
 * The token of one's seat at a table: kept from before, or from the link that was opened. Whoever opens a link again
 * that they sat down by has a newer one, and a host who tries out a link of theirs keeps their own seat.
 */
export function tokenFor(code: string, refused: readonly string[] = []): string | null {
  const tokens = [keptToken(code), location.hash.slice(1)];
  return tokens.find((token) => token !== null && token !== '' && !refused.includes(token)) ?? null;
}

/** Whoever takes the seat of a link keeps that until they are given a token of their own. */
export function keepMeanwhile(code: string, token: string): void {
  if (keptToken(code) === null) keepToken(code, token);
}

/**
 * The seat that a token opens is one's own: keep it, unless a newer one is kept, and show it in no address. By a link
 * it may be somebody else's, who sat down in another tab; who sat down in this one has kept it.
 */
export function settleIn(code: string, token: string): void {
  if (isAskedFor(code, token)) keepToken(code, token);
  if (token.startsWith(SENT) && keptToken(code) === null) return;
  keepMeanwhile(code, token);
  if (location.hash !== '') history.replaceState(null, '', tablePath(code)); // nobody shares their seat with it
}
