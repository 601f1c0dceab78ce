import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Event, Move } from '../protocol/types';
import type { Notice } from '../../../protocol/messages';
import { type Reader, tellNotice } from '../../../table/log/notices';
import { type Language, LANGUAGES, speak } from '../../../text/text.svelte';
import { tellEvent } from './sentence';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const ANN: Reader = { me: 0, nameOf: (seat) => NAMES[seat] ?? '?' };
const WATCHING: Reader = { ...ANN, me: null };

const POWERS: Move[] = [
  { type: 'swap', seat: 0, place: 1, other: 2, other_place: 3 },
  { type: 'mix', seat: 1 },
  { type: 'look', place: 2 },
  { type: 'give', first: 1, second: 2 },
  { type: 'give', first: 1, second: 1 },
  { type: 'open_safe' },
  { type: 'throw', places: [0] },
  { type: 'throw', places: [0, 1] },
  { type: 'lay_mamma', seat: 1 },
  { type: 'lay_patrol', seat: 1, place: 0 },
];

/** One of each kind, by whoever this is. */
function everyEvent(seat: number): Event[] {
  const hands: [number, '5'][][] = NAMES.map(() => [[0, '5']]);
  return [
    { type: 'gangsters_dealt', gangsters: ['meyer_lansky', 'al_capone', 'virginia_hill'], aside: [] },
    { type: 'gangsters_dealt', gangsters: ['meyer_lansky', 'lucky_luciano', 'virginia_hill'], aside: [] },
    { type: 'round_begun', round: 2, starter: seat, safe: null },
    { type: 'peeked', seat, places: [0, 2], cards: null },
    { type: 'turn_skipped', seat },
    { type: 'turn_passed', seat },
    { type: 'reshuffled', cards: 21 },
    { type: 'drew', seat, card: null },
    { type: 'took', seat, card: '7' },
    { type: 'replaced', seat, place: 1, card: 'lady' },
    { type: 'discarded', seat, card: 'alibi' },
    { type: 'snapped', seat, place: 0, card: '5' },
    { type: 'snapped_late', seat, place: 0, card: '5' },
    { type: 'snapped_wrong', seat, place: 0, card: 'mole' },
    { type: 'lots_drawn', seats: [1, 0] },
    { type: 'card_added', seat, place: 4, reason: 'penalty' },
    { type: 'card_added', seat, place: 4, reason: 'gift' },
    ...POWERS.map((move): Event => ({ type: 'power_named', seat, power: 'gangster', move })),
    { type: 'power_idle', seat, power: 'snitch', declined: true },
    { type: 'power_idle', seat, power: 'snitch', declined: false },
    { type: 'swapped', seat: 0, place: 1, other: 2, other_place: 3 },
    { type: 'mixed', seat, places: [0, 1], patrols: [] },
    { type: 'looked_at', seat, place: 2, card: null },
    { type: 'safe_opened', seat, cards: null },
    { type: 'exchanged', seat, place: 1, safe: 2, card: null },
    { type: 'thrown', seat, places: [0, 1], cards: ['3', '4'] },
    { type: 'thrown_back', seat, places: [0], cards: ['killer'] },
    { type: 'killer_shown', seat, place: 0, power: 'lady' },
    { type: 'wrong_shown', seat, place: 0, card: 'driver' },
    { type: 'laid', power: 'mamma', by: 1, seat, place: null, turns: 1 },
    { type: 'laid', power: 'patrol', by: 1, seat, place: 2, turns: 2 },
    { type: 'lifted', power: 'mamma', seat, place: null },
    { type: 'lifted', power: 'patrol', seat, place: 2 },
    { type: 'omerta_called', seat },
    { type: 'round_ended', round: 1, reason: 'omerta', caller: seat, hands, stocks: [5, 5, 5], scores: [0, 5, 5], totals: [0, 5, 5] }, // prettier-ignore
    { type: 'game_ended', winners: [seat], totals: [0, 5, 5] },
    { type: 'game_ended', winners: [0, 2], totals: [0, 5, 0] },
  ];
}

const NOTICES: Notice[] = [
  { type: 'table_opened', commitment: '' },
  { type: 'game_imported', over: false },
  { type: 'person_seated', seat: 0, name: 'Ann' },
  { type: 'bot_seated', seat: 1, level: 'regular', cousin: 0 },
  { type: 'seat_left', seat: 1 },
  { type: 'adviser_asked', seat: 1 },
  { type: 'bot_sat_in', seat: 1, level: 'regular' },
  { type: 'person_returned', seat: 1 },
  { type: 'contribution_taken', seat: 1 },
  { type: 'game_started', fairness: { commitment: '', contributions: [] } },
  { type: 'time_ran_out', seats: [0, 1] },
  { type: 'table_paused' },
  { type: 'table_resumed' },
  { type: 'pace_changed', pace: 'brisk' },
  { type: 'secret_revealed', secret: '' },
  {
    type: 'race_judged',
    ruling: { ask: 1, finishes: [{ seat: 0, milliseconds: 412, behind: 0, by_lot: false }] },
  },
];

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speak(language);
  });

  it.each([
    ['of mine', 0, ANN],
    ['of somebody else', 1, ANN],
    ['to a spectator', 0, WATCHING],
  ] as const)('every event %s is a whole sentence', (_, seat, reader) => {
    for (const event of everyEvent(seat)) {
      const text = tellEvent(event, reader); // a variable that is missing throws
      expect(text, event.type).toMatch(/^[\p{Lu}\d].*[.!…)]$/u);
      expect(text, event.type).not.toMatch(/omerta-|[{}$?]/);
    }
  });

  it('every notice is a whole sentence', () => {
    for (const notice of NOTICES) expect(tellNotice(notice, ANN), notice.type).toMatch(/^[\p{Lu}\d].*[.!]$/u);
  });
});

describe('a sentence', () => {
  beforeAll(async () => {
    await speak('en');
  });

  it('tells nobody what only one has seen, not even that one', () => {
    const peeked = tellEvent({ type: 'peeked', seat: 0, places: [0, 2], cards: ['lady', '9'] }, ANN);
    expect(peeked).toBe('You look at your cards 1 and 3.');
    expect(tellEvent({ type: 'drew', seat: 0, card: 'killer' }, ANN)).toBe('You draw a card.');
    expect(tellEvent({ type: 'looked_at', seat: 0, place: 1, card: '5' }, ANN)).toBe(
      'You look at your card 2.',
    );
  });

  it('says whose card it is', () => {
    const swapped: Event = { type: 'swapped', seat: 0, place: 1, other: 2, other_place: 3 };
    expect(tellEvent(swapped, ANN)).toBe('Exchanged unseen: your card 2 and Cleo’s card 4.');
    expect(tellEvent(swapped, WATCHING)).toBe('Exchanged unseen: Ann’s card 2 and Cleo’s card 4.');
  });

  it('says who was first and by how much', () => {
    const finishes = [
      { seat: 1, milliseconds: 380, behind: 0, by_lot: false },
      { seat: 0, milliseconds: 415, behind: 35, by_lot: false },
    ];
    expect(tellNotice({ type: 'race_judged', ruling: { ask: 1, finishes } }, ANN)).toBe(
      'Bob is quickest, after 380 ms; Ann 35 ms later.',
    );
    expect(tellNotice({ type: 'race_judged', ruling: { ask: 1, finishes: [] } }, ANN)).toBeNull();
  });
});
