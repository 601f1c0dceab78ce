/** Which part of the board is seen: where it begins, and how much larger than the whole it is drawn. */
import { SIZE } from '../geometry';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Camera = { x: 0, y: 0, scale: 1 };
export const NEAREST = 5;
const FOOT = 0.18; // of what is seen from near: below the board, where the buttons are, so that they hide nothing

/** Never beyond the edges of the board and its foot, and never farther away than the whole of it. */
export function within(camera: Camera): Camera {
  const scale = Math.min(NEAREST, Math.max(1, camera.scale));
  const most = SIZE - SIZE / scale;
  const foot = FOOT * (SIZE / scale) * Math.min(1, scale - 1);
  return { scale, x: clamp(camera.x, most), y: clamp(camera.y, most + foot) };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

/** Nearer by a factor, with this point of the board staying where it is on the screen. */
export function nearer(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(NEAREST, Math.max(1, camera.scale * factor));
  const change = camera.scale / scale;
  return within({ scale, x: at.x - (at.x - camera.x) * change, y: at.y - (at.y - camera.y) * change });
}

export function moved(camera: Camera, by: Point): Camera {
  return within({ ...camera, x: camera.x + by.x, y: camera.y + by.y });
}

export function lookAt(point: Point, scale: number): Camera {
  const half = SIZE / scale / 2;
  return within({ scale, x: point.x - half, y: point.y - half });
}

/** The middle of what is seen. */
export function middle(camera: Camera): Point {
  const half = SIZE / camera.scale / 2;
  return { x: camera.x + half, y: camera.y + half };
}

export function viewBox({ x, y, scale }: Camera): string {
  return `${x} ${y} ${SIZE / scale} ${SIZE / scale}`;
}
