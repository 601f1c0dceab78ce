/** What each space would bring this seat now, as the server says it; asked for when somebody looks at one. */
import type { Landing, Outlook, View } from '../protocol/types';

export class Landings {
  private known = $state.raw<readonly Landing[]>([]);
  private asked: View | null = null;

  constructor(private readonly asking: () => Promise<Outlook | null>) {}

  of(space: string): Landing | undefined {
    return this.known.find(({ spaces }) => spaces.includes(space));
  }

  /** Have it said for the board as it stands; until then, what was said before stays. */
  async look(view: View): Promise<void> {
    if (view === this.asked) return;
    this.asked = view;
    const outlook = await this.asking();
    if (view === this.asked) this.known = outlook?.landings ?? [];
  }
}
