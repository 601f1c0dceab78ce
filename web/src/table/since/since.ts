/** What was told since somebody's own last turn: that, and nothing else, is shown again. */
import type { Told } from '../../protocol/messages';
import { isNotice } from '../log/notices';

export interface Since {
  told: Told[]; // events of the game, the first first
  isWhole: boolean; // false: what came before is not known here any more
}

/** What somebody does in a turn of theirs ends the search, and so does the beginning of all. */
export interface Ends {
  isOwn: (event: unknown) => boolean;
  begins: (event: unknown) => boolean; // it is shown, and nothing before it
}

/** `told` has the last first. */
export function toldSince(told: readonly Told[], { isOwn, begins }: Ends): Since {
  const found: Told[] = [];
  for (const one of told) {
    if (isNotice(one.event)) continue;
    if (isOwn(one.event)) return { told: found.reverse(), isWhole: true };
    found.push(one);
    if (begins(one.event)) return { told: found.reverse(), isWhole: true };
  }
  return { told: found.reverse(), isWhole: told.at(-1)?.number === 1 || told.length === 0 };
}
