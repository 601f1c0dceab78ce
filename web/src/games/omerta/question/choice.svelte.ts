/** What somebody has pointed at so far, in answer to the open question. */
import type { Move } from '../protocol/types';
import type { TableStore } from '../../../table/store.svelte';
import { choosing, type Target, targetsOf } from './targets';
import { type Reason, reasonsOf } from './why_not';

/** What is seen at once of a card that is thrown. */
export interface Throwing {
  leave(target: Target): void;
  comeBack(target: Target): void; // it was not taken
}

export class Choice {
  chosen = $state.raw<Target[]>([]);
  omertaMeant = $state(false); // pressed once: the second press calls it
  private asked = $state<number | null>(null); // the question these were chosen for

  constructor(
    private readonly store: TableStore,
    private readonly throwing: Throwing,
  ) {}

  private get question(): number | null {
    return this.store.question?.ask.id ?? null;
  }

  /** The moves on offer. */
  readonly options = $derived.by(() => this.store.options as Move[]);

  /** What was chosen for the question that is open; another question starts empty. */
  readonly current = $derived.by(() => (this.asked === this.question ? this.chosen : []));
  readonly wantsOmerta = $derived.by(() => this.asked === this.question && this.omertaMeant);

  readonly now = $derived.by(() => choosing(this.options, this.store.seat ?? -1, this.current));

  /** What the adviser would say to the open question. */
  readonly advised = $derived.by(() => (this.store.counsel?.move ?? null) as Move | null);

  /** What somebody who may answer looks for, and why it is not offered. */
  private readonly reasons = $derived.by(() =>
    this.options.length > 0 ? reasonsOf(this.store.question?.not_now ?? [], this.store.seat ?? -1) : null,
  );

  /** Why this is not offered, if somebody might look for it. */
  whyNot(what: Target | Move['type']): Reason | null {
    return this.reasons?.get(what) ?? null;
  }

  offers(type: Move['type']): boolean {
    return this.options.some((move) => move.type === type);
  }

  isLit(target: Target): boolean {
    return this.now.lit.has(target);
  }

  /** Whether the adviser would point at this. */
  isAdvised(target: Target): boolean {
    const move = this.advised;
    return move !== null && this.isLit(target) && targetsOf(move, this.store.seat ?? -1).includes(target);
  }

  isChosen(target: Target): boolean {
    return this.current.includes(target);
  }

  /** Point at something: choose it, or take it back where it cannot be chosen again; whether either was possible. */
  point(target: Target): boolean {
    if (this.isLit(target)) this.choose([...this.current, target]);
    else if (this.isChosen(target)) this.choose(this.current.filter((one) => one !== target));
    else return false;
    return true;
  }

  private choose(chosen: Target[]): void {
    this.asked = this.question;
    this.omertaMeant = false;
    this.chosen = chosen;
    if (this.now.ready !== null && !this.now.more) this.say(this.now.ready);
  }

  /** Answer with what is chosen, where more could be. */
  confirm(): void {
    if (this.now.ready !== null) this.say(this.now.ready);
  }

  /** Take the last choice back; whether there was one. */
  takeBack(): boolean {
    const had = this.current.length > 0 || this.wantsOmerta;
    this.asked = this.question;
    this.chosen = this.current.slice(0, -1);
    this.omertaMeant = false;
    return had;
  }

  /** Make a move that points at nothing, if it is offered; Omerta has to be pressed twice. */
  press(type: Move['type']): void {
    const move = this.options.find((one) => one.type === type);
    if (move === undefined) return;
    if (type === 'omerta' && !this.wantsOmerta) {
      this.asked = this.question;
      this.chosen = [];
      this.omertaMeant = true;
    } else this.say(move);
  }

  /** The card leaves the hand with the press. */
  private async throw(move: Move): Promise<void> {
    const [target] = targetsOf(move, this.store.seat ?? -1);
    if (target === undefined) return;
    const asked = this.question;
    this.throwing.leave(target);
    await this.store.answer(move);
    if (this.question === asked && this.store.answering !== asked) this.throwing.comeBack(target); // refused
  }

  private say(move: Move): void {
    this.chosen = [];
    this.omertaMeant = false;
    if (move.type === 'snap') void this.throw(move);
    else void this.store.answer(move);
  }
}
