import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commit, makeKey, outcome, type Chance } from './fair';
import { readRecord, shortened, Unreadable } from './record';
import { verify } from './verification';

const root = new URL('../../../../', import.meta.url);
const bytes = new Uint8Array(readFileSync(new URL('tests/golden/record-format-1.jsonl', root)));
const asked = JSON.parse(
  readFileSync(new URL('tests/golden/record-format-1.asked.json', root), 'utf-8'),
) as unknown[];

interface Vector {
  secret: string;
  commitment: string;
  contributions: (string | null)[];
  key: string;
  draws: ['take' | 'dice', number, number, number, number[]][];
}

function vectors(): Vector[] {
  const page = readFileSync(new URL('docs/fairness.md', root), 'utf-8');
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as Vector[];
}

/** The record with a line changed. */
function tampered(change: (text: string) => string): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const changed = change(text);
  expect(changed).not.toBe(text);
  return new TextEncoder().encode(changed);
}

describe('a draw', () => {
  it.each(vectors())('is the one of docs/fairness.md: $commitment', (vector) => {
    expect(commit(vector.secret)).toBe(vector.commitment);
    const key = makeKey(vector.secret, vector.contributions);
    expect(Buffer.from(key).toString('hex')).toBe(vector.key);
    for (const [kind, n, of, count, expected] of vector.draws) {
      const chance: Chance =
        kind === 'dice' ? { type: 'dice', count, sides: of } : { type: 'shuffle', of, take: count };
      expect(outcome(key, n, chance)).toEqual(expected);
      if (kind === 'take' && count === 1) expect(outcome(key, n, { type: 'pick', of })).toEqual(expected);
    }
  });
});

describe('the record of a whole game', () => {
  it('fits, draw by draw', () => {
    const found = verify(readRecord(bytes), asked);
    expect(found).toMatchObject({ fits: true, secretFits: true, digestFits: true, wrong: null });
    expect(found?.draws.length).toBe(50);
    expect(found?.contributions).toEqual(['c0ffee', null, '']);
  });

  it('with another card drawn has a wrong draw, which is named', () => {
    const found = verify(readRecord(tampered((text) => text.replace('[3,0,2]', '[3,0,1]'))), asked);
    expect(found).toMatchObject({ fits: false, secretFits: true, digestFits: false });
    expect(found?.wrong).toMatchObject({ number: 1, entry: 1, recorded: [3, 0, 1], computed: [3, 0, 2] });
  });

  it('with another word in a mouth has another digest, and the same draws', () => {
    const changed = tampered((text) => text.replace('"places":[0,3]', '"places":[0,2]'));
    expect(verify(readRecord(changed), asked)).toMatchObject({ fits: false, digestFits: false, wrong: null });
  });

  it('with another secret breaks the promise', () => {
    const changed = tampered((text) => text.replace('"secret":"02', '"secret":"03'));
    expect(verify(readRecord(changed), asked)).toMatchObject({ fits: false, secretFits: false });
  });

  it('with other bytes of a player has other draws', () => {
    const changed = tampered((text) => text.replace('c0ffee', 'c0ffef'));
    expect(verify(readRecord(changed), asked)?.wrong?.number).toBe(1);
  });

  it('has a wrong draw where nothing was to be drawn', () => {
    const found = verify(readRecord(bytes), [null, ...asked.slice(1)]);
    expect(found?.wrong).toMatchObject({ number: 1, asked: null, computed: [] });
  });

  it('without a secret cannot be checked', () => {
    const open = tampered((text) => text.replace(/\{"type":"reveal".*\n/, ''));
    expect(verify(readRecord(open), asked)).toBeNull();
  });

  it.each(['', 'hello', '{"type":"record","format":2}', '{"type":"drawn","outcome":[1]}'])(
    'is not what %j is',
    (text) => {
      expect(() => readRecord(new TextEncoder().encode(text))).toThrow(Unreadable);
    },
  );

  it('can be cut after an entry, and promises nothing then', () => {
    const cut = readRecord(new TextEncoder().encode(shortened(bytes, 3)));
    expect(cut.entries.map((entry) => entry.type)).toEqual(['drawn', 'drawn', 'answers']);
    expect(cut.header.fairness).toBeUndefined();
    expect(cut.reveal).toBeNull();
    expect(cut.header.setup.players).toBe(3);
  });
});
