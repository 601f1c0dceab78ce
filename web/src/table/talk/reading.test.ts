import { beforeEach, describe, expect, it } from 'vitest';
import type { Said } from '../../protocol/messages';
import { Reading } from './reading.svelte';

const said = (at: number, seat: number | null = 1): Said => ({
  type: 'said',
  name: '?',
  seat,
  text: '…',
  at,
});
let kept: Map<string, string>;
const storage = {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => void kept.set(place, text),
};

beforeEach(() => {
  kept = new Map();
});

describe('what was missed of the talk', () => {
  it('is what others said since it was last on the screen', () => {
    const reading = new Reading('ABCD', storage);
    expect(reading.missed([said(1), said(2)], 0)).toBe(2);
    reading.read([said(1), said(2)]);
    expect(reading.missed([said(1), said(2), said(3)], 0)).toBe(1);
  });

  it('is not what was read before the page was reloaded', () => {
    new Reading('ABCD', storage).read([said(1), said(2)]);
    const again = new Reading('ABCD', storage);
    expect(again.missed([said(1), said(2)], 0)).toBe(0);
    expect(again.missed([said(1), said(2), said(3), said(4)], 0)).toBe(2);
  });

  it('is kept for each table', () => {
    new Reading('ABCD', storage).read([said(5)]);
    expect(new Reading('EFGH', storage).missed([said(4)], 0)).toBe(1);
    new Reading('EFGH', storage).read([said(4)]);
    expect(new Reading('ABCD', storage).missed([said(5)], 0)).toBe(0);
  });

  it('does not count what the reader said; spectators are not told apart', () => {
    const reading = new Reading('ABCD', storage);
    expect(reading.missed([said(1, 0), said(2, null)], 0)).toBe(1);
    expect(reading.missed([said(1, null)], null)).toBe(1);
  });

  it('is everything where something else was written in its place', () => {
    for (const text of ['{', '{}', '[null, 3, {"code":"ABCD","at":"soon"}]']) {
      kept.set('backroom.read', text);
      expect(new Reading('ABCD', storage).missed([said(1)], 0)).toBe(1);
    }
  });
});
