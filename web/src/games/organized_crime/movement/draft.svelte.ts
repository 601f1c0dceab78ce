/** The pieces that will be named; nothing is said before the dice are rolled, so all of it can be taken back. */
import type { Name } from '../protocol/types';
import { type Drafted, isSame, nameOf, piecesIn, type Which } from './naming';

export class Draft {
  pieces = $state<Drafted[]>([]);
  editing = $state<number | null>(null); // which of them is being completed; null: a further one is looked for

  constructor(
    private readonly besides: (named: readonly Name[]) => readonly Name[] | null, // what could be named next
    private readonly mayRoll: () => boolean, // with what was named before this page was opened
  ) {}

  get current(): Drafted | null {
    return this.editing === null ? null : (this.pieces[this.editing] ?? null);
  }

  /** The names that are complete, up to the first that is not. */
  get names(): Name[] {
    const said: Name[] = [];
    for (const piece of this.pieces) {
      const name = nameOf(this.besides(said) ?? [], piece);
      if (name === null) break;
      said.push(name);
    }
    return said;
  }

  /** What this piece of the draft may be, once those before it are named. */
  menu(index: number): readonly Name[] {
    const before = this.names.slice(0, index);
    return before.length < index ? [] : (this.besides(before) ?? []);
  }

  /** The pieces that could still be chosen. */
  get left(): Which[] {
    return piecesIn(this.menu(this.pieces.length));
  }

  get isComplete(): boolean {
    return this.names.length === this.pieces.length && (this.pieces.length > 0 || this.mayRoll());
  }

  choose(which: Which): void {
    if (!this.left.some((one) => isSame(one, which))) return;
    this.pieces.push({ ...which, direction: null, attack: null });
    this.editing = this.pieces.length - 1;
  }

  turn(direction: Name['direction']): void {
    if (this.current !== null) this.current.direction = direction;
  }

  attack(base: string | null): void {
    if (this.current !== null) this.current.attack = base;
  }

  /** What was put together before a piece was changed, or named by the clock, as far as it still can be. */
  mend(): void {
    const index = this.names.length;
    const broken = this.pieces[index];
    const menu = this.besides(this.names);
    if (broken === undefined || menu === null) return;
    if (!piecesIn(menu).some((one) => isSame(one, broken))) this.drop(index);
    else if (broken.direction === null) return;
    else if (nameOf(menu, { ...broken, attack: null }) !== null) broken.attack = null;
    else this.drop(index);
  }

  edit(index: number): void {
    this.editing = index;
  }

  another(): void {
    this.editing = null;
  }

  drop(index: number): void {
    this.pieces.splice(index, 1);
    this.editing = this.pieces.length > 0 ? this.pieces.length - 1 : null;
  }

  clear(): void {
    this.pieces = [];
    this.editing = null;
  }
}
