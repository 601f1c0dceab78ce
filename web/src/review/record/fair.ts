/** Draws that anybody can check, as docs/fairness.md has them. Not by WebCrypto: a plain-http address has none. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A question to nature. */
export type Chance =
  | { type: 'pick'; of: number }
  | { type: 'shuffle'; of: number; take: number }
  | { type: 'dice'; count: number; sides: number };

const WORDS = 2 ** 32; // a word of a block is one of so many
const SCHEME = utf8ToBytes('backroom fair 1');

/** SHA-256, in hexadecimal. */
export function digest(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** What is published before anybody contributes. */
export function commit(secret: string): string {
  return digest(hexToBytes(secret));
}

/** The key of a game: an HMAC of the contributions under the secret. */
export function makeKey(secret: string, contributions: readonly (string | null)[]): Uint8Array {
  const parts = contributions.map((given) =>
    given === null
      ? Uint8Array.of(0)
      : concatBytes(Uint8Array.of(1), four(given.length / 2), hexToBytes(given)),
  );
  return hmac(sha256, hexToBytes(secret), concatBytes(SCHEME, four(contributions.length), ...parts));
}

/** The answer to a question to nature: the n-th of the game, counted from 0. */
export function outcome(key: Uint8Array, n: number, chance: Chance): number[] {
  const source = words(key, n);
  switch (chance.type) {
    case 'pick':
      return [below(chance.of, source)];
    case 'dice':
      return Array.from({ length: chance.count }, () => 1 + below(chance.sides, source));
    case 'shuffle':
      return take(chance, source);
  }
}

function take(chance: { of: number; take: number }, source: Iterator<number, never>): number[] {
  const rest = Array.from({ length: chance.of }, (_, index) => index);
  return Array.from({ length: chance.take }, () => {
    const index = below(rest.length, source);
    const taken = rest[index] as number;
    rest[index] = rest[rest.length - 1] as number;
    rest.pop();
    return taken;
  });
}

/** One of so many equally likely numbers: words in the last, incomplete run are passed over. */
function below(of: number, source: Iterator<number, never>): number {
  const fair = WORDS - (WORDS % of);
  let word = source.next().value;
  while (word >= fair) word = source.next().value;
  return word % of;
}

/** The random words of a draw, without end. */
function* words(key: Uint8Array, n: number): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const made = hmac(sha256, key, concatBytes(four(n), four(block)));
    const view = new DataView(made.buffer, made.byteOffset);
    for (let at = 0; at < made.length; at += 4) yield view.getUint32(at);
  }
}

/** Four bytes, the big end first. */
function four(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
