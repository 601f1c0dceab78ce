/** Where the two ways of a piece begin, so that one can be pointed at on the board. */
import type { Name } from '../protocol/types';
import { centre, type Layout } from './geometry';
import { exits } from './ways';

export interface Arrow {
  direction: Name['direction'];
  x: number;
  y: number;
  angle: number; // degrees, clockwise from pointing right
}

/** One arrow for each way out: a government space has two on each side, a home leaves by its doors. */
export function arrowsAt(layout: Layout, id: string, ways: readonly Name['direction'][]): Arrow[] {
  const space = layout.get(id);
  if (space === undefined) return [];
  return ways.flatMap((direction) =>
    exits(layout, space, direction).flatMap(([from, to]) => {
      const [start, end] = [centre(from), centre(to)];
      const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
      return [{ direction, ...end, angle }];
    }),
  );
}
