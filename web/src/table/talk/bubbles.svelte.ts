/** What was just said at each seat, for a moment. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { TableStore } from '../store.svelte';
import { t } from '../../text/text.svelte';

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

  /** Show what others say and how everybody reacts from now on, for as long as the component that asks is there. */
  follow(at: () => TableStore): void {
    const opened = untrack(() => at().talk.at(-1)?.at ?? 0);
    $effect(() => {
      const { talk, seat } = at();
      const said = talk.at(-1);
      if (said?.seat != null && said.seat !== seat && said.at > opened) this.show(said.seat, said.text);
    });
    $effect(() => {
      const { reaction } = at();
      if (reaction !== null)
        untrack(() => {
          this.show(reaction.seat, t(`react-${reaction.reaction.replaceAll('_', '-')}`));
        });
    });
  }
}
