/** All that was told of a game: what this page heard, and on demand what was told before it was opened. */
import type { Story } from '../../protocol/api';
import type { Told } from '../../protocol/messages';
import { isNotice } from './notices';

/** Events of a story with numbers up to this one, the last first; which they had is not known. */
function numbered(events: readonly unknown[], last: number): Told[] {
  return events.map((event, index) => ({ number: last - events.length + 1 + index, event })).toReversed();
}

export class Chronicle {
  asking = $state(false);
  private story = $state.raw<Story | null>(null);

  constructor(
    private readonly heard: () => readonly Told[], // the last first, as many as are remembered
    private readonly read: () => Promise<Story>,
  ) {}

  /** The entries, the latest first; they reach back to the beginning once somebody asked for that. */
  get told(): readonly Told[] {
    const { story } = this;
    const heard = this.heard();
    if (story === null) return heard;
    // what was heard without a gap is kept as it is: the story does not say who came and went
    const gap = heard.findIndex(({ number }, index) => number !== (heard[0]?.number ?? 0) - index);
    const kept = gap === -1 ? heard : heard.slice(0, gap);
    const last = kept.at(-1)?.number ?? story.last + 1;
    if (kept.length > 0 && (kept[0]?.number ?? 0) < story.last) return numbered(story.events, story.last);
    const again = kept.filter(({ number, event }) => number <= story.last && !isNotice(event)).length;
    return [...kept, ...numbered(story.events.slice(0, story.events.length - again), last - 1)];
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
