import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../protocol/receipt';
import { readRecord, type RecordFile } from '../review/record/record';
import { compare, type Finding, Foreign, judge } from './comparing';

const golden = new URL('../../../tests/golden/', import.meta.url);
const text = readFileSync(new URL('record-format-1.jsonl', golden), 'utf-8');
const { receipt, cases } = JSON.parse(readFileSync(new URL('receipts.json', golden), 'utf-8')) as {
  receipt: Receipt;
  cases: {
    name: string;
    changes: Partial<Receipt>;
    record: string | null;
    findings: [Finding['kind'], number[]][];
    proves: string | null;
  }[];
};
const open = text.replace(/\{"type":"reveal".*\n/, '');
const RECORDS: Record<string, string> = {
  'other secret': text.replace('"secret":"02', '"secret":"03'),
  'no secret': open,
  'no commitment': open.replace(/,"fairness":\{.*?\}/, ''),
};

function recordOf(content: string): RecordFile {
  return readRecord(new TextEncoder().encode(content));
}

describe('a record beside a receipt', () => {
  // tests/core/test_receipt.py reads the same cases
  it.each(cases)('$name', ({ changes, record, findings, proves }) => {
    const kept = { ...receipt, ...changes };
    const found = compare(recordOf(record === null ? text : (RECORDS[record] ?? '')), kept);
    expect(found.map(({ kind, seats }) => [kind, seats])).toEqual(findings);
    const { proof } = judge(recordOf(text), [kept]);
    if (proves !== null) expect(proof === 'bytes').toBe(proves === 'bytes');
  });

  it('of another game, or with too few seats, is refused as a file', () => {
    expect(() => compare(recordOf(text), { ...receipt, game: 'chess' })).toThrow(Foreign);
    expect(() => compare(recordOf(text), { ...receipt, seat: 3 })).toThrow(Foreign);
  });
});

describe('the verdict', () => {
  it('is a swap where the table of a receipt shows the record of another game', () => {
    const { findings, isDoubt } = judge(recordOf(text), [{ ...receipt, game: 'chess' }]);
    expect(findings).toEqual([{ kind: 'commitment', seats: [] }]);
    expect(isDoubt).toBe(false);
  });

  it('names each finding once, and doubts only what may be innocent', () => {
    const other = { ...receipt, digest: '0'.repeat(64) };
    expect(judge(recordOf(text), [other, { ...other, seat: 1, given: null }])).toEqual({
      findings: [{ kind: 'digest', seats: [] }],
      isDoubt: true,
      proof: 'bytes',
    });
    expect(judge(recordOf(text), [{ ...other, changed: '0'.repeat(64) }]).isDoubt).toBe(false);
  });

  it('tells apart people without a receipt, spectators and players who gave nothing', () => {
    const watched = { ...receipt, seat: null, given: null, taken: false };
    const late = { ...receipt, seat: 1, given: null, taken: false };
    expect(judge(recordOf(text), [])).toEqual({ findings: [], isDoubt: true, proof: 'nothing' });
    expect(judge(recordOf(text), [watched]).proof).toBe('watched');
    expect(judge(recordOf(text), [watched, late]).proof).toBe('shown');
    expect(judge(recordOf(text), [late, receipt]).proof).toBe('bytes');
  });

  it('needs no receipt to see that a record does not fit itself', () => {
    const moved = text.replace('"places":[0,3]', '"places":[0,2]');
    expect(judge(recordOf(moved), []).findings).toEqual([{ kind: 'lines', seats: [] }]);
    expect(judge(recordOf(RECORDS['other secret'] ?? ''), []).findings).toEqual([
      { kind: 'secret', seats: [] },
    ]);
    expect(judge(recordOf(open), []).findings).toEqual([]);
  });
});
