import { describe, expect, it } from 'vitest';
import type { GameOffered } from '../protocol/api';
import { choicesOf, newDraft, wantedOf } from './draft';

const CHESS: GameOffered = {
  name: 'chess',
  seats: [3, 4, 5],
  bots: ['random', 'regular', 'careful'],
  weaker: [],
  stand_in: 'careful',
  turn_seconds: { calm: 60, normal: 30, quick: 15 },
  setup: [
    { name: 'players', kind: 'number', default: 4 },
    { name: 'edition', kind: 'word', default: 'en', words: ['en', 'fr'] },
    { name: 'rounds', kind: 'number', default: null, open: true, least: 1, most: 20 },
    { name: 'open_safe', kind: 'flag', default: false },
  ],
};

describe('a draft of a table', () => {
  it('has the defaults of the server, but for what is chosen already', () => {
    expect(newDraft(CHESS, { edition: 'fr' })).toMatchObject({
      players: 4,
      values: { edition: 'fr', rounds: null, open_safe: false },
      standIn: 'careful',
    });
    expect(newDraft(CHESS, {}).values.edition).toBe('en');
  });

  it('asks about the players apart', () => {
    expect(choicesOf(CHESS).map((choice) => choice.name)).toEqual(['edition', 'rounds', 'open_safe']);
  });

  it('becomes a request with every option, and with no bot on a seat that is not there', () => {
    const draft = {
      ...newDraft(CHESS, { edition: 'fr' }),
      players: 3,
      notes: true,
      bots: { 1: 'random', 3: 'regular' },
    };
    expect(wantedOf(draft, 'Ann')).toEqual({
      game: 'chess',
      name: 'Ann',
      setup: { players: 3, edition: 'fr', rounds: null, open_safe: false },
      speed: 'normal',
      pace: 'normal',
      public: false,
      spectators: true,
      notes: true,
      links: false,
      handover: 'ask',
      advice: 'alone',
      stand_in: 'careful',
      bots: { 1: 'random' },
    });
  });

  it('takes the most seats where the server names no number', () => {
    expect(newDraft({ ...CHESS, setup: [] }, {}).players).toBe(5);
  });
});
