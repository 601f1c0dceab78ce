/** What was just said at each seat, for a moment. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { type Remarks, remarkOn } from '../../characters/banter';
import { settings } from '../../settings.svelte';
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

  /** Show from now on what characters say about what happens. */
  remark(at: () => TableStore, remarks: Remarks): void {
    let last = untrack(() => at().told[0]?.number ?? 0);
    $effect(() => {
      const { table, told } = at();
      const fresh = told.filter(({ number }) => number > last).length;
      last = told[0]?.number ?? last;
      if (table === null || !settings.banter) return;
      untrack(() => {
        for (let index = fresh - 1; index >= 0; index -= 1) {
          const said = remarkOn(table, told[index]?.event, told.slice(index + 1), remarks);
          if (said !== null) this.show(said.seat, said.text);
        }
      });
    });
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
