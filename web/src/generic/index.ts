/** The table and the review of any game that brings none of its own. */
import type { GamePlug } from '../games/plug';

const packs = ['generic'] as const;

export const GENERIC = {
  table: { load: () => import('./table/GenericTable.svelte'), packs },
  review: { load: () => import('./review/review'), packs },
} satisfies Pick<GamePlug, 'table' | 'review'>;
