/** Where everything on the board is drawn: a square with government spaces in its corners, from the board's own data. */
import type { BaseEntry, BoardSheet, CityEntry, SpaceEntry } from '../protocol/types';

export const SIZE = 1000; // of the whole board, in the units of its drawing
export const DEPTH = 84; // of a track
export const GAP = 8; // the thick line between the tracks, which no piece crosses
export const CORNER = 2 * DEPTH + GAP;
const ROOM = 154; // the length of a home base along its side
const HIT_MEN_DEPTH = 88;
const BOSS_DEPTH = 66;
const WALL = 10; // between the inner track and a base

export type Track = 'inner' | 'outer' | 'both' | 'home';
export type Side = 0 | 1 | 2 | 3; // top, right, bottom, left

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Space extends Box {
  id: string;
  kind: string; // as the board writes it, or 'hit_men' or 'boss' in a home base
  track: Track;
  side: Side;
  city: CityEntry | null;
  base: BaseEntry | null; // whose room it is, or whose door
  left: string[]; // the spaces next to it, anticlockwise
  right: string[];
  near: string; // the name of the nearest city on its track, or of its base
  beyond: string; // the next city on the other side, where several of its kind are near the same
  nth: number; // among those of which even that is the same, clockwise
}

export type Layout = ReadonlyMap<string, Space>;

export function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Every space of a board, by its id. */
export function layOut(board: BoardSheet): Layout {
  const spaces = new Map<string, Space>();
  const shared = new Set(
    board.inner.map(({ id }) => id).filter((id) => board.outer.some((one) => one.id === id)),
  );
  const first = board.inner.findIndex(({ id }) => shared.has(id));
  const corner = board.inner[first]?.id;
  for (const track of ['inner', 'outer'] as const) {
    const ring = board[track];
    const start = ring.findIndex(({ id }) => id === corner);
    const turned = [...ring.slice(start), ...ring.slice(0, start)];
    placeRing(board, spaces, turned, { track, shared });
  }
  for (const base of board.bases) placeBase(spaces, base);
  tellApart([...spaces.values()]);
  return spaces;
}

/** Say which of those near the same city it is, by what lies on their other side; and number those that this cannot tell. */
function tellApart(spaces: readonly Space[]): void {
  const count = (name: (space: Space) => string): Map<string, Space[]> => {
    const known = new Map<string, Space[]>();
    for (const space of spaces) known.set(name(space), [...(known.get(name(space)) ?? []), space]);
    return known;
  };
  for (const alike of count(({ kind, near }) => `${kind} ${near}`).values())
    if (alike.length === 1) for (const space of alike) space.beyond = '';
  for (const alike of count(({ kind, near, beyond }) => `${kind} ${near} ${beyond}`).values())
    alike.forEach((space, index) => {
      space.nth = index + 1;
    });
}

function placeRing(
  board: BoardSheet,
  spaces: Map<string, Space>,
  ring: readonly SpaceEntry[],
  { track, shared }: { track: 'inner' | 'outer'; shared: ReadonlySet<string> },
): void {
  const stretches = stretchesOf(ring, shared);
  const isSquare = stretches.length === 4;
  let index = 0;
  stretches.forEach((stretch, number) => {
    stretch.forEach((entry, place) => {
      const box = isSquare
        ? boxOnSide({ side: number as Side, place, of: stretch.length - 1, track })
        : boxOnRing({
            from: index / ring.length,
            to: (index + 1) / ring.length,
            isJoint: place === 0,
            track,
          });
      const before = ring.at(index - 1)?.id ?? '';
      const after = ring[(index + 1) % ring.length]?.id ?? '';
      const known = spaces.get(entry.id);
      if (known === undefined)
        spaces.set(entry.id, {
          ...box,
          id: entry.id,
          kind: entry.kind,
          track: shared.has(entry.id) ? 'both' : track,
          city: board.cities.find(({ id }) => id === entry.id) ?? null,
          base: board.bases.find(({ doors }) => doors.includes(entry.id)) ?? null,
          left: [before],
          right: [after],
          ...citiesBy(board, ring, index),
          nth: 1,
        });
      else {
        known.left.push(before);
        known.right.push(after);
      }
      index += 1;
    });
  });
}

/** A ring cut at the spaces that both tracks share; each piece begins with one. */
function stretchesOf(ring: readonly SpaceEntry[], shared: ReadonlySet<string>): SpaceEntry[][] {
  const stretches: SpaceEntry[][] = [];
  for (const entry of ring)
    if (shared.has(entry.id)) stretches.push([entry]);
    else stretches.at(-1)?.push(entry);
  return stretches;
}

/** Clockwise along a side; the first place of each is the corner. */
function boxOnSide(where: {
  side: Side;
  place: number;
  of: number;
  track: 'inner' | 'outer';
}): Box & { side: Side } {
  const { side, place, of, track } = where;
  if (place === 0) return { ...turn({ x: 0, y: 0, width: CORNER, height: CORNER }, side), side };
  const width = (SIZE - 2 * CORNER) / of;
  const y = track === 'outer' ? 0 : DEPTH + GAP;
  return { ...turn({ x: CORNER + (place - 1) * width, y, width, height: DEPTH }, side), side };
}

/** A box of the upper side, turned to another side. */
function turn(box: Box, side: Side): Box {
  const { x, y, width, height } = box;
  switch (side) {
    case 0:
      return box;
    case 1:
      return { x: SIZE - y - height, y: x, width: height, height: width };
    case 2:
      return { x: SIZE - x - width, y: SIZE - y - height, width, height };
    case 3:
      return { x: y, y: SIZE - x - width, width: height, height: width };
  }
}

/** On a board with more or fewer than four government spaces: evenly round the square. */
function boxOnRing(where: {
  from: number;
  to: number;
  isJoint: boolean;
  track: 'inner' | 'outer';
}): Box & { side: Side } {
  const middle = ((where.from + where.to) / 2) * 4;
  const side = (Math.floor(middle) % 4) as Side;
  const inset = where.track === 'outer' || where.isJoint ? 0 : DEPTH + GAP;
  const length = SIZE - 2 * inset;
  const width = Math.min((where.to - where.from) * 4 * length, DEPTH);
  const x = inset + (middle - Math.floor(middle)) * (length - DEPTH) + (DEPTH - width) / 2;
  return { ...turn({ x, y: inset, width, height: where.isJoint ? CORNER : DEPTH }, side), side };
}

/** The nearest city on its track, and the next one on the other side. */
function citiesBy(
  board: BoardSheet,
  ring: readonly SpaceEntry[],
  index: number,
): { near: string; beyond: string } {
  const [before, after] = [-1, 1].map((way) => {
    for (let away = 0; away < ring.length; away += 1) {
      const id = ring[(index + way * away + ring.length) % ring.length]?.id;
      const city = board.cities.find((one) => one.id === id);
      if (city !== undefined) return { name: city.name, away };
    }
    return { name: '', away: ring.length };
  }) as [{ name: string; away: number }, { name: string; away: number }];
  return before.away <= after.away
    ? { near: before.name, beyond: after.name }
    : { near: after.name, beyond: before.name };
}

/** The two rooms of a base, inside the inner track, between its doors. */
function placeBase(spaces: Map<string, Space>, base: BaseEntry): void {
  const doors = base.doors.flatMap((id) => spaces.get(id) ?? []);
  const door = doors[0];
  if (door === undefined) return;
  const { side } = door;
  const isLevel = side === 0 || side === 2;
  const middles = doors.map((one) => (isLevel ? centre(one).x : centre(one).y));
  const middle = middles.reduce((sum, one) => sum + one, 0) / middles.length;
  const along = side === 0 || side === 1 ? middle : SIZE - middle;
  const y = CORNER + WALL;
  const rooms = [
    { id: base.hit_men, kind: 'hit_men', y, height: HIT_MEN_DEPTH },
    { id: base.boss, kind: 'boss', y: y + HIT_MEN_DEPTH, height: BOSS_DEPTH },
  ];
  for (const { id, kind, ...room } of rooms)
    spaces.set(id, {
      ...turn({ ...room, x: along - ROOM / 2, width: ROOM }, side),
      id,
      kind,
      track: 'home',
      side,
      city: null,
      base,
      left: [],
      right: [],
      near: base.name,
      beyond: '',
      nth: 1,
    });
}
