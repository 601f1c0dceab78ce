/** The rules of OMERTA in the order in which one reads them. Their words are the pack rules_omerta. */
import { type Character, isBottle } from '../cards/card';
import { EDITIONS, type POINTS } from '../protocol/printed';
import { type Book, type Chapter, type Rule, textOf, textsOf } from '../../../rules/book';

export type EditionName = keyof typeof EDITIONS;
export type CardName = keyof typeof POINTS;
type Switch = keyof (typeof EDITIONS)['en'];

export interface OmertaRule extends Rule {
  differs?: Switch; // the editions differ here
  card?: Character; // whose rule it is
}

export const PACK = 'rules_omerta';
export const EDITION_NAMES = Object.keys(EDITIONS) as EditionName[];
const HOUSE_RULES = ['rounds', 'deck', 'open-safe', 'snap', 'memory-aid'] as const;

const CHAPTERS: readonly Chapter<OmertaRule>[] = [
  { name: 'aim', rules: [{ id: 'O3', ruling: true }] },
  {
    name: 'cards',
    rules: [
      { id: 'O1', ruling: true },
      { id: 'O2', ruling: true },
      { id: 'O2b', ruling: true },
    ],
  },
  {
    name: 'setup',
    rules: [
      { id: 'O4', ruling: true, differs: 'gangsters_from_all_five' },
      { id: 'O5', ruling: true },
      { id: 'O6', ruling: true },
      { id: 'O7', ruling: true },
      { id: 'O7b', ruling: true },
      { id: 'O7c', ruling: true },
    ],
  },
  {
    name: 'turn',
    rules: [
      { id: 'O8' },
      { id: 'O9' },
      { id: 'O10', ruling: true },
      { id: 'O11', ruling: true },
      { id: 'O12', ruling: true },
    ],
  },
  {
    name: 'snap',
    rules: [
      { id: 'O13', ruling: true },
      { id: 'O14', ruling: true },
      { id: 'O15', ruling: true },
      { id: 'O16', ruling: true },
      { id: 'O17' },
    ],
  },
  {
    name: 'powers',
    rules: [
      { id: 'O18', ruling: true },
      { id: 'O18b', ruling: true, differs: 'powers_optional' },
      { id: 'O19', ruling: true, card: 'gangster' },
      { id: 'O20', ruling: true, card: 'lady' },
      { id: 'O21', card: 'mole' },
      { id: 'O22', ruling: true, card: 'snitch' },
      { id: 'O23', ruling: true, card: 'safecracker' },
      { id: 'O24', ruling: true, card: 'driver', differs: 'driver_returns_all' },
      { id: 'O26', card: 'witness' },
      { id: 'O27', card: 'alibi' },
    ],
  },
  { name: 'killer', rules: [{ id: 'O25', ruling: true, card: 'killer' }] },
  {
    name: 'laid',
    rules: [
      { id: 'O28', ruling: true, card: 'mamma' },
      { id: 'O29', ruling: true, card: 'patrol', differs: 'patrol_stops_shuffle' },
      { id: 'O29b', ruling: true },
    ],
  },
  {
    name: 'omerta',
    rules: [
      { id: 'O30', ruling: true },
      { id: 'O31' },
      { id: 'O32', ruling: true },
      { id: 'O33', ruling: true },
    ],
  },
  { name: 'knowing', rules: [{ id: 'O34' }, { id: 'O35' }] },
];

export const OMERTA: Book<OmertaRule> = {
  game: 'omerta',
  chapters: CHAPTERS,
  appendix: 'editions',
  choices: { name: 'house', texts: ['about', ...HOUSE_RULES].map((name) => `rules-house-${name}`) },
};

export const RULES: readonly OmertaRule[] = CHAPTERS.flatMap((chapter) => chapter.rules);

/** The rule of a card; that of every bottle is the snap. */
export function ruleOf(card: CardName): string {
  return RULES.find((rule) => rule.card === card)?.id ?? 'O13';
}

/** Every text of a rule, in every edition. */
export function omertaTexts(rule: OmertaRule): string[] {
  return rule.differs === undefined
    ? textsOf(rule)
    : [...textsOf(rule), textOf(rule, 'yes'), textOf(rule, 'no')];
}

/** What a rule says in one edition, where the editions differ. */
export function textIn(edition: EditionName, rule: OmertaRule): string | null {
  return rule.differs === undefined ? null : textOf(rule, EDITIONS[edition][rule.differs] ? 'yes' : 'no');
}

/** The short text of what a card does. */
export function powerOf(card: CardName): string {
  return `power-${isBottle(card) ? 'bottle' : card}`;
}

/** The edition to show first: that of the language, where there is one. */
export function editionFor(language: string): EditionName {
  return EDITION_NAMES.find((name) => name === language) ?? 'en';
}
