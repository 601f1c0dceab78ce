/** A book of rules: what every game's has. Its words are the packs rules and rules_<game>. */
import { hyphens } from '../text/words';

export interface Rule {
  id: string; // as the engine and the rulings cite it
  ruling?: true; // the prints leave something open, and we say what is played
  rebuilt?: true; // the print does not have it; we reconstructed it
}

export interface Chapter<R extends Rule> {
  name: string;
  rules: readonly R[];
}

export interface Book<R extends Rule> {
  game: string;
  chapters: readonly Chapter<R>[];
  appendix: string; // the section of tables after the chapters
  choices: { name: string; texts: readonly string[] }; // the section on what a table may choose
}

/** The text of a rule: its words, or one of the texts that belong to it. */
export function textOf(rule: Rule, part?: 'title' | 'ruling' | 'rebuilt' | 'yes' | 'no'): string {
  return ['rules', rule.id.toLowerCase(), ...(part === undefined ? [] : [part])].join('-');
}

/** Every text of a rule. */
export function textsOf(rule: Rule): string[] {
  const parts = [textOf(rule, 'title'), textOf(rule)];
  if (rule.ruling) parts.push(textOf(rule, 'ruling'));
  if (rule.rebuilt) parts.push(textOf(rule, 'rebuilt'));
  return parts;
}

/** A text about a game as a whole. */
export function aboutGame(part: 'title' | 'lead' | 'sources' | 'learn', game: string): string {
  return `rules-${part}-${hyphens(game)}`;
}
