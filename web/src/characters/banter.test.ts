import { beforeAll, describe, expect, it, vi } from 'vitest';
import { need, speak } from '../text/text.svelte';
import { type Remarks, remarkOn } from './banter';
import { PORTRAITS } from './portraits';

const found = import.meta.glob<Remarks>('../games/*/table/remarks.ts', { import: 'REMARKS', eager: true });
const GAMES = Object.entries(found).map(
  ([path, remarks]) => [path.split('/').at(-3) ?? '', remarks] as const,
);
const BEGUN = [{ number: 1, event: { type: 'begun' } }];
const FACE = { person: null, connected: false, left: null };
const ALWAYS: Remarks = {
  rarely: {},
  since: 'begun',
  occasions: (event) => [{ seat: (event as { seat: number }).seat, kind: 'win' }],
};

/** Tables whose second seat a bot of this level has. */
function tables(game: string, bot: string | null, person: string | null = null) {
  return Array.from({ length: 40 }, (_, number) => ({
    code: `TABLE${number}`,
    game,
    seats: [
      { ...FACE, person: 'Ann', bot: null, cousin: 0 },
      { ...FACE, person, bot, cousin: 0 },
    ],
  }));
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  await Promise.all(GAMES.map(([game]) => need(`banter_${game}`)));
});

describe.each(GAMES)('the remarks in %s', (game, remarks) => {
  it.each(PORTRAITS[game]?.levels ?? [])('of %s are there for every occasion, in some variants', (level) => {
    for (const kind of Object.keys(remarks.rarely)) {
      const always: Remarks = { ...ALWAYS, occasions: () => [{ seat: 1, kind }] };
      const lines = tables(game, level).map((table) => remarkOn(table, {}, BEGUN, always)?.text);
      expect(lines).not.toContain(undefined);
      expect(new Set(lines).size, kind).toBeGreaterThan(1);
    }
  });

  it('are rare, and the same wherever they are worked out', () => {
    const [kind = '', rarity = 0] = Object.entries(remarks.rarely).find(([, times]) => times > 1) ?? [];
    const seldom: Remarks = { ...remarks, since: 'begun', occasions: () => [{ seat: 1, kind }] };
    const all = (): unknown[] => tables(game, 'regular').map((table) => remarkOn(table, {}, BEGUN, seldom));
    const said = all().filter((remark) => remark !== null).length;
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThan((1.8 * 40) / rarity);
    expect(all()).toEqual(all());
  });

  it('are other words in another turn, and none for whoever has not heard it begin', () => {
    const always: Remarks = {
      ...ALWAYS,
      occasions: () => [{ seat: 1, kind: Object.keys(remarks.rarely)[0] ?? '' }],
    };
    const [table] = tables(game, 'regular');
    if (table === undefined) throw new Error('there is a table');
    const lines = Array.from(
      { length: 20 },
      (_, round) => remarkOn(table, {}, [{ number: 1, event: { type: 'begun', round } }], always)?.text,
    );
    expect(new Set(lines).size).toBeGreaterThan(1);
    expect(remarkOn(table, {}, [], always)).toBeNull();
  });

  it('are about nothing else that happens', () => {
    expect(remarks.occasions({ type: 'drew', seat: 1, card: null }, [])).toEqual([]);
  });
});

describe('nobody remarks on anything', () => {
  const [[game] = ['']] = GAMES;
  it.each([
    ['in a seat of a person', null, 'Bob'],
    ['in the place of somebody who is away', 'regular', 'Bob'],
    ['in a free seat', null, null],
    ['who has no words', 'uniform', null],
  ])('%s', (_, bot, person) => {
    for (const table of tables(game, bot, person))
      expect(remarkOn(table, { seat: 1 }, BEGUN, ALWAYS)).toBeNull();
  });
});
