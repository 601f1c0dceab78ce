/** Odds as people read them. */
import type { Outlook, Prospect } from '../protocol/types';
import { language } from '../../../text/text.svelte';

const THROWS = 36;

export function percent(throws: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(
    throws / THROWS,
  );
}

/** Who may die, each once, by the piece that is likeliest to do it; a Boss first, the likeliest first. */
export function killsIn({ prospects }: Outlook): Prospect[] {
  const best = new Map<string, Prospect>();
  for (const one of prospects ?? []) {
    if (one.seat === null) continue;
    const target = `${one.space}-${one.seat}-${one.boss}`;
    if (one.throws > (best.get(target)?.throws ?? -1)) best.set(target, one);
  }
  return [...best.values()].sort(
    (one, other) => Number(other.boss) - Number(one.boss) || other.throws - one.throws,
  );
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
