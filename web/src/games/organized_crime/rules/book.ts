/** The rules of ORGANIZED CRIME in the order in which one reads them. Their words are the pack rules_organized_crime. */
import type { Book, Rule } from '../../../rules/book';

export const ORGANIZED_CRIME: Book<Rule> = {
  game: 'organized_crime',
  chapters: [
    {
      name: 'survival',
      rules: [
        { id: 'C1', ruling: true },
        { id: 'C2' },
        { id: 'C3', ruling: true },
        { id: 'C4', ruling: true },
      ],
    },
    { name: 'bases', rules: [{ id: 'C5', ruling: true, rebuilt: true }] },
    {
      name: 'moving',
      rules: [
        { id: 'C31' },
        { id: 'C12', ruling: true },
        { id: 'C13' },
        { id: 'C14', ruling: true },
        { id: 'C15', rebuilt: true },
        { id: 'C16', ruling: true },
        { id: 'C17', ruling: true },
        { id: 'C18' },
        { id: 'C18b' },
      ],
    },
    {
      name: 'killing',
      rules: [
        { id: 'C19', ruling: true },
        { id: 'C20' },
        { id: 'C21', ruling: true },
        { id: 'C22', ruling: true },
      ],
    },
    {
      name: 'commission',
      rules: [
        { id: 'C23', ruling: true, rebuilt: true },
        { id: 'C24', ruling: true },
        { id: 'C25' },
        { id: 'C26', ruling: true },
        { id: 'C27', ruling: true },
      ],
    },
    {
      name: 'accounts',
      rules: [
        { id: 'C29', ruling: true },
        { id: 'C28', ruling: true },
        { id: 'C30', ruling: true },
        { id: 'C32', ruling: true },
      ],
    },
    {
      name: 'decks',
      rules: [
        { id: 'C6', ruling: true },
        { id: 'C7', ruling: true },
        { id: 'C8', rebuilt: true },
        { id: 'C9', rebuilt: true },
        { id: 'C10', ruling: true, rebuilt: true },
        { id: 'C11', ruling: true, rebuilt: true },
      ],
    },
  ],
  appendix: 'board',
  choices: {
    name: 'variants',
    texts: ['about', 'short', 'limit', 'score'].map((name) => `rules-variant-${name}`),
  },
};
