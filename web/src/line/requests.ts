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

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const options: RequestInit = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await fetch(path, options);
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { rule, why } = answer as Problem;
  throw new Refused(rule, why);
}

export function listGames(): Promise<Games> {
  return request('GET', '/api/games');
}

export function listTables(): Promise<Listing> {
  return request('GET', '/api/tables');
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
