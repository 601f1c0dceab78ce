/** What each face at a table did last, for as long as it takes. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Gesture, Gesturing } from '../../characters/gestures';
import type { TableStore } from '../store.svelte';

const MILLISECONDS = 700;

export class Gestures {
  private readonly made = new SvelteMap<number, Gesture>();

  of(seat: number): Gesture | null {
    return this.made.get(seat) ?? null;
  }

  make({ seat, kind }: Gesturing): void {
    const gesture = { kind, milliseconds: MILLISECONDS };
    this.made.set(seat, gesture);
    setTimeout(() => {
      if (this.made.get(seat) === gesture) this.made.delete(seat);
    }, MILLISECONDS);
  }

  /** Make from now on the gestures that follow from what is told. */
  follow(at: () => TableStore, gesturesOf: (event: unknown) => readonly Gesturing[]): void {
    let last = untrack(() => at().told[0]?.number ?? 0);
    $effect(() => {
      const { told } = at();
      const fresh = told.filter(({ number }) => number > last);
      last = told[0]?.number ?? last;
      untrack(() => {
        for (const { event } of fresh.reverse()) for (const one of gesturesOf(event)) this.make(one);
      });
    });
  }
}
