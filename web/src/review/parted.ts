/** Which moments of a kind are shown at once: the first of them, and all of whoever looks; the others on request. */
import type { Moment } from './account';

const SHOWN = 3;

export function parted<One extends Pick<Moment, 'seat'>>(
  moments: readonly One[],
  own: number | null,
): { shown: One[]; others: One[] } {
  const others = moments.filter(({ seat }, index) => index >= SHOWN && seat !== own);
  // a single one takes no more room than the words that there is one more
  if (others.length <= 1) return { shown: [...moments], others: [] };
  return { shown: moments.filter((one) => !others.includes(one)), others };
}
