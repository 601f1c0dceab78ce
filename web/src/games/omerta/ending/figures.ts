/** What an evening of OMERTA comes to: a few figures, and the one moment that people will talk about. */
import type { Highlights } from '../../../protocol/api';
import type { Figure } from '../../../share/result';
import type { Reader } from '../../../table/log/notices';
import { t } from '../../../text/text.svelte';
import { ACCOUNT } from '../review/account';
import type { Called, Moment, PowerUsed, QuickSnap, SwapMade } from '../protocol/types';

export function points(count: number): string {
  return t('drama-points', { points: count });
}

function momentsOf<Type extends Moment['type']>(
  { moments }: Highlights,
  type: Type,
): Extract<Moment, { type: Type }>[] {
  return (moments as Moment[]).filter((one): one is Extract<Moment, { type: Type }> => one.type === type);
}

function least<One>(ones: readonly One[], by: (one: One) => number): One | undefined {
  return ones.toSorted((one, other) => by(one) - by(other))[0];
}

/** The rounds are known at once, the others when the game has been looked through. */
export function figuresOf(
  highlights: Highlights | null,
  rounds: number | null,
  nameOf: Reader['nameOf'],
): Figure[] {
  const count = rounds ?? highlights?.curves.find(({ name }) => name === 'totals')?.points.at(-1)?.round;
  const figures: Figure[] = count === undefined ? [] : [{ name: t('drama-rounds'), value: String(count) }];
  if (highlights === null) return figures;
  const snap = least(momentsOf(highlights, 'quick_snap'), ({ milliseconds }) => milliseconds);
  if (snap !== undefined)
    figures.push({
      name: t('drama-best-snap'),
      value: t('drama-milliseconds', { milliseconds: snap.milliseconds }),
      who: nameOf(snap.seat),
    });
  const calls = momentsOf(highlights, 'called');
  const held = calls.filter(({ won }) => won).length;
  figures.push({ name: t('drama-calls-held'), value: String(held) });
  figures.push({ name: t('drama-calls-failed'), value: String(calls.length - held) });
  return figures;
}

/** The boldest call that held, the best use of a power, the best swap, or the quickest snap. */
export function bestOf(highlights: Highlights, reader: Reader): string | null {
  const held = momentsOf(highlights, 'called').filter(({ won }) => won);
  const call: Called | undefined = least(held, ({ odds }) => odds);
  if (call !== undefined)
    return t('drama-best-call', {
      who: reader.nameOf(call.seat),
      stock: call.stock,
      lowest: call.lowest,
    });
  const power: PowerUsed | undefined = least(momentsOf(highlights, 'power_used'), ({ gain }) => -gain);
  const swaps = momentsOf(highlights, 'swap_made').filter(({ change }) => change < 0);
  const swap: SwapMade | undefined = least(swaps, ({ change }) => change);
  const snap: QuickSnap | undefined = least(momentsOf(highlights, 'quick_snap'), (one) => one.milliseconds);
  const best = power ?? swap ?? snap;
  return best === undefined ? null : ACCOUNT.tellMoment(best, reader);
}
