/** The words for what can be chosen before a game; from the pack `options`. */
import type { Choice } from '../protocol/api';
import { type Language, LANGUAGES, t } from '../text/text.svelte';
import type { Value } from './draft';

export function optionName(game: string, choice: string): string {
  return t(`option-${hyphens(game)}-${hyphens(choice)}`);
}

export function optionAbout(game: string, choice: string): string {
  return t(`option-${hyphens(game)}-${hyphens(choice)}-about`);
}

/** What was chosen; an edition goes by the name of its language. */
export function optionValue(game: string, choice: string, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return String(value);
  if (value === null) return t(`option-${hyphens(game)}-${hyphens(choice)}-open`);
  if (choice === 'edition' && value in LANGUAGES) return LANGUAGES[value as Language];
  return t(`option-${hyphens(game)}-${hyphens(choice)}-${hyphens(value)}`);
}

/** The same for a text that is too long to show: whether it is ours or somebody's own. */
export function chosenValue(game: string, choice: Choice, value: Value): string {
  if (choice.kind !== 'text' || value === null) return optionValue(game, choice.name, value);
  return t(`option-${hyphens(game)}-${hyphens(choice.name)}-own`);
}

function hyphens(name: string): string {
  return name.replaceAll('_', '-');
}
