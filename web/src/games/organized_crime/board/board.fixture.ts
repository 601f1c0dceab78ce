/** A small board for tests, with four quarters like ours and ids unlike ours. */
import type { BoardSheet } from '../protocol/types';

export function aBoard(quarters: readonly string[] = ['a', 'b', 'c', 'd']): BoardSheet {
  return {
    colours: ['green', 'yellow', 'white', 'mauve'],
    inner: quarters.flatMap((name) => [
      { id: `${name}_gov`, kind: name === 'a' ? 'federal' : 'local' },
      { id: `${name}_city`, kind: 'city' },
      { id: `${name}_mistake`, kind: 'mistake' },
      { id: `${name}_door`, kind: 'corrupt_official' },
      { id: `${name}_gate`, kind: 'business_investment' },
    ]),
    outer: quarters.flatMap((name) => [
      { id: `${name}_gov`, kind: name === 'a' ? 'federal' : 'local' },
      { id: `${name}_power`, kind: 'power' },
      { id: `${name}_town`, kind: 'city' },
      { id: `${name}_illegal`, kind: 'illegal_activities' },
    ]),
    bases: quarters.map((name) => ({
      id: `base_${name}`,
      name: `City ${name.toUpperCase()} base`,
      hit_men: `${name}_men`,
      boss: `${name}_boss`,
      doors: [`${name}_door`, `${name}_gate`],
    })),
    cities: quarters.flatMap((name) => [
      { id: `${name}_city`, name: `City ${name.toUpperCase()}`, income: 20_000 },
      { id: `${name}_town`, name: `Town ${name.toUpperCase()}`, income: 10_000 },
    ]),
    businesses: [{ id: 'trucking', income: 20_000, circles: 2 }],
    activities: [{ id: 'narcotics', income: 30_000, circles: 1 }],
    officials: [{ id: 'judge', price: 20_000, circles: 2 }],
    government: {
      federal: { removes: true, fine: 0 },
      state: { removes: false, fine: 50_000 },
      local: { removes: false, fine: 20_000 },
    },
  };
}
