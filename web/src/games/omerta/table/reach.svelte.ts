/** Whose cards the next digit means, for whoever plays by keys: the own ones, unless another letter was pressed. */
export type Reached = number | 'safe'; // a seat's, or those in the safe

export class Reach {
  private reached = $state.raw<{ whose: Reached; standing: string } | null>(null);

  constructor(private readonly standing: () => string) {} // what is asked, and how much is chosen

  /** It is over with the next choice. */
  get now(): Reached | null {
    return this.reached?.standing === this.standing() ? this.reached.whose : null;
  }

  for(whose: Reached): void {
    this.reached = { whose, standing: this.standing() };
  }

  /** Whether there was anything to let go. */
  letGo(): boolean {
    const had = this.now !== null;
    this.reached = null;
    return had;
  }
}
