import { describe, expect, it } from 'vitest';
import type { Told } from '../../protocol/messages';
import { toldSince } from './since';

const ends = {
  isOwn: (event: unknown) => (event as { seat?: number }).seat === 0,
  begins: (event: unknown) => (event as { type: string }).type === 'round_begun',
};

/** What was told, the last first, as the store has it. */
function history(first: number, ...events: { type: string; seat?: number }[]): Told[] {
  return events.map((event, index) => ({ number: first + index, event })).reverse();
}

describe('what happened since one’s own turn', () => {
  it('begins after the last thing one did oneself, and has the first first', () => {
    const told = history(1, { type: 'drew', seat: 2 }, { type: 'drew', seat: 0 }, { type: 'drew', seat: 1 });
    expect(toldSince([{ number: 4, event: { type: 'took', seat: 2 } }, ...told], ends)).toEqual({
      told: [
        { number: 3, event: { type: 'drew', seat: 1 } },
        { number: 4, event: { type: 'took', seat: 2 } },
      ],
      isWhole: true,
    });
  });

  it('begins with the round for whoever had no turn in it', () => {
    const told = history(7, { type: 'round_ended' }, { type: 'round_begun' }, { type: 'drew', seat: 1 });
    expect(toldSince(told, ends).told.map(({ number }) => number)).toEqual([8, 9]);
    expect(toldSince(told, ends).isWhole).toBe(true);
  });

  it('leaves out what the table says', () => {
    const told = history(1, { type: 'asked' }, { type: 'drew', seat: 1 }, { type: 'answered' });
    expect(toldSince(told, ends).told.map(({ number }) => number)).toEqual([2]);
  });

  it('says that something is missing where a reloaded page was told less', () => {
    const told = history(40, { type: 'drew', seat: 1 }, { type: 'drew', seat: 2 });
    expect(toldSince(told, ends)).toMatchObject({ isWhole: false });
    expect(toldSince(told, ends).told.map(({ number }) => number)).toEqual([40, 41]);
  });

  it('is nothing right after one’s own turn', () => {
    expect(toldSince(history(1, { type: 'drew', seat: 0 }), ends)).toEqual({ told: [], isWhole: true });
    expect(toldSince([], ends)).toEqual({ told: [], isWhole: true });
  });
});
