/** The receipts in this browser: what it was shown of each table's draws. Each has a place of its own. */
import type { Receipt } from '../protocol/receipt';
import { readReceipt } from './reading';

const PLACE = 'backroom.receipt.';
export const MOST = 100; // receipts
export const LONGEST = 183 * 24 * 3600; // seconds: half a year

export type ReceiptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const unstored = new Map<string, Receipt>(); // where this browser stores nothing, until the page is closed

function placeOf(table: string, seat: number | null): string {
  return `${PLACE}${table}.${seat ?? 'watching'}`;
}

/** The receipt of a seat at a table, or of a spectator. */
export function keptReceipt(storage: ReceiptStorage, table: string, seat: number | null): Receipt | null {
  const place = placeOf(table, seat);
  return unstored.get(place) ?? readReceipt(storage.getItem(place));
}

export function allReceipts(storage: ReceiptStorage): Receipt[] {
  const stored = placesIn(storage).map((place) => readReceipt(storage.getItem(place)));
  return [...unstored.values(), ...stored].filter((one) => one !== null);
}

/** Keep a receipt as it is now. */
export function keepReceipt(storage: ReceiptStorage, receipt: Receipt): void {
  const place = placeOf(receipt.table, receipt.seat);
  try {
    storage.setItem(place, JSON.stringify(receipt));
    unstored.delete(place);
  } catch {
    unstored.set(place, receipt); // full, or forbidden: a reload loses it, and then that is said
  }
}

/** Make room for another receipt: what is too old, too much or none goes. */
export function clearOut(storage: ReceiptStorage, now: number): void {
  const found = placesIn(storage).map((place) => ({ place, receipt: readReceipt(storage.getItem(place)) }));
  const age = (receipt: Receipt | null): number => (receipt === null ? Infinity : now - receipt.at);
  found.sort((one, other) => age(one.receipt) - age(other.receipt));
  found.forEach(({ place, receipt }, index) => {
    if (index >= MOST - 1 || age(receipt) > LONGEST) storage.removeItem(place);
  });
}

function placesIn(storage: ReceiptStorage): string[] {
  const places = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return places.filter((place) => place?.startsWith(PLACE) === true) as string[];
}
