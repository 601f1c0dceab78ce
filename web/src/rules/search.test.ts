import { describe, expect, it } from 'vitest';
import { fold, matches, piecesOf, rank, wordsIn } from './search';

describe('the search', () => {
  it.each([
    ['Défaussée', 'defaussee'],
    ['ЁЛКА и Й', 'елка и и'],
    ['L’Œil', "l'oeil"],
    ['Eén', 'een'],
  ])('compares %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('finds a text that has all the words, in any order', () => {
    expect(matches('Jetez la même bouteille', wordsIn(' BOUTEILLE  meme'))).toBe(true);
    expect(matches('Jetez la même bouteille', wordsIn('meme verre'))).toBe(false);
    expect(matches('anything', wordsIn('  '))).toBe(true);
  });

  it('puts what is called so before what only mentions it', () => {
    const titles = ['Vos cartes', 'La Mamma et la Patrouille', 'Mamma', 'La Mamma'];
    const words = wordsIn('mamma');
    const ranked = titles.toSorted((one, other) => rank(one, words) - rank(other, words));
    expect(ranked).toEqual(['Mamma', 'La Mamma', 'La Mamma et la Patrouille', 'Vos cartes']);
  });

  it('marks what was found, in the text as it is written', () => {
    expect(piecesOf('Qui l’a défaussé', wordsIn("l'a fausse"))).toEqual([
      { text: 'Qui ', kind: 'plain' },
      { text: 'l’a', kind: 'found' },
      { text: ' dé', kind: 'plain' },
      { text: 'faussé', kind: 'found' },
    ]);
  });

  it('marks words that overlap once', () => {
    expect(piecesOf('abab', wordsIn('aba bab'))).toEqual([{ text: 'abab', kind: 'found' }]);
  });

  it('sees the ids of rules', () => {
    expect(piecesOf('see O29b and C1, not O', [])).toEqual([
      { text: 'see ', kind: 'plain' },
      { text: 'O29b', kind: 'rule' },
      { text: ' and ', kind: 'plain' },
      { text: 'C1', kind: 'rule' },
      { text: ', not O', kind: 'plain' },
    ]);
  });
});
