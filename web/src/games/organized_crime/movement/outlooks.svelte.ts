/** What lies before pieces that are about to be named, as the server reckons it from what this seat sees. */
import { SvelteMap } from 'svelte/reactivity';
import type { Name, Outlook } from '../protocol/types';

/** Asks for one; null where it may no longer be asked. */
export type Asking = (question: number, names: readonly Name[]) => Promise<Outlook | null>;

export class Outlooks {
  private readonly known = new SvelteMap<string, Outlook | null>(); // null: asked for, not answered
  private question = -1;

  constructor(private readonly asking: Asking) {}

  /** The outlook for these pieces, named in this order; null until it is known. */
  of(names: readonly Name[]): Outlook | null {
    return this.known.get(JSON.stringify(names)) ?? null;
  }

  /** Have them reckoned for the question that is open now; those of another are forgotten. */
  async ask(question: number, names: readonly Name[]): Promise<void> {
    if (question !== this.question) this.known.clear();
    this.question = question;
    const key = JSON.stringify(names);
    if (names.length === 0 || this.known.has(key)) return;
    this.known.set(key, null);
    const outlook = await this.asking(question, names);
    if (question === this.question) this.known.set(key, outlook);
  }
}
