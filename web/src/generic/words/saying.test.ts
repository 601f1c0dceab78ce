import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language, need, speak } from '../../text/text.svelte';
import { eventWords, gist, moveWords, type Setting, valueWords } from './saying';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const AT: Setting = { game: 'nonsuch', players: 3, nameOf: (seat) => NAMES[seat] ?? '?' };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  await need('generic');
});

describe('a move in words', () => {
  it.each([
    [{ type: 'raise_bid', quantity: 3, face: 5 }, 'Raise bid: quantity 3, face 5'],
    [{ type: 'RaiseBid', quantity: 12345 }, 'Raise bid: quantity 12,345'],
    [{ type: 'pass' }, 'Pass'],
    [{ type: 'give', to: 1, cards: ['red_joker', 'ace'] }, 'Give: to Bob, cards red joker, ace'],
    [{ type: 'guess', target: 7 }, 'Guess: target 7'],
    [{ type: 'vote', favour: true, reason: null }, 'Vote: favour yes'],
    [{ type: 'place', at: [1, 2] }, 'Place: at 1, 2'],
    [{ row: 1, column: 2 }, 'Row 1, column 2'],
    ['take_left', 'Take left'],
    [4, '4'],
    [null, 'None'],
    [{}, 'empty'],
  ])('%j', (move, words) => {
    expect(moveWords(move, AT)).toBe(words);
  });
});

describe('an event in words', () => {
  it.each([
    [{ type: 'bid_raised', seat: 1, quantity: 3 }, 'Bob – bid raised: quantity 3'],
    [{ type: 'drew', seat: 0, card: null }, 'Ann – drew'],
    [{ type: 'hit', seat: 0, victim: 2, space: 'dock_3' }, 'Ann – hit: victim Cleo, space dock 3'],
    [{ type: 'round_begun', round: 2 }, 'Round begun: round 2'],
    [{ type: 'game_ended', winners: [0, 2] }, 'Game ended: winners Ann, Cleo'],
    [{ type: 'counted', scores: [0, 2, 1] }, 'Counted: scores (Ann: 0; Bob: 2; Cleo: 1)'],
    [{ type: 'shown', cups: [[1, 2, 5], [3], []] }, 'Shown: cups (Ann: 1, 2, 5; Bob: 3; Cleo: empty)'],
    [
      { type: 'raised', seat: 2, bid: { type: 'bid', count: 2, face: 6 } },
      'Cleo – raised: bid (count 2, face 6)',
    ],
    [
      { type: 'laid', seat: 9, card: { suit: 'hearts', rank: 7 } },
      'Laid: seat 9, card (suit hearts, rank 7)',
    ],
    [{ type: 'rolled', cups: [[1, 2, 6], null, null] }, 'Rolled: cups (Ann: 1, 2, 6)'],
    [{ type: 'rolled', cups: [null, null, null] }, 'Rolled: cups hidden'],
    [{ type: 'dealt', cards: ['ace', null] }, 'Dealt: cards ace, hidden'],
    [
      {
        type: 'shown',
        hands: [
          [
            [0, 'ace'],
            [1, 'king'],
          ],
          [],
          [],
        ],
      },
      'Shown: hands (Ann: (0, ace), (1, king); Bob: empty; Cleo: empty)',
    ],
    ['over', 'Over'],
    [[1, 2], '1, 2'],
    [null, 'None'],
  ])('%j', (event, words) => {
    expect(eventWords(event, AT)).toBe(words);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('has words around it in %s', async (language) => {
    await speak(language);
    const words = eventWords({ type: 'bid_raised', seat: 1, wild: true, left: [], note: '' }, AT);
    await speak('en');
    expect(words).toMatch(/^Bob – bid raised/);
    expect(words).not.toContain('generic-');
  });
});

describe('strange values', () => {
  it.each([
    [1e300, '1E300'],
    [0.1 + 0.2, '0.3'],
    [-5, '-5'],
    [1974, '1974'],
    ['Hello there, Bob_1!', 'Hello there, Bob_1!'],
    [true, 'yes'],
    [undefined, 'none'],
  ])('%j', (value, words) => {
    expect(valueWords(value, 'thing', AT)).toBe(words);
  });

  it('are cut where they are long or deep', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(valueWords(deep, '', AT)).toBe('…');
    expect(valueWords('x'.repeat(10_000), '', AT).length).toBeLessThan(200);
    expect(
      valueWords(
        Array.from({ length: 10_000 }, () => 1),
        '',
        AT,
      ).length,
    ).toBeLessThan(100);
    expect(gist(Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`f${n}`, n])), '', AT).length).toBe(
      81,
    );
  });
});
