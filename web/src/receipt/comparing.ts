/** A record beside what was shown of it: what was swapped, and what a receipt proves. Python's core/receipt.py agrees. */
import type { FindingKind, Receipt } from '../protocol/receipt';
import { commit, digest } from '../review/record/fair';
import type { RecordFile } from '../review/record/record';

/** Something in a record that is not as it was shown. */
export interface Finding {
  kind: FindingKind | 'lines'; // lines: the record does not fit its own digest
  seats: number[]; // whose bytes it is about
}

/** What the receipts prove: this person's bytes are in the draws, or only what they were shown, or nothing. */
export type Proof = 'bytes' | 'watched' | 'shown' | 'nothing';

export interface Verdict {
  findings: Finding[]; // each once
  isDoubt: boolean; // all of these may have an innocent reason
  proof: Proof;
}

/** A receipt that cannot be of the same game. */
export class Foreign extends Error {}

const DOUBTS: readonly Finding['kind'][] = ['unconfirmed', 'digest'];

/** Everything in the record that is not as it was shown. */
export function compare({ header, reveal }: RecordFile, receipt: Receipt): Finding[] {
  const { fairness } = header;
  if (header.game !== receipt.game) throw new Foreign('the receipt is of another game');
  if (fairness === undefined || reveal === null) return [{ kind: 'unproven', seats: [] }];
  if ((receipt.seat ?? 0) >= fairness.contributions.length)
    throw new Foreign('the record does not have that seat');
  const { announced } = receipt;
  const own = ownFinding(fairness.contributions, receipt);
  const mine = receipt.seat === null ? [] : [receipt.seat];
  const others = otherSeats(announced?.contributions ?? null, fairness.contributions).filter(
    (seat) => own === null || seat !== receipt.seat,
  );
  const isSwapped = fairness.commitment !== receipt.commitment;
  const hasChanged =
    receipt.changed !== null || (announced !== null && announced.commitment !== receipt.commitment);
  return [
    ...found(isSwapped, 'commitment'),
    ...found(hasChanged, 'changed'),
    ...(own === null ? [] : [{ kind: own, seats: mine }]),
    ...(others.length === 0 ? [] : [{ kind: 'announced' as const, seats: others }]),
    ...found(!isSwapped && commit(reveal.secret) !== receipt.commitment, 'secret'),
    ...found(receipt.digest !== null && receipt.digest !== reveal.digest, 'digest'),
  ];
}

/** All that the receipts of a table say of its record, and what can be seen without any. */
export function judge(record: RecordFile, receipts: readonly Receipt[]): Verdict {
  const all = [...fitsItself(record), ...receipts.flatMap((receipt) => compareKept(record, receipt))];
  const findings = [...new Map(all.map((one) => [`${one.kind} ${String(one.seats)}`, one])).values()];
  return {
    findings,
    isDoubt: findings.every(({ kind }) => DOUBTS.includes(kind)),
    proof: proofOf(record, receipts),
  };
}

/** A record of quite another game is a swapped one too, where its table is that of the receipt. */
function compareKept(record: RecordFile, receipt: Receipt): Finding[] {
  try {
    return compare(record, receipt);
  } catch (problem) {
    if (!(problem instanceof Foreign)) throw problem;
    return [{ kind: 'commitment', seats: [] }];
  }
}

/** What a record has to fit by itself, where it can be checked at all. */
function fitsItself({ header, reveal, body }: RecordFile): Finding[] {
  const { fairness } = header;
  if (fairness === undefined || reveal === null) return [];
  return [
    ...found(commit(reveal.secret) !== fairness.commitment, 'secret'),
    ...found(digest(body) !== reveal.digest, 'lines'),
  ];
}

function proofOf({ header }: RecordFile, receipts: readonly Receipt[]): Proof {
  const recorded = header.fairness?.contributions ?? [];
  if (receipts.some(({ seat, given }) => seat !== null && given !== null && recorded[seat] === given))
    return 'bytes';
  if (receipts.length === 0) return 'nothing';
  return receipts.every(({ seat }) => seat === null) ? 'watched' : 'shown';
}

function ownFinding(recorded: readonly (string | null)[], receipt: Receipt): FindingKind | null {
  const { seat, given, taken, left } = receipt;
  if (given === null || seat === null || left || recorded[seat] === given) return null;
  if (!taken) return 'unconfirmed';
  return recorded[seat] === null ? 'missing' : 'contribution';
}

/** The seats for which other bytes were announced than are recorded; bytes of length 0 are not no bytes. */
function otherSeats(announced: (string | null)[] | null, recorded: (string | null)[]): number[] {
  if (announced === null) return [];
  const seats = Array.from({ length: Math.max(announced.length, recorded.length) }, (_, seat) => seat);
  return seats.filter((seat) => announced[seat] !== recorded[seat]);
}

function found(is: boolean, kind: Finding['kind']): Finding[] {
  return is ? [{ kind, seats: [] }] : [];
}
