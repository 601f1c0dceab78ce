import { describe, expect, it } from 'vitest';
import { aBoard } from './board.fixture';
import { centre, layOut, SIZE, type Box } from './geometry';

const board = aBoard();
const layout = layOut(board);

function overlap(one: Box, other: Box): boolean {
  const apart = 0.5; // neighbours touch
  return (
    one.x + one.width > other.x + apart &&
    other.x + other.width > one.x + apart &&
    one.y + one.height > other.y + apart &&
    other.y + other.height > one.y + apart
  );
}

describe('the layout of a board', () => {
  it('has a place for every space, inside the board', () => {
    const ids = [...board.inner, ...board.outer].map(({ id }) => id);
    const rooms = board.bases.flatMap(({ hit_men, boss }) => [hit_men, boss]);
    expect([...layout.keys()].sort()).toEqual([...new Set([...ids, ...rooms])].sort());
    for (const { x, y, width, height } of layout.values()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(SIZE);
    }
  });

  it('lets no two spaces overlap', () => {
    const spaces = [...layout.values()];
    const pairs = spaces.flatMap((one, index) =>
      spaces
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(pairs).toEqual([]);
  });

  it('knows the neighbours of a space, and four of a government space', () => {
    expect(layout.get('a_mistake')).toMatchObject({ left: ['a_city'], right: ['a_door'], track: 'inner' });
    expect(layout.get('a_gov')?.right).toEqual(['a_city', 'a_power']);
    expect(layout.get('a_gov')?.left).toHaveLength(2);
    expect(layout.get('a_gov')?.track).toBe('both');
  });

  it('tells spaces apart that would have the same name', () => {
    const names = [...layout.values()].map(
      ({ kind, near, beyond, nth }) => `${kind} ${near} ${beyond} ${nth}`,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('puts a base inside the track, between its doors', () => {
    const room = layout.get('a_men');
    const doors = ['a_door', 'a_gate'].map((id) => layout.get(id));
    if (room === undefined || doors[0] === undefined || doors[1] === undefined) throw new Error('no base');
    expect(centre(room).x).toBeCloseTo((centre(doors[0]).x + centre(doors[1]).x) / 2);
    expect(room.y).toBeGreaterThan(doors[0].y + doors[0].height);
  });

  it('calls a space after the nearest city on its track', () => {
    expect(layout.get('a_mistake')?.near).toBe('City A');
    expect(layout.get('b_door')?.near).toBe('City B');
  });

  it('draws a board with another number of government spaces, too', () => {
    const three = aBoard(['a', 'b', 'c']);
    const spaces = layOut({ ...three, bases: three.bases.slice(0, 3) });
    expect(new Set([...spaces.values()].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(
      spaces.size,
    );
  });
});
