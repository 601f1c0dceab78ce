/** The rules of OMERTA in the order in which one reads them. Their words are the pack rules_omerta. */
import { COPIES, EDITIONS, POINTS } from '../protocol/omerta_print';

export type EditionName = keyof typeof EDITIONS;
export type CardName = keyof typeof POINTS;
export type Character = keyof (typeof COPIES)['deduced'];
type Switch = keyof (typeof EDITIONS)['en'];

export interface Rule {
  id: string; // as the engine and the rulings cite it
  ruling?: true; // the prints leave something open, and we say what is played
  differs?: Switch; // the editions differ here
  card?: Character; // whose rule it is
}

export interface Chapter {
  name: string;
  rules: readonly Rule[];
}

export const PACK = 'rules_omerta';
export const EDITION_NAMES = Object.keys(EDITIONS) as EditionName[];
export const CHARACTERS = Object.keys(COPIES.deduced) as Character[];
export const HOUSE_RULES = ['rounds', 'deck', 'open-safe', 'snap', 'memory-aid'] as const;

export const CHAPTERS: readonly Chapter[] = [
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

export const RULES: readonly Rule[] = CHAPTERS.flatMap((chapter) => chapter.rules);

/** The rule of a card; that of every bottle is the snap. */
export function ruleOf(card: CardName): string {
  return RULES.find((rule) => rule.card === card)?.id ?? 'O13';
}

/** The text of a rule: its words, or one of the texts that belong to it. */
export function textOf(rule: Rule, part?: 'title' | 'ruling' | 'yes' | 'no'): string {
  return ['rules', rule.id.toLowerCase(), ...(part === undefined ? [] : [part])].join('-');
}

/** Every text of a rule. */
export function textsOf(rule: Rule): string[] {
  const parts = [textOf(rule, 'title'), textOf(rule)];
  if (rule.differs !== undefined) parts.push(textOf(rule, 'yes'), textOf(rule, 'no'));
  if (rule.ruling) parts.push(textOf(rule, 'ruling'));
  return parts;
}

/** What a rule says in one edition, where the editions differ. */
export function textIn(edition: EditionName, rule: Rule): string | null {
  return rule.differs === undefined ? null : textOf(rule, EDITIONS[edition][rule.differs] ? 'yes' : 'no');
}

/** The short text of what a card does. */
export function powerOf(card: CardName): string {
  return `power-${(CHARACTERS as readonly string[]).includes(card) ? card : 'bottle'}`;
}

/** The edition to show first: that of the language, where there is one. */
export function editionFor(language: string): EditionName {
  return EDITION_NAMES.find((name) => name === language) ?? 'en';
}
