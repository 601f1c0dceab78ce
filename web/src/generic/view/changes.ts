/** What differs between two views: the places of what is new, and of everything that holds it. */

const MOST = 20_000; // things that are compared; a view that has more is marked as far as that
const DEEP = 60;

export function placeOf(parent: string, key: string | number): string {
  return `${parent}/${key}`;
}

/** Places that are new or different in `after`. */
export function changesBetween(before: unknown, after: unknown): ReadonlySet<string> {
  const changed = new Set<string>();
  let compared = 0;

  /** Whether something at this place differs. */
  function differ(old: unknown, now: unknown, place: string, depth: number): boolean {
    compared += 1;
    if (old === now || compared > MOST || depth > DEEP) return false;
    let found = !isLike(old, now);
    if (!found) {
      const [was, is] = [old as Record<string, unknown>, now as Record<string, unknown>];
      found = Object.keys(was).length > Object.keys(is).length; // something is gone
      for (const key of Object.keys(is))
        if (differ(was[key], is[key], placeOf(place, key), depth + 1)) found = true;
    }
    if (found) changed.add(place);
    return found;
  }

  differ(before, after, '', 0);
  return changed;
}

/** Whether two values can be compared part by part. */
function isLike(old: unknown, now: unknown): boolean {
  return isWhole(old) && isWhole(now) && Array.isArray(old) === Array.isArray(now);
}

function isWhole(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
