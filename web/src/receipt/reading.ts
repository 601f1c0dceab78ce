/** A receipt as docs/fairness.md has it, from a file or from this browser's storage: all of it fits, or it is not a receipt. */
import type { Fairness, Receipt } from '../protocol/receipt';
import { parseStored } from '../stored';

export const LARGEST = 16_384; // characters

const DIGEST = /^[0-9a-f]{64}$/;
const BYTES = /^([0-9a-f]{2}){0,64}$/;
const MOST_SEATS = 10;

type Check = (value: unknown) => boolean;

const isDigest: Check = (value) => typeof value === 'string' && DIGEST.test(value);
const isBytes: Check = (value) => typeof value === 'string' && BYTES.test(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isName: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 40;
const isSeat: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_SEATS;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const FAIRNESS: Record<keyof Fairness, Check> = {
  commitment: isDigest,
  contributions: (value) => Array.isArray(value) && value.every(orNull(isBytes)),
};
const FIELDS: Record<keyof Receipt, Check> = {
  type: (value) => value === 'receipt',
  format: (value) => value === 1,
  table: isName,
  game: isName,
  seat: orNull(isSeat),
  at: (value) => Number.isInteger(value) && Number(value) >= 0,
  commitment: isDigest,
  early: isFlag,
  changed: orNull(isDigest),
  given: orNull(isBytes),
  taken: isFlag,
  left: isFlag,
  announced: orNull((value) => fits(value, FAIRNESS)),
  digest: orNull(isDigest),
};

/** The receipt in a text; null if the text is not one. */
export function readReceipt(text: string | null): Receipt | null {
  if (text === null || text.length > LARGEST) return null;
  const found = parseStored(text);
  if (!fits(found, FIELDS)) return null;
  const receipt = found as Receipt;
  return receipt.given !== null && receipt.seat === null ? null : receipt; // spectators give nothing
}

/** Whether something has these fields and no others, each of them as it should be. */
function fits(value: unknown, fields: Record<string, Check>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(fields);
  return (
    Object.keys(value).length === names.length &&
    names.every((name) => fields[name]?.((value as Record<string, unknown>)[name]) === true)
  );
}
