/** Where something may be shown for a moment: around a point, and over nothing that is needed meanwhile. */

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The largest part of a screen that has this point in it, and none of these boxes beyond it. */
export function roomAround(x: number, y: number, screen: Box, taken: readonly Box[]): Box {
  let room = { ...screen };
  for (const box of taken) {
    const cuts: Box[] = [];
    if (box.right <= box.left || box.bottom <= box.top) continue;
    if (box.top >= y) cuts.push({ ...room, bottom: Math.min(room.bottom, box.top) });
    if (box.bottom <= y) cuts.push({ ...room, top: Math.max(room.top, box.bottom) });
    if (box.left >= x) cuts.push({ ...room, right: Math.min(room.right, box.left) });
    if (box.right <= x) cuts.push({ ...room, left: Math.max(room.left, box.right) });
    const [best] = cuts.sort((one, other) => areaOf(other) - areaOf(one));
    room = best ?? room;
  }
  return room;
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
