/** Where the marks of a timeline stand: in the lane of their seat, as far along as their turn. */
import type { Point } from '../../protocol/api';
import type { Mark } from '../account';

export interface Placed extends Mark {
  x: number;
}

/** Marks of one turn stand side by side within it, in their order. */
export function lanesOf(
  marks: readonly Mark[],
  points: readonly Point[],
  box: { left: number; width: number },
): Placed[] {
  const turns = Math.max(1, points.length - 1);
  const wide = box.width - box.left;
  return marks.map((mark) => {
    const next = points.findIndex(({ entry }) => entry >= mark.entry);
    const to = next < 0 ? turns : next;
    const from = Math.max(0, to - 1);
    const [begun, ended] = [points[from]?.entry ?? 0, points[to]?.entry ?? mark.entry];
    const share = ended === begun ? 1 : Math.min(1, (mark.entry - begun) / (ended - begun));
    return { ...mark, x: box.left + ((from + share * (to - from)) / turns) * wide };
  });
}
