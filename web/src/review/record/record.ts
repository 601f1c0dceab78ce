/** The file of a game: JSON lines, as docs/record.md has them. Only the server knows whether the rules allow it. */

export interface Header {
  type: 'record';
  format: number;
  game: string;
  rules: number;
  setup: { players: number };
  fairness?: { commitment: string; contributions: (string | null)[] };
}

export type Entry = { type: 'drawn'; outcome: number[] } | { type: 'answers' } | { type: 'aside' };

export interface RecordFile {
  header: Header;
  entries: Entry[];
  reveal: { secret: string; digest: string } | null;
  body: Uint8Array; // the bytes before the reveal, of which it has the digest
}

/** Not a record of a game. */
export class Unreadable extends Error {}

/** The line that is wrong in a record, as the server said. */
export function wrongLine(why: string): number | null {
  const found = /^line (\d+): /.exec(why)?.[1];
  return found === undefined ? null : Number(found);
}

const NEWLINE = 10;

export function readRecord(bytes: Uint8Array): RecordFile {
  const [first, ...rest] = lines(bytes);
  if (first === undefined || !isHeader(first)) throw new Unreadable('the first line is not that of a record');
  const last = rest.at(-1);
  const reveal = last?.type === 'reveal' ? (last as unknown as { secret: string; digest: string }) : null;
  return {
    header: first,
    entries: (reveal === null ? rest : rest.slice(0, -1)) as Entry[],
    reveal,
    body: reveal === null ? bytes : bytes.subarray(0, startOfLastLine(bytes)),
  };
}

/** The record up to an entry, to play on from there. What was promised for its draws holds no longer. */
export function shortened(bytes: Uint8Array, entries: number): string {
  const [first, ...rest] = text(bytes).split('\n');
  const header = JSON.parse(first ?? '') as Header;
  delete header.fairness;
  return [JSON.stringify(header), ...rest.slice(0, entries)].map((line) => `${line}\n`).join('');
}

function lines(bytes: Uint8Array): { type: string }[] {
  try {
    return text(bytes)
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
  } catch (problem) {
    throw new Unreadable('a line is not JSON', { cause: problem });
  }
}

function text(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function isHeader(line: { type: string }): line is Header {
  return line.type === 'record' && 'format' in line && line.format === 1;
}

function startOfLastLine(bytes: Uint8Array): number {
  const end = bytes.at(-1) === NEWLINE ? bytes.length - 1 : bytes.length;
  return bytes.subarray(0, end).lastIndexOf(NEWLINE) + 1;
}
