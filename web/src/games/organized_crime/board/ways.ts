/** Where the two ways of a piece lead. */
import type { Layout, Space } from './geometry';

type Way = 'left' | 'right';

/** The steps out of a space on one side, from where to where; a home is left by its doors. */
export function exits(layout: Layout, space: Space, way: Way): [Space, Space][] {
  const doors = space.track === 'home' ? (space.base?.doors ?? []) : [space.id];
  return doors.flatMap((door) => {
    const from = layout.get(door);
    if (from === undefined) return [];
    return from[way]
      .filter((next) => !doors.includes(next))
      .flatMap((next): [Space, Space][] => {
        const to = layout.get(next);
        return to === undefined ? [] : [[from, to]];
      });
  });
}

/** The names of the next cities on one side: from a government space, where both tracks begin, one of each. */
export function citiesAhead(layout: Layout, id: string, way: Way): string[] {
  const start = layout.get(id);
  if (start === undefined) return [];
  const found = exits(layout, start, way).flatMap(
    ([from, to]) => cityFrom(layout, to, { way, track: to.track === 'both' ? from.track : to.track }) ?? [],
  );
  return [...new Set(found)];
}

/** The next city on the track of a space, which may be this one; across government spaces it stays on its track. */
function cityFrom(
  layout: Layout,
  space: Space,
  { way, track }: { way: Way; track: Space['track'] },
): string | null {
  let at: Space | undefined = space;
  for (let steps = 0; steps < layout.size && at !== undefined; steps += 1) {
    if (at.city !== null) return at.city.name;
    at = at[way]
      .map((next) => layout.get(next))
      .find((next) => next?.track === track || next?.track === 'both');
  }
  return null;
}
