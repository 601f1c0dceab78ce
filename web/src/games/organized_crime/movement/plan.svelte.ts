/** Moves that are said one after another, each when it is asked for. */
import type { Move } from '../protocol/types';
import { isOffered } from '../question/options';

interface Answering {
  readonly options: unknown[];
  answer(move: unknown): Promise<void>;
}

export class Plan {
  waiting = $state.raw<readonly Move[]>([]);

  /** Say these, from now on. */
  begin(moves: readonly Move[]): void {
    this.waiting = moves;
  }

  /** Say the next one, if it may be said now; what may no longer be said is dropped with all after it. */
  advance(store: Answering): void {
    const [next, ...rest] = this.waiting;
    if (next === undefined || store.options.length === 0) return;
    if (!isOffered(store.options, next)) {
      this.waiting = [];
      return;
    }
    this.waiting = rest;
    void store.answer(next);
  }
}
