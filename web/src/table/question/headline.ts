/** The heading of a question. */
import type { Question, TableNow } from '../../protocol/messages';
import { t } from '../../text/text.svelte';

/** The open question in words. */
export interface Headline {
  words: string; // a few, large
  about?: string | null; // where, how, or what it is about, in smaller letters
}

/** Why nothing can be answered now; null: a question is open. */
export function standingWords(table: TableNow, question: Question | null): string | null {
  if (table.stage === 'over') return t('table-over');
  if (table.paused) return t('table-paused');
  return question === null ? t('table-waiting') : null;
}
