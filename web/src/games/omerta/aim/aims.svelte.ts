/** The power that is shown on the table: while it waits for a Killer, and for a moment after. */
import type { Told } from '../../../protocol/messages';
import { isNotice } from '../../../table/log/notices';
import type { Event, View } from '../protocol/types';
import { type Aim, aimIn, aimOf } from './aim';

export const AFTER = 2600; // milliseconds that it is seen when it has had its effect

const ENDS: readonly Event['type'][] = ['round_begun', 'round_ended'];

export class Aims {
  private last = $state.raw<Aim | null>(null); // that is shown for a moment
  private timer: ReturnType<typeof setTimeout> | undefined;
  cancelled = $state(false); // by a Killer

  constructor(private readonly view: () => View) {}

  /** What is aimed at: by a question that is open, and so also after a reload, or just now. */
  readonly current = $derived.by(() => aimIn(this.view()) ?? this.last);

  /** Hear what happened, while the view still is that of before. */
  readonly hear = (fresh: readonly Told[], view: View | null): void => {
    const before = aimIn(this.view());
    let aim = before;
    for (const { event } of fresh) {
      if (isNotice(event)) continue;
      const told = event as Event;
      const next = aimOf(told);
      if (next !== null) {
        aim = next;
        this.cancelled = false;
      }
      if (told.type === 'killer_shown') this.cancelled = true;
      if (ENDS.includes(told.type)) {
        aim = null;
        this.last = null;
      }
    }
    if (aim === null || (view !== null && aimIn(view) !== null)) return;
    this.last = aim;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.last = null;
      this.cancelled = false;
    }, AFTER);
  };
}
