/** Why something was not done, in the reader's language: the server's own words are for programs. */
import { lookUp, t } from '../text/text.svelte';
import { hyphens } from '../text/words';

const RULE = /^[A-Z]\d+[a-z]?$/; // an id of the rules of a game

export function refusedWords(rule: string): string {
  if (RULE.test(rule)) return t('table-refused-rule', { rule });
  return t(rule === 'table' ? 'table-refused-now' : 'table-refused');
}

/** Why nobody at the table may talk now: in the game's own words, where it has any. */
export function silenceWords(game: string, rule: string): string {
  return lookUp(`${hyphens(game)}-silent-${rule.toLowerCase()}`) ?? t('chat-silent', { rule });
}
