/**
 * What characters say now and then. The words are chosen here, from events that everybody at the table is told
 * alike: nothing is sent for them, all see the same, and they cannot tell anything hidden.
 */
import type { TableNow, Told } from '../protocol/messages';
import { lookUp } from '../text/text.svelte';
import { hyphens } from '../text/words';
import { hash } from './hash';

/** Something that a character may remark on. */
export interface Occasion {
  seat: number;
  kind: string;
}

/** What a game's characters remark on. */
export interface Remarks {
  rarely: Readonly<Record<string, number>>; // of so many occasions of a kind, one is remarked on
  since: string; // the event that begins a turn or a round: what is alike in two of them is remarked on in other words
  occasions: (event: unknown, earlier: readonly Told[]) => readonly Occasion[]; // the first that may speak does
}

export interface Remark {
  seat: number;
  text: string;
}

const VARIANTS = 3; // at most; where there are fewer, the first is more frequent

/** What is said about an event: at most one thing, and the same in every browser. */
export function remarkOn(
  { code, game, seats }: Pick<TableNow, 'code' | 'game' | 'seats'>,
  event: unknown,
  earlier: readonly Told[],
  { rarely, since, occasions }: Remarks,
): Remark | null {
  const begun = earlier.find((told) => (told.event as { type: string }).type === since);
  if (begun === undefined) return null; // whoever has just come would hear something else than the others
  for (const { seat, kind } of occasions(event, earlier)) {
    const who = seats[seat];
    if (who?.person !== null || who.bot === null) continue; // a stand-in speaks for nobody
    const lot = hash(`${code} ${seat} ${kind} ${JSON.stringify([begun.event, event])}`);
    if (lot % (rarely[kind] ?? 1) !== 0) continue;
    const pick = (lot >>> 8) % VARIANTS;
    const text = lookUp(`banter-${hyphens(game)}-${hyphens(who.bot)}-${kind}`, { pick });
    if (text !== null) return { seat, text };
  }
  return null;
}
