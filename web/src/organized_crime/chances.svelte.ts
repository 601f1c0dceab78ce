/** The odds of the pieces that are about to be named, as the server reckons them from what this seat sees. */
import { keptToken } from '../line/kept';
import { Refused } from '../line/line';
import { askOdds } from '../line/requests';
import type { Name, Prospect } from '../protocol/organized_crime';

export class Chances {
  prospects = $state.raw<readonly Prospect[]>([]);
  tooMany = $state(false); // ways to play it, so that nobody counts them
  private asked = '';

  constructor(private readonly code: string) {}

  get landings(): Prospect[] {
    return this.prospects.filter(({ seat }) => seat === null);
  }

  /** Who may die, a Boss first, the likeliest first. */
  get kills(): Prospect[] {
    return this.prospects
      .filter(({ seat }) => seat !== null)
      .toSorted((one, other) => Number(other.boss) - Number(one.boss) || other.throws - one.throws);
  }

  /** Reckon for these; what was asked before is forgotten. */
  ask(names: readonly Name[]): void {
    const asked = JSON.stringify(names);
    if (asked === this.asked) return;
    this.asked = asked;
    this.prospects = [];
    this.tooMany = false;
    const token = keptToken(this.code);
    if (names.length > 0 && token !== null) void this.reckon(token, names);
  }

  private async reckon(token: string, names: readonly Name[]): Promise<void> {
    const asked = this.asked;
    try {
      const prospects = await askOdds<Prospect>(this.code, token, names);
      if (asked === this.asked) this.prospects = prospects;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (asked === this.asked) this.tooMany = problem.rule === 'odds';
    }
  }
}
