/** OMERTA as one person sees it at the table: the view, the open choice, and the cards that lie face up for a while. */
import { SvelteMap } from 'svelte/reactivity';
import type { TableNow } from '../protocol/messages';
import type { View } from '../protocol/omerta';
import type { TableStore } from '../table/table.svelte';
import type { Reader } from '../table/notices';
import { seatName } from '../text/words';
import type { CardName } from './card';
import { Choice } from './choice.svelte';
import type { Target } from './targets';

export class Game {
  readonly choice: Choice;
  /** Faces that were shown to this person just now, and are turned down again soon. */
  readonly faces = new SvelteMap<Target, CardName>();

  constructor(
    readonly store: TableStore,
    private readonly first: { table: TableNow; view: View },
  ) {
    this.choice = new Choice(store);
  }

  get view(): View {
    return (this.store.view as View | null) ?? this.first.view;
  }

  get table(): TableNow {
    return this.store.table ?? this.first.table;
  }

  /** The seat of whoever looks; null: a spectator. */
  get me(): number | null {
    return this.store.seat;
  }

  /** The seat at the near side of the table. */
  get near(): number {
    return this.store.seat ?? 0;
  }

  /** The others, clockwise from the left. */
  get others(): number[] {
    const players = this.view.hands.length;
    return Array.from({ length: players - 1 }, (_, step) => (this.near + step + 1) % players);
  }

  /** Who reads the log here. */
  get reader(): Reader {
    return { me: this.me, nameOf: (seat) => this.nameOf(seat) };
  }

  nameOf(seat: number): string {
    return seatName(this.table.seats, seat);
  }

  /** Whether the open question is asked of this seat, and not yet answered. */
  isWaitedFor(seat: number): boolean {
    const question = this.store.question;
    if (question === null || this.table.paused || question.answered.includes(seat)) return false;
    return question.ask.seats.includes(seat);
  }
}
