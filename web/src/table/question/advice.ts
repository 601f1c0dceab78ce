/** What the adviser recommends: its figures in words, and the answer that is marked at the table. */
import { getContext, setContext } from 'svelte';
import type { Advised } from '../../protocol/messages';
import { t } from '../../text/text.svelte';

/** How likely it thinks that wins; nothing where it is decided anyway. */
export function chancesOf({ chance, next_best }: Advised): string[] {
  if (chance === null) return [];
  if (next_best !== null) return [t('table-advice-chances', { chance, next: next_best })];
  return chance > 0 && chance < 100 ? [t('table-advice-chance', { chance })] : [];
}

const MARKED = Symbol('the answer that is marked');

/** Let everything below mark what belongs to this answer. */
export function provideMarked(move: () => unknown): void {
  setContext(MARKED, move);
}

/** The answer that is marked, if any. */
export function markedMove(): () => unknown {
  return getContext<(() => unknown) | undefined>(MARKED) ?? (() => null);
}

/** Whether two moves say the same, in whatever order their fields are. */
export function isSameMove(one: unknown, other: unknown): boolean {
  return one != null && other != null && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(move: object): unknown {
  return Object.entries(move).sort(([left], [right]) => left.localeCompare(right));
}
