/** Which pieces stand where, and how they are drawn on a space. */
import type { FamilyView } from '../protocol/types';
import type { Box } from '../board/geometry';

export interface Crowd {
  seat: number;
  boss: boolean;
  count: number;
}

export interface Standing extends Crowd {
  x: number;
  y: number;
  r: number;
}

/** The pieces on each space: the men of a family are one group, its Boss stands alone. */
export function crowds(families: readonly FamilyView[]): Map<string, Crowd[]> {
  const found = new Map<string, Crowd[]>();
  const add = (space: string, crowd: Crowd): void => {
    found.set(space, [...(found.get(space) ?? []), crowd]);
  };
  families.forEach((family, seat) => {
    if (family.boss !== null) add(family.boss, { seat, boss: true, count: 1 });
    for (const [space, count] of family.men) add(space, { seat, boss: false, count });
  });
  return found;
}

const LARGEST = 17;

/** Side by side in a box, in as many rows as are needed, none so small that it cannot be told. */
export function stand(crowd: readonly Crowd[], box: Box): Standing[] {
  const columns = bestColumns(crowd.length, box);
  const rows = Math.ceil(crowd.length / columns);
  const cell = { width: box.width / columns, height: box.height / rows };
  const r = Math.min(LARGEST, cell.width / 2.7, cell.height / 2.7);
  return crowd.map((one, index) => ({
    ...one,
    x: box.x + ((index % columns) + 0.5) * cell.width,
    y: box.y + (Math.floor(index / columns) + 0.5) * cell.height,
    r: one.boss ? r * 1.1 : r,
  }));
}

function bestColumns(count: number, box: Box): number {
  let best = 1;
  let size = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const fits = Math.min(box.width / columns, box.height / Math.ceil(count / columns));
    if (fits > size) [best, size] = [columns, fits];
  }
  return best;
}
