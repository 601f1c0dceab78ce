import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Event } from '../protocol/types';
import { need, speak } from '../../../text/text.svelte';
import { announced, readOut, type Witness } from './announced';

const ME: Witness = { seat: 0, home: 'boston' };
const ATTACK: Event = {
  type: 'named',
  seat: 1,
  space: 'x',
  boss: false,
  direction: 'left',
  attack: 'boston',
};
const KILLED: Event = { type: 'killed', seat: 1, victim: 0, boss: false, space: 'x', card: null };
const OUT: Event = { type: 'eliminated', seat: 0, by: 1, cause: 'killed' };
const FINE: Event = { type: 'paid', payer: 0, payee: null, amount: 1, reason: 'fine' };

describe('what is read out', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speak('en');
    await need('organized_crime');
  });

  it('is an attack, in other words to the one whose base it is, and not to the one who declared it', () => {
    expect(announced(ATTACK, ME)).toBe('Your base is attacked');
    expect(announced(ATTACK, { seat: 2, home: 'miami' })).toBe('An attack');
    expect(announced(ATTACK, { seat: 1, home: 'miami' })).toBeNull();
    expect(announced({ ...ATTACK, attack: null }, ME)).toBeNull();
  });

  it('is a killing to the one who lost somebody alone', () => {
    expect(announced(KILLED, ME)).not.toBeNull();
    expect(announced(KILLED, { seat: 2, home: 'miami' })).toBeNull();
  });

  it('is that time is up to the one who said nothing', () => {
    expect(announced({ type: 'time_ran_out', seats: [0] }, ME)).not.toBeNull();
    expect(announced({ type: 'time_ran_out', seats: [1] }, ME)).toBeNull();
  });

  it('stays while more comes, if it was done to whoever reads', () => {
    const first = readOut([], [ATTACK], ME);
    expect(readOut(first, [KILLED], ME)).toEqual([ATTACK, KILLED]);
    expect(readOut([ATTACK, KILLED], [OUT, FINE], ME)).toEqual([ATTACK, KILLED, OUT]);
    expect(readOut([FINE], [KILLED], ME)).toEqual([KILLED]);
    expect(readOut(first, [], ME)).toBe(first);
  });
});
