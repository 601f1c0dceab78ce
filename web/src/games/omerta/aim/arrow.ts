/** Arrows on the page, from somebody's face to what they aim at. */

export interface Spot {
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Arrow {
  path: string;
  head: string;
}

const BEND = 0.24; // of the way, to one side
const HEAD = 15; // pixels
const LEAST = 34; // pixels: on a shorter way there is no room for an arrow

export function centreOf({ left, top, width, height }: Frame): Spot {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The frame around all of these; null: there are none. */
export function around(frames: readonly Frame[]): Frame | null {
  if (frames.length === 0) return null;
  const left = Math.min(...frames.map((one) => one.left));
  const top = Math.min(...frames.map((one) => one.top));
  const right = Math.max(...frames.map((one) => one.left + one.width));
  const bottom = Math.max(...frames.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Where the way from the middle of a frame to a spot outside leaves it. */
export function edgeOf(frame: Frame, spot: Spot): Spot {
  const middle = centreOf(frame);
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
  const reach = Math.max(Math.abs(dx) / (frame.width / 2 || 1), Math.abs(dy) / (frame.height / 2 || 1));
  if (reach <= 1) return middle;
  return { x: middle.x + dx / reach, y: middle.y + dy / reach };
}

/** An arrow from a spot to the edge of a frame, bent away from what is read there; null: they are too near each other. */
export function arrowTo(from: Spot, frame: Frame, read: Spot): Arrow | null {
  const middle = centreOf(frame);
  const [bent] = [BEND, -BEND]
    .map((bend) => ({
      x: (from.x + middle.x) / 2 - (middle.y - from.y) * bend,
      y: (from.y + middle.y) / 2 + (middle.x - from.x) * bend,
    }))
    .toSorted((one, other) => distance(other, read) - distance(one, read)) as [Spot, Spot];
  const tip = edgeOf(frame, bent);
  if (distance(tip, from) < LEAST) return null;
  const length = distance(tip, bent) || 1;
  const [ux, uy] = [(tip.x - bent.x) / length, (tip.y - bent.y) / length];
  const base = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const half = HEAD * 0.6;
  const corners = [
    tip,
    { x: base.x - uy * half, y: base.y + ux * half },
    { x: base.x + uy * half, y: base.y - ux * half },
  ];
  return {
    path: `M${written(from)}Q${written(bent)} ${written(base)}`,
    head: corners.map(written).join(' '),
  };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function written({ x, y }: Spot): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
