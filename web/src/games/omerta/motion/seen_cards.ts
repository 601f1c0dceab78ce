/**
 * Cards that somebody was looking at, or would have been, when their page was reloaded: they are shown for the time
 * that was left, and only if they are back soon. A link that is opened elsewhere remembers nothing for its person.
 */
import type { Told } from '../../../protocol/messages';
import type { Event } from '../protocol/types';
import { parseStored } from '../../../stored';
import { isNotice } from '../../../table/log/notices';
import { type Anchor, type Beat, type Turned, beatOf } from './beats';
import type { Target } from '../question/targets';

const PLACE = 'backroom.looks'; // one at a time: nobody looks at cards at two tables
export const SOON = 30_000; // milliseconds within which a reloaded page comes back
export const LEAST = 3_000; // that a look has left, since loading takes some of it

/** What this page has heard last, and until when somebody looks at what. */
interface Kept {
  code: string;
  seat: number;
  heard: number; // the number of the last thing
  at: number; // when, by the browser's clock
  look: { number: number; until: number } | null; // that is under way, or was
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null) return false;
  const { code, seat, heard, at, look } = one as Record<keyof Kept, unknown>;
  const parts: unknown[] = typeof look === 'object' && look !== null ? Object.values(look) : [];
  const numbers = look === undefined ? [look] : [seat, heard, at, ...parts];
  return typeof code === 'string' && numbers.every((number) => typeof number === 'number');
}

/** Faces that were turned up with a number or after it, and lie where they lay; what was told has the last first. */
export function turnedSince(told: readonly Told[], first: number): (Turned & { number: number })[] {
  const moved = new Set<Anchor>();
  const faces = new Map<Target, Turned & { number: number }>();
  for (const { number, event } of told) {
    if (number < first || (event as Event).type === 'round_begun') break;
    const beat = isNotice(event) ? null : beatOf(event as Event, []);
    for (const turned of beat?.turned ?? [])
      if (!moved.has(turned.at) && !faces.has(turned.at)) faces.set(turned.at, { ...turned, number });
    for (const { from, to } of beat?.flights ?? []) moved.add(from).add(to);
    for (const at of beat?.closed ?? []) moved.add(at);
  }
  return [...faces.values()];
}

export class SeenCards {
  private look: Kept['look'] = null;

  constructor(
    private readonly code: string,
    private readonly seat: number | null,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** What is shown again to somebody who comes back. */
  resume(told: readonly Told[]): Turned[] {
    const kept = this.kept();
    this.keep(told[0]?.number ?? 0); // so that it is shown no third time
    const now = this.now();
    if (kept === null || now - kept.at > SOON) return [];
    const first = kept.look === null ? kept.heard + 1 : Math.min(kept.look.number, kept.heard + 1);
    return turnedSince(told, first).flatMap(({ number, ...turned }) => {
      if (number > kept.heard) return [turned]; // it was told while nobody was there
      const left = number === kept.look?.number ? kept.look.until - now : 0;
      return left > 0 ? [{ ...turned, milliseconds: Math.max(LEAST, left) }] : [];
    });
  }

  /** Something was told, with which cards may be turned up. */
  hear(number: number, beat: Beat | null): void {
    if (beat !== null && beat.turned.length > 0) {
      const longest = Math.max(...beat.turned.map(({ milliseconds }) => milliseconds));
      this.look = { number, until: this.now() + longest };
    }
    this.keep(number);
  }

  /** The cards were turned down before their time. */
  close(heard: number): void {
    this.look = null;
    this.keep(heard);
  }

  private keep(heard: number): void {
    if (this.seat === null) return; // spectators see only cards that everybody sees
    const kept = { code: this.code, seat: this.seat, heard, at: this.now(), look: this.look } satisfies Kept;
    this.storage.setItem(PLACE, JSON.stringify(kept));
  }

  private kept(): Kept | null {
    const found = parseStored(this.storage.getItem(PLACE));
    return isKept(found) && found.code === this.code && found.seat === this.seat ? found : null;
  }
}
