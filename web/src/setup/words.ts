/** The words for what can be chosen before a game: from the pack `options`, or made from the names of its setup. */
import type { Choice } from '../protocol/api';
import { lookUp, t } from '../text/text.svelte';
import { editionName, hyphens, readable } from '../text/words';
import type { Value } from './draft';

const LONG = 60; // characters of a text that was chosen

export function optionName(game: string, choice: string): string {
  return lookUp(idOf(game, choice)) ?? readable(choice);
}

/** What it is about; null where nobody wrote it down. */
export function optionAbout(game: string, choice: string): string | null {
  return lookUp(idOf(game, choice, 'about'));
}

/** What was chosen. */
export function optionValue(game: string, choice: string, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return String(value);
  if (value === null) return lookUp(idOf(game, choice, 'open')) ?? '–';
  if (choice === 'edition') return editionName(value);
  return lookUp(idOf(game, choice, hyphens(value))) ?? readable(value);
}

/** The same for a text that is too long to show: whether it is ours or somebody's own. */
export function chosenValue(game: string, choice: Choice, value: Value): string {
  if (choice.kind !== 'text' || typeof value !== 'string') return optionValue(game, choice.name, value);
  const own = lookUp(idOf(game, choice.name, 'own'));
  if (own !== null) return own;
  return value.length > LONG ? `${value.slice(0, LONG)}…` : value;
}

/** Whether a text comes from a file: then there is a word for somebody's own. */
export function isFile(game: string, { kind, name }: Choice): boolean {
  return kind === 'text' && lookUp(idOf(game, name, 'own')) !== null;
}

function idOf(game: string, choice: string, ...more: string[]): string {
  return ['option', hyphens(game), hyphens(choice), ...more].join('-');
}
