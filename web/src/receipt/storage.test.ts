import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Receipt } from '../protocol/receipt';
import { aStorage } from './storage.fixture';
import {
  allReceipts,
  clearOut,
  type ReceiptStorage,
  keepReceipt,
  keptReceipt,
  LONGEST,
  MOST,
} from './storage';
import { LARGEST, readReceipt } from './reading';

const { receipt } = JSON.parse(
  readFileSync(new URL('../../../tests/golden/receipts.json', import.meta.url), 'utf-8'),
) as { receipt: Receipt };
const NOW = receipt.at + 10;

describe('a receipt', () => {
  it('is read as it was written', () => {
    expect(readReceipt(JSON.stringify(receipt))).toEqual(receipt);
    const watched = { ...receipt, seat: null, given: null, announced: null, digest: null };
    expect(readReceipt(JSON.stringify(watched))).toEqual(watched);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 1],
    ['a list', []],
    ['with a field too many', { ...receipt, token: 's-abc' }],
    ['with a field too few', { ...receipt, left: undefined }],
    ['of another format', { ...receipt, format: 2 }],
    ['of no seat', { ...receipt, seat: 10 }],
    ['of half a seat', { ...receipt, seat: 0.5 }],
    ['of a spectator who gave something', { ...receipt, seat: null }],
    ['with a commitment in capitals', { ...receipt, commitment: 'AB'.repeat(32) }],
    ['with half a byte', { ...receipt, given: '0' }],
    ['with too many bytes', { ...receipt, given: '00'.repeat(65) }],
    ['with words for flags', { ...receipt, taken: 'yes' }],
    ['with an announcement of something else', { ...receipt, announced: { commitment: receipt.commitment } }],
    [
      'with announced bytes that are none',
      { ...receipt, announced: { commitment: receipt.commitment, contributions: ['x'] } },
    ],
  ])('is not %s', (_, value) => {
    expect(readReceipt(JSON.stringify(value))).toBeNull();
  });

  it('is no text that is not JSON, or too long', () => {
    expect(readReceipt('eggs')).toBeNull();
    expect(readReceipt(JSON.stringify(receipt) + ' '.repeat(LARGEST))).toBeNull();
  });
});

describe('the receipts of a browser', () => {
  let storage: ReceiptStorage;

  beforeEach(() => {
    storage = aStorage();
  });

  it('are kept for each table and seat', () => {
    const watched = { ...receipt, seat: null, given: null };
    keepReceipt(storage, receipt);
    keepReceipt(storage, watched);
    expect(keptReceipt(storage, receipt.table, 0)).toEqual(receipt);
    expect(keptReceipt(storage, receipt.table, null)).toEqual(watched);
    expect(keptReceipt(storage, receipt.table, 1)).toBeNull();
    expect(allReceipts(storage)).toHaveLength(2);
  });

  it('leave what others have stored alone, and take nothing for one that is none', () => {
    storage.setItem('backroom.seats', '[]');
    storage.setItem('backroom.receipt.ABCD.0', 'eggs');
    expect(allReceipts(storage)).toEqual([]);
    clearOut(storage, NOW);
    clearOut(storage, NOW);
    expect(storage.getItem('backroom.receipt.ABCD.0')).toBeNull();
    expect(storage.getItem('backroom.seats')).toBe('[]');
  });

  it('make room for another: the oldest go, and those that are too old', () => {
    for (let age = 0; age < MOST + 5; age++)
      keepReceipt(storage, { ...receipt, table: `T${String(1000 + age)}`, at: NOW - age });
    clearOut(storage, NOW);
    expect(allReceipts(storage)).toHaveLength(MOST - 1);
    expect(keptReceipt(storage, 'T1000', 0)).not.toBeNull();
    expect(keptReceipt(storage, `T${String(1000 + MOST)}`, 0)).toBeNull();
    clearOut(storage, NOW + LONGEST - 4);
    expect(allReceipts(storage)).toHaveLength(5);
  });

  it('are kept until the page is closed where nothing can be stored', () => {
    const full = { ...aStorage(), setItem: () => { throw new Error('full'); } }; // prettier-ignore
    keepReceipt(full, receipt);
    expect(keptReceipt(full, receipt.table, 0)).toEqual(receipt);
    expect(allReceipts(full)).toEqual([receipt]);
    keepReceipt(storage, { ...receipt, taken: false }); // it can be again
    expect(allReceipts(full)).toEqual([]);
    expect(keptReceipt(storage, receipt.table, 0)?.taken).toBe(false);
  });
});
