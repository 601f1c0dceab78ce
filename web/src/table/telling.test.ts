import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SeatNow } from '../protocol/messages';
import { speak } from '../text/text.svelte';
import { outline, type Setting, tell, tellValue } from './telling';

const SEATS: SeatNow[] = [
  { person: 'Ann', bot: null, connected: true },
  { person: null, bot: 'regular', connected: false },
];
const OMERTA: Setting = { game: 'omerta', seats: SEATS };

describe('what the engine says', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('en');
  });

  it('is told by name, with what belongs to it', () => {
    expect(tell(OMERTA, 'move', { type: 'draw' })).toBe('Draw');
    expect(tell(OMERTA, 'move', { type: 'swap', seat: 0, place: 2, other: 1, other_place: 3 })).toBe(
      'Exchange two cards: Ann, place 2, other player Bot 2, their place 3',
    );
  });

  it('leaves out what is not there', () => {
    expect(tell(OMERTA, 'move', { type: 'mix', seat: 1, card: null, blocked: false })).toBe(
      'Shuffle a hand: Bot 2',
    );
  });

  it('is readable for a game that has no words', () => {
    const setting = { game: 'chess', seats: SEATS };
    expect(tell(setting, 'move', { type: 'castle_long', in_check: true })).toBe('Castle long: in check yes');
  });

  it('shortens what nobody reads', () => {
    expect(tellValue(OMERTA, '0123456789abcdef0123456789abcdef')).toBe('01234567…');
  });

  it('makes an outline of a view, with the names of those who sit there', () => {
    const hands = [[{ place: 0, blocked: false, card: null }], [{ place: 0, blocked: true, card: '7' }]];
    expect(outline(OMERTA, { turn: 1, hands, top: null })).toEqual([
      { label: 'turn of', text: 'Bot 2' },
      {
        label: 'hands',
        parts: [
          { label: 'Ann', text: 'place 0' },
          { label: 'Bot 2', text: 'place 0, blocked yes, card 7' },
        ],
      },
      { label: 'on top', text: '–' },
    ]);
  });
});
