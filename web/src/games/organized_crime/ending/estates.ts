/** What the end counts, taken apart: the worth is told, and so is what a circle counts; the rest of it is money. */
import type { FamilyView } from '../protocol/types';

export interface Estate {
  seat: number;
  cash: number;
  circles: number;
  worth: number;
}

/** The richest first. */
export function estatesOf(
  families: readonly Pick<FamilyView, 'circles'>[],
  worths: readonly number[],
  circle: number,
): Estate[] {
  return families
    .map(({ circles }, seat) => {
      const worth = worths[seat] ?? 0;
      return { seat, cash: worth - circles.length * circle, circles: circles.length, worth };
    })
    .sort((one, other) => other.worth - one.worth);
}
