/** The requests over HTTP. */
import type {
  FindPeople,
  Games,
  HeldSeats,
  Highlights,
  ImportRecord,
  Link,
  Listing,
  Problem,
  Replay,
  Seats,
  SeatTaken,
  Story,
  TableMade,
  TableNow,
  TakeSeat,
  Wanted,
} from '../protocol/api';
import { Refused } from './line';
import { noteLost, reach as reached } from './reach.svelte';

const NOT_FOUND = 404;

export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const options: RequestInit = { method };
  if (body !== undefined) options.body = JSON.stringify(body);
  if (token !== undefined) options.headers = { Authorization: `Bearer ${token}` };
  const response = await reach(path, options);
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { rule, why } = answer as Problem;
  throw new Refused(response.status === NOT_FOUND ? 'missing' : rule, why);
}

async function reach(path: string, options: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, options);
    reached.ever = true;
    return response;
  } catch (failure) {
    noteLost();
    throw failure;
  }
}

function addressOf(code: string, part = ''): string {
  return `/api/tables/${encodeURIComponent(code)}${part}`;
}

export function listGames(): Promise<Games> {
  return request('GET', '/api/games');
}

export function listTables(): Promise<Listing> {
  return request('GET', '/api/tables');
}

/** Finished public games, the last first: a page, and where the next begins. */
export function listFinished(before: string | null): Promise<Listing> {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return request('GET', `/api/finished${query}`);
}

/** The seats of these tokens, in their order; null for a token that no longer opens one. */
export function listSeats(tokens: string[]): Promise<Seats> {
  const wanted: HeldSeats = { tokens };
  return request('POST', '/api/seats', wanted);
}

export function showTable(code: string): Promise<TableNow> {
  return request('GET', addressOf(code));
}

/** The link by which others can come. */
export async function linkTo(code: string): Promise<string> {
  const { link } = await request<Link>('GET', addressOf(code, '/link'));
  return link;
}

/** Where the picture of that link is. */
export function qrCodeOf(code: string): string {
  return addressOf(code, '/qr.svg');
}

export function makeTable(wanted: Wanted): Promise<TableMade> {
  return request('POST', '/api/tables', wanted);
}

/** Take a seat; with the token of a seat, move from that one. */
export function takeSeat(code: string, wanted: TakeSeat, token?: string): Promise<SeatTaken> {
  return request('POST', addressOf(code, '/seats'), wanted, token);
}

/** A seat where people gather for a game. */
export function findPeople(wanted: FindPeople): Promise<SeatTaken> {
  return request('POST', '/api/pairings', wanted);
}

/** A finished game, step by step, through somebody's eyes. */
export function getReplay(code: string, eyes: string): Promise<Replay> {
  return request('GET', `/api/tables/${encodeURIComponent(code)}/replay?eyes=${encodeURIComponent(eyes)}`);
}

/** What mattered in a finished game. */
export function getHighlights(code: string): Promise<Highlights> {
  return request('GET', `/api/tables/${encodeURIComponent(code)}/highlights`);
}

export function recordPath(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/record`;
}

/** The file of a finished game. */
export async function getRecord(code: string): Promise<Uint8Array> {
  const response = await reach(recordPath(code), {});
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  const { rule, why } = (await response.json()) as Problem;
  throw new Refused(rule, why);
}

/** A table from a record: to look at, or to play on. */
export function importRecord(wanted: ImportRecord): Promise<TableMade> {
  return request('POST', '/api/records', wanted);
}

/** Forget a table with all it has; only its host may. */
export async function deleteTable(code: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await reach(`/api/tables/${encodeURIComponent(code)}`, { method: 'DELETE', headers });
  if (response.ok) return;
  const { rule, why } = (await response.json()) as Problem;
  throw new Refused(rule, why);
}

/** The version of the server, as it describes itself. */
export async function serverVersion(): Promise<string> {
  const described = await request<{ info: { version: string } }>('GET', '/openapi.json');
  return described.info.version;
}

/** What is printed on the things of a table: its board, its cards. */
export function getPrinted<Printed>(code: string): Promise<Printed> {
  return request('GET', `/api/tables/${encodeURIComponent(code)}/printed`);
}

/** What chance may bring after these moves, and the moves that would follow, as far as this seat can know.
 *
 * Null if another question is open by now.
 */
export function askOutlook<Outlook>(
  code: string,
  token: string,
  asked: { ask: number; moves: readonly unknown[] },
): Promise<Outlook | null> {
  return request('POST', addressOf(code, '/outlook'), asked, token);
}

/** Everything that was told so far to the seat with this token, or to spectators. */
export function getStory(code: string, token: string | null): Promise<Story> {
  return request('GET', addressOf(code, '/told'), undefined, token ?? undefined);
}
