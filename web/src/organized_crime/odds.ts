/** Odds as people read them. */
import type { Prospect } from '../protocol/organized_crime';
import { language } from '../text/text.svelte';

const THROWS = 36;

export function percent(throws: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(
    throws / THROWS,
  );
}

/** For the board: how likely some piece lands on each space. */
export function marksOf(prospects: readonly Prospect[]): Map<string, string> {
  const best = new Map<string, number>();
  for (const { space, seat, throws } of prospects)
    if (seat === null) best.set(space, Math.max(throws, best.get(space) ?? 0));
  return new Map([...best].map(([space, throws]) => [space, percent(throws)]));
}
