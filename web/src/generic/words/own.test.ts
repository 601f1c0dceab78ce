import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Texts from '../../text/text.svelte';
import { need, speak } from '../../text/text.svelte';
import { eventWords, moveWords, type Setting, valueWords } from './saying';

type Values = Record<string, unknown>;

/** As if a game had a pack of its own. */
const OWN: Record<string, (values: Values) => string> = {
  'nonsuch-move-raise-bid': ({ count, face }) => `At least ${String(count)} × ${String(face)}`,
  'nonsuch-event-bid-raised': ({ seat, bid }) => `${String(seat)} bids ${String(bid)}`,
  'nonsuch-field-bid': () => 'offer',
  'nonsuch-value-red-joker': () => 'the red one',
};

vi.mock('../../text/text.svelte', async (original) => {
  const real = await original<typeof Texts>();
  return {
    ...real,
    lookUp: (id: string, values: Values = {}) => OWN[id]?.(values) ?? real.lookUp(id, values as never),
  };
});

const AT: Setting = { game: 'nonsuch', players: 2, nameOf: (seat) => ['Ann', 'Bob'][seat] ?? '?' };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  await need('generic');
});

describe('the texts of a game', () => {
  it('are said instead of its names, with its fields in words', () => {
    expect(moveWords({ type: 'raise_bid', count: 3, face: 5 }, AT)).toBe('At least 3 × 5');
    expect(eventWords({ type: 'bid_raised', seat: 1, bid: [2, 6] }, AT)).toBe('Bob bids 2, 6');
    expect(eventWords({ type: 'doubted', seat: 1, bid: 4 }, AT)).toBe('Bob – doubted: offer 4');
    expect(valueWords('red_joker', 'card', AT)).toBe('the red one');
  });
});
