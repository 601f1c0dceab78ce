/** Odds as people read them. */
import type { Outlook, Prospect } from '../protocol/organized_crime';
import { language } from '../text/text.svelte';

const THROWS = 36;

export function percent(throws: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(
    throws / THROWS,
  );
}

/** Who may die, a Boss first, the likeliest first. */
export function killsIn({ prospects }: Outlook): Prospect[] {
  return (prospects ?? [])
    .filter(({ seat }) => seat !== null)
    .sort((one, other) => Number(other.boss) - Number(one.boss) || other.throws - one.throws);
}

/** Where a piece may land, the likeliest first. */
export function landingsIn({ prospects }: Outlook): Prospect[] {
  return (prospects ?? [])
    .filter(({ seat }) => seat === null)
    .sort((one, other) => other.throws - one.throws);
}

/** For the board: how likely some piece lands on each space. */
export function marksOf(outlook: Outlook): Map<string, string> {
  const best = new Map<string, number>();
  for (const { space, throws } of landingsIn(outlook))
    best.set(space, Math.max(throws, best.get(space) ?? 0));
  return new Map([...best].map(([space, throws]) => [space, percent(throws)]));
}
