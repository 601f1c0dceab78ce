/** The pieces that will be named; nothing is said before the dice are rolled, so all of it can be taken back. */
import type { Name } from '../protocol/organized_crime';
import { type Drafted, isSame, nameOf, piecesLeft, type Which } from './naming';

const MOST = 2;

export class Draft {
  pieces = $state<Drafted[]>([]);
  editing = $state<number | null>(null); // which of them is being completed; null: a further one is looked for

  constructor(
    private readonly names: () => readonly Name[],
    private readonly here: (which: Which) => number,
    private readonly already: () => number, // pieces that were named before this page was opened
  ) {}

  get current(): Drafted | null {
    return this.editing === null ? null : (this.pieces[this.editing] ?? null);
  }

  /** The pieces that could still be chosen. */
  get left(): Which[] {
    if (this.pieces.length + this.already() >= MOST) return [];
    return piecesLeft(this.names(), this.pieces, this.here);
  }

  /** C21: there is one attack in a turn. */
  get mayAttack(): boolean {
    return this.pieces.every(({ attack }) => attack === null);
  }

  get isComplete(): boolean {
    const names = this.names();
    return (
      this.pieces.length + this.already() > 0 && this.pieces.every((piece) => nameOf(names, piece) !== null)
    );
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
