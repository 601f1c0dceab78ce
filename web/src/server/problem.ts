/** Why something could not be done, in the reader's language. */
import { lookUp, t } from '../text/text.svelte';
import { Refused } from './line';

export function explain(failure: unknown): string {
  if (!(failure instanceof Refused)) return t('house-unreachable');
  return lookUp(`problem-${failure.rule}`) ?? t('problem-other', { why: failure.message });
}
