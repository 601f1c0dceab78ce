/** The requests over HTTP. */
import type {
  Games,
  Listing,
  Problem,
  SeatTaken,
  TableMade,
  TableNow,
  TakeSeat,
  Wanted,
} from '../protocol/api';
import { Refused } from './line';
import { noteLost } from './reach.svelte';

const NOT_FOUND = 404;

async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const options: RequestInit = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  if (token !== undefined) options.headers = { Authorization: `Bearer ${token}` };
  const response = await reach(path, options);
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { rule, why } = answer as Problem;
  throw new Refused(response.status === NOT_FOUND ? 'missing' : rule, why);
}

async function reach(path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(path, options);
  } catch (failure) {
    noteLost();
    throw failure;
  }
}

export function listGames(): Promise<Games> {
  return request('GET', '/api/games');
}

export function listTables(): Promise<Listing> {
  return request('GET', '/api/tables');
}

/** Finished public games, the last first: a page, and where the next begins. */
export function listFinished(before: string | null): Promise<Listing> {
  return request(
    'GET',
    before === null ? '/api/finished' : `/api/finished?before=${encodeURIComponent(before)}`,
  );
}

export function showTable(code: string): Promise<TableNow> {
  return request('GET', `/api/tables/${encodeURIComponent(code)}`);
}

export function makeTable(wanted: Wanted): Promise<TableMade> {
  return request('POST', '/api/tables', wanted);
}

export function takeSeat(code: string, wanted: TakeSeat): Promise<SeatTaken> {
  return request('POST', `/api/tables/${encodeURIComponent(code)}/seats`, wanted);
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

/** What nature may bring if these moves are made, from what this seat sees. */
export function askOdds<Prospect>(
  code: string,
  token: string,
  moves: readonly unknown[],
): Promise<Prospect[]> {
  return request('POST', `/api/tables/${encodeURIComponent(code)}/odds`, { moves }, token);
}
