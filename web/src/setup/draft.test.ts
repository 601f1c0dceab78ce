import { describe, expect, it } from 'vitest';
import type { GameOffered } from '../protocol/api';
import { choicesOf, isFirst, newDraft, wantedOf } from './draft';

const OMERTA: GameOffered = {
  name: 'omerta',
  seats: [3, 4, 5],
  bots: ['random', 'regular'],
  setup: [
    { name: 'players', kind: 'number', default: 4 },
    { name: 'edition', kind: 'word', default: 'en', words: ['en', 'fr'] },
    { name: 'rounds', kind: 'number', default: null, open: true, least: 1, most: 20 },
    { name: 'open_safe', kind: 'flag', default: false },
  ],
};

describe('a draft of a table', () => {
  it('has the defaults of the server, and the edition of the reader', () => {
    expect(newDraft(OMERTA, 'fr', 'short')).toMatchObject({
      players: 4,
      values: { edition: 'fr', rounds: null, open_safe: false },
    });
    expect(newDraft(OMERTA, 'nl', 'short').values.edition).toBe('en');
  });

  it('has the length that was chosen last, where there is one', () => {
    const variant = {
      name: 'variant',
      kind: 'word',
      default: 'standard',
      words: ['standard', 'short'],
    } as const;
    const crime: GameOffered = { ...OMERTA, setup: [{ ...variant, words: [...variant.words] }] };
    expect(newDraft(crime, 'en', 'short').values.variant).toBe('short');
    expect(newDraft(crime, 'en', 'endless').values.variant).toBe('standard');
    expect(newDraft(OMERTA, 'en', 'short').values).not.toHaveProperty('variant');
  });

  it('asks about the edition first, and about the players apart', () => {
    expect(choicesOf(OMERTA).map((choice) => choice.name)).toEqual(['edition', 'rounds', 'open_safe']);
    expect(
      choicesOf(OMERTA)
        .filter(isFirst)
        .map((choice) => choice.name),
    ).toEqual(['edition']);
  });

  it('becomes a request with every option, and with no bot on a seat that is not there', () => {
    const draft = {
      ...newDraft(OMERTA, 'fr', 'short'),
      players: 3,
      notes: true,
      bots: { 1: 'random', 3: 'regular' },
    };
    expect(wantedOf(draft, 'Ann')).toEqual({
      game: 'omerta',
      name: 'Ann',
      setup: { players: 3, edition: 'fr', rounds: null, open_safe: false },
      speed: 'normal',
      public: false,
      spectators: true,
      notes: true,
      links: false,
      handover: 'ask',
      stand_in: 'regular',
      bots: { 1: 'random' },
    });
  });

  it('takes the most seats where the server names no number', () => {
    expect(newDraft({ ...OMERTA, setup: [] }, 'en', 'short').players).toBe(5);
  });
});
