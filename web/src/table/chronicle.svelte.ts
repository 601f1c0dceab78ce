/** All that was told of a game: what this page heard, and on demand what was told before it was opened. */
import type { Story } from '../protocol/api';
import type { Told } from '../protocol/messages';

export class Chronicle {
  asking = $state(false);
  private story = $state.raw<Story | null>(null);

  constructor(
    private readonly heard: () => readonly Told[], // the last first, as many as are remembered
    private readonly read: () => Promise<Story>,
  ) {}

  /** The last first; from the beginning once that was asked for. */
  get told(): readonly Told[] {
    const { story } = this;
    if (story === null) return this.heard();
    const before = story.events.map((event, index) => ({
      number: story.last - story.events.length + 1 + index,
      event,
    }));
    return [...this.heard().filter(({ number }) => number > story.last), ...before.toReversed()];
  }

  /** Whether all of it is here. */
  get isWhole(): boolean {
    const heard = this.heard();
    const oldest = heard.at(-1)?.number ?? 1; // of what this page remembers
    if (oldest > (this.story?.last ?? 0) + 1) return false;
    // what was played before it came to this table was never told here
    return (
      this.story !== null || heard.every(({ event }) => (event as { type: string }).type !== 'game_imported')
    );
  }

  async readAll(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.story = await this.read();
    } finally {
      this.asking = false;
    }
  }
}
