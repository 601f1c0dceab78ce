/** A finished game that plays by itself, step after step, as long as each takes to be seen and read. */
import type { Review } from './review.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const SEEN = 1_100; // milliseconds for a step at the usual speed ...
const READ = 28; // ... and for each letter of what happened

export class Autoplay {
  speed = $state<Speed>(1);
  private place = $state<number | null>(null); // where it has gone itself; null: it stands still

  constructor(
    private readonly review: Review,
    private readonly told: (entry: number) => string, // what happened there, as it is read
  ) {}

  /** Somebody who goes elsewhere looks there: it stands still then. */
  get isPlaying(): boolean {
    return this.place !== null && this.place === this.review.at;
  }

  /** Play or stand still; at the end it begins again. */
  toggle(): void {
    if (this.isPlaying) {
      this.place = null;
      return;
    }
    if (this.review.at === this.review.last) this.review.go(0);
    this.place = this.review.at;
  }

  /** The next step at which something happened; the last of all ends it. */
  private goOn(): void {
    const { review } = this;
    const moments = review.replay?.moments ?? [];
    const next = moments.findIndex(({ events }, index) => index >= review.at && events.length > 0);
    review.go(next < 0 ? review.last : next + 1);
    this.place = review.at === review.last ? null : review.at;
  }

  /** Wait as long as this step takes, and go on; for an effect, which is run again at each. */
  follow(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const wait = (SEEN + READ * this.told(this.review.at).length) / this.speed;
    const timer = setTimeout(() => {
      this.goOn();
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }
}
