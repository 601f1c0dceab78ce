/** Why something was not done, in the reader's language: the server's own words are for programs. */
import { t } from '../text/text.svelte';

const RULE = /^[OC]\d+[a-z]?$/; // an id of the rules of a game

export function refusedWords(rule: string): string {
  if (RULE.test(rule)) return t('table-refused-rule', { rule });
  return t(rule === 'table' ? 'table-refused-now' : 'table-refused');
}
