/** Every draw of a record computed again. What each asked for follows from the rules, so the server says it. */
import { commit, digest, makeKey, outcome, type Chance } from './fair';
import type { RecordFile } from './record';

export interface Draw {
  number: number; // counted from 1
  entry: number; // of the record, counted from 1
  asked: Chance | null; // null: nothing was to be drawn there
  recorded: number[];
  computed: number[];
  fits: boolean;
}

export interface Verification {
  promised: string; // the commitment
  secret: string;
  secretFits: boolean;
  contributions: (string | null)[];
  key: string;
  draws: Draw[];
  wrong: Draw | null; // the first that does not fit
  digestFits: boolean;
  fits: boolean; // all of it
}

/** Check a record against what its draws asked for, entry by entry; null where there is nothing to check by. */
export function verify(record: RecordFile, asked: readonly unknown[]): Verification | null {
  const { fairness } = record.header;
  if (fairness === undefined || record.reveal === null) return null;
  const { secret } = record.reveal;
  const key = makeKey(secret, fairness.contributions);
  const draws = drawsOf(record, asked, key);
  const wrong = draws.find((draw) => !draw.fits) ?? null;
  const secretFits = commit(secret) === fairness.commitment;
  const digestFits = digest(record.body) === record.reveal.digest;
  return {
    promised: fairness.commitment,
    secret,
    secretFits,
    contributions: fairness.contributions,
    key: Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    draws,
    wrong,
    digestFits,
    fits: secretFits && digestFits && wrong === null,
  };
}

function drawsOf(record: RecordFile, asked: readonly unknown[], key: Uint8Array): Draw[] {
  const draws: Draw[] = [];
  record.entries.forEach((entry, index) => {
    if (entry.type !== 'drawn') return;
    const chance = asked[index];
    const computed = isChance(chance) ? outcome(key, draws.length, chance) : [];
    draws.push({
      number: draws.length + 1,
      entry: index + 1,
      asked: isChance(chance) ? chance : null,
      recorded: entry.outcome,
      computed,
      fits: String(computed) === String(entry.outcome),
    });
  });
  return draws;
}

function isChance(asked: unknown): asked is Chance {
  return ['pick', 'shuffle', 'dice'].includes((asked as { type?: string } | null | undefined)?.type ?? '');
}
