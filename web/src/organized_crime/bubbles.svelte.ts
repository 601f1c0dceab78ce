/** What was just said at each seat, for a moment. */
import { SvelteMap } from 'svelte/reactivity';

const LONG = 5000; // milliseconds

export class Bubbles {
  private readonly said = new SvelteMap<number, string>();

  of(seat: number): string | null {
    return this.said.get(seat) ?? null;
  }

  show(seat: number, text: string): void {
    this.said.set(seat, text);
    setTimeout(() => {
      if (this.said.get(seat) === text) this.said.delete(seat);
    }, LONG);
  }
}
