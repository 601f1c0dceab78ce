/** Plays what was told, in order, on top of a table that already shows how things stand: nothing waits for it. */
import type { Anchor, Beat, Flight } from './beats';

/** What the animations needs of the page. */
export interface Surface {
  /** Let cards fly; done when the last one has landed. */
  fly(flights: readonly Flight[], stagger: number): Promise<void>;
  /** A beat begins that is seen at once: faces are turned up, places are marked, a sound is heard. */
  begin(beat: Beat): void;
  /** How many cards are still on their way to this place: what lies there is not shown before they arrive. */
  expect(to: Anchor, change: 1 | -1, face: Flight['face']): void;
  /** Whether there is time: nobody who looks has to answer anything. */
  hasTime(): boolean;
}

export const MOST_WAITING = 5; // beats; whoever is further behind sees them without flights

/** A beat that is to come, with those of its flights that will be seen. */
interface Planned {
  beat: Beat;
  flights: readonly Flight[];
}

export class AnimationQueue {
  private waiting: Planned[] = [];
  private isPlaying = false;
  private isHeld = false;
  private wake: (() => void) | null = null; // ends the rest after a beat

  constructor(
    private readonly surface: Surface,
    private readonly moves: () => boolean, // false: whoever looks wants no motion
  ) {}

  /** Play these after those before. */
  play(beats: readonly Beat[]): void {
    for (const beat of beats) {
      const flights = this.moves() ? beat.flights : [];
      for (const flight of flights) this.expectAll(flight, 1);
      this.waiting.push({ beat, flights });
    }
    if (this.waiting.length > MOST_WAITING) this.catchUp();
    void this.run();
  }

  /** Let everything wait while something else fills the table. */
  hold(): void {
    this.isHeld = true;
  }

  /** Whoever looks is asked something: go on without rests. */
  hurry(): void {
    this.wake?.();
  }

  release(): void {
    this.isHeld = false;
    void this.run();
  }

  /** Whoever is far behind sees where things are, and no flights. */
  private catchUp(): void {
    this.waiting = this.waiting.map(({ beat, flights }) => {
      for (const flight of flights) this.expectAll(flight, -1);
      return { beat, flights: [] };
    });
  }

  private async run(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (let next = this.next(); next !== undefined; next = this.next()) {
      const { beat, flights } = next;
      const begun = performance.now();
      this.surface.begin(beat); // with all that has moved, also where nobody sees it fly
      if (flights.length > 0)
        try {
          await this.surface.fly(flights, beat.stagger);
        } finally {
          for (const flight of flights) this.expectAll(flight, -1);
        }
      const left = beat.lasts - (performance.now() - begun);
      if (left > 0 && this.moves() && this.surface.hasTime()) await this.rest(left);
    }
    this.isPlaying = false;
  }

  /** Leave a beat to itself, the less the more are waiting. */
  private async rest(milliseconds: number): Promise<void> {
    await new Promise<void>((done) => {
      this.wake = done;
      setTimeout(done, milliseconds / Math.max(1, this.waiting.length));
    });
    this.wake = null;
  }

  private next(): Planned | undefined {
    return this.isHeld ? undefined : this.waiting.shift();
  }

  private expectAll(flight: Flight, change: 1 | -1): void {
    this.surface.expect(flight.returns === true ? flight.from : flight.to, change, flight.face);
  }
}
