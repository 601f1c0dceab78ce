/** Since when each card of the reader's hand has lain where it lies, and meant nothing else: such a card may be snapped at once. */
import type { Anchor, Beat } from '../motion/beats';
import type { Target } from './targets';

interface Meant {
  what: string;
  until: number;
}

export class Resting {
  private readonly moved = new Map<Anchor, number>();
  private readonly meant = new Map<Target, Meant>();

  constructor(private readonly now: () => number) {}

  /** Cards go, or have arrived. */
  disturb(places: readonly Anchor[]): void {
    const now = this.now();
    for (const place of places) this.moved.set(place, now);
  }

  /** What happens on the table. */
  hear({ flights, closed }: Beat): void {
    this.disturb([...flights.flatMap(({ from, to }) => [from, to]), ...closed]);
  }

  /** A question is over: until now a press on these meant that. */
  leave(targets: Iterable<Target>, what: string): void {
    const until = this.now();
    for (const target of targets) this.meant.set(target, { what, until });
  }

  /** Since when this card has lain there, and not meant anything but that. */
  since(target: Target, what: string): number {
    const other = this.meant.get(target);
    return Math.max(
      this.moved.get(target) ?? 0,
      other === undefined || other.what === what ? 0 : other.until,
    );
  }
}
