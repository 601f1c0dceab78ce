/**
 * Cards that somebody was looking at when their page was loaded anew: they are shown once more, and only once. Where
 * it was never open before, nothing is: else the link of a seat, opened elsewhere, would remember for its person.
 */
import type { Told } from '../protocol/messages';
import type { Event } from '../protocol/omerta';
import { parseStored } from '../stored';
import { isNotice } from '../table/notices';
import { type Anchor, type Turned, beatOf } from './beats';
import type { Target } from './targets';

const PLACE = 'backroom.looks';
const MOST = 50; // tables

interface Kept {
  code: string;
  seen: number; // what was shown by then was shown for long enough
}

function isKept(one: unknown): one is Kept {
  return (
    typeof one === 'object' && one !== null && 'code' in one && 'seen' in one && Number.isInteger(one.seen)
  );
}

/** Faces that were turned up after a number, and lie where they lay; what was told has the last first. */
export function cutShort(told: readonly Told[], seen: number): Turned[] {
  const moved = new Set<Anchor>();
  const faces = new Map<Target, Turned>();
  for (const { number, event } of told) {
    if (number <= seen || (event as Event).type === 'round_begun') break;
    const beat = isNotice(event) ? null : beatOf(event as Event, []);
    for (const turned of beat?.turned ?? [])
      if (!moved.has(turned.at) && !faces.has(turned.at)) faces.set(turned.at, turned);
    for (const { from, to } of beat?.flights ?? []) moved.add(from).add(to);
  }
  return [...faces.values()];
}

export class Looks {
  private seen: number;

  constructor(
    private readonly code: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
  ) {
    this.seen = this.kept().find((one) => one.code === code)?.seen ?? Infinity;
  }

  /** Take up again what was cut short. */
  resume(told: readonly Told[]): Turned[] {
    const faces = cutShort(told, this.seen);
    this.seen = 0;
    this.finish(told[0]?.number ?? 0);
    return faces;
  }

  /** What was shown with this was shown for long enough. */
  finish(number: number): void {
    this.seen = Math.max(this.seen, number);
    const others = this.kept().filter(({ code }) => code !== this.code);
    const kept = [{ code: this.code, seen: this.seen } satisfies Kept, ...others].slice(0, MOST);
    this.storage.setItem(PLACE, JSON.stringify(kept));
  }

  private kept(): Kept[] {
    const found = parseStored(this.storage.getItem(PLACE));
    return Array.isArray(found) ? found.filter(isKept) : [];
  }
}
