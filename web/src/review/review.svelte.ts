/** A finished game that somebody looks at: how far, and through whose eyes. */
import type { Highlights, Moment, Replay, TableNow } from '../protocol/api';
import { type Eyes, openingOf, type Place } from './place';
import { turnsIn } from './turns';

export interface Source {
  replay(eyes: Eyes): Promise<Replay>;
  opensAt: readonly string[]; // events before which there is nothing to see
}

export class Review {
  replay = $state.raw<Replay | null>(null); // as these eyes saw it; null until it is there
  highlights = $state.raw<Highlights | null>(null); // null until they are found
  eyes = $state<Eyes>('all');
  private wanted = $state(0); // how many entries are played; a link may name more than there are

  constructor(
    readonly table: TableNow,
    private readonly source: Source,
    private readonly place: Place,
  ) {
    this.eyes = place.eyes;
  }

  /** The seat of these eyes; null: nobody's. */
  get seat(): number | null {
    return /^\d$/.test(this.eyes) ? Number(this.eyes) : null;
  }

  get last(): number {
    return this.replay?.moments.length ?? 0;
  }

  get at(): number {
    return Math.min(this.wanted, this.last);
  }

  /** What happened last; null at the beginning. */
  get moment(): Moment | null {
    return this.replay?.moments[this.at - 1] ?? null;
  }

  get view(): unknown {
    return this.moment === null ? this.replay?.beginning : this.moment.view;
  }

  /** The entries at which a turn was over. */
  readonly turns = $derived(
    this.highlights?.curves[0]?.points.map(({ entry }) => entry) ?? turnsIn(this.replay?.moments ?? []),
  );

  go(at: number): void {
    this.wanted = Math.max(0, Math.min(at, this.last));
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** To the end of this turn, or of the one before. */
  turn(by: 1 | -1): void {
    const found =
      by === 1
        ? this.turns.find((entry) => entry > this.at)
        : this.turns.findLast((entry) => entry < this.at);
    this.go(found ?? (by === 1 ? this.last : 0));
  }

  /** Have the game, at the place that was wanted. */
  async open(): Promise<void> {
    await this.see(this.place.eyes);
    if (this.replay !== null) this.wanted = openingOf(this.place, this.replay, this.source.opensAt);
  }

  /** See the game through other eyes, from where it is. */
  async see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const replay = await this.source.replay(eyes);
    if (this.eyes === eyes) this.replay = replay; // others may be wanted by now
  }
}
