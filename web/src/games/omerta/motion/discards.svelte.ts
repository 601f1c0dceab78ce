/** What lies on top of the discard pile for whoever looks: a card is seen there when it lands, and not before. */
import type { CardName } from '../protocol/types';

type Top = CardName | null;

export class Discards {
  private coming: (Top | 'seen')[] = []; // on their way to it, the first first
  private beneath: Top[] = []; // what comes to light when each of those is lifted that are still to be
  private shown = $state.raw<{ top: Top } | null>(null); // null: as things stand

  /** Before anything is told: what lay there, and whether it could be snapped, and so was seen by everybody at once. */
  before(top: Top, wasOpen: boolean): void {
    if (wasOpen) this.coming = this.coming.map(() => 'seen');
    if (this.isStill || wasOpen) this.shown = { top };
  }

  /** Nothing is to come: the pile is as it stands. */
  after(): void {
    if (this.isStill) this.shown = null;
  }

  expect(card: Top): void {
    this.coming.push(card);
  }

  land(): void {
    const card = this.coming.shift();
    if (card !== undefined && card !== 'seen') this.shown = { top: card };
    this.after();
  }

  /** Its top is to be lifted, and this lies below. */
  expectLift(below: Top): void {
    this.beneath.push(below);
  }

  lift(): void {
    const below = this.beneath.shift();
    if (below !== undefined) this.shown = { top: below };
    this.after();
  }

  /** What is seen, when this is what lies there. */
  topOf(top: Top): Top {
    return this.shown === null ? top : this.shown.top;
  }

  private get isStill(): boolean {
    return this.coming.length + this.beneath.length === 0;
  }
}
