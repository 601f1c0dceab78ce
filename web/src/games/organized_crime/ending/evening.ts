/** What ORGANIZED CRIME adds to a result that is shown to others. */
import type { Evening, Figure, Over } from '../../../share/result';
import { t } from '../../../text/text.svelte';
import { hyphens } from '../../../text/words';
import type { Moment, Printed } from '../protocol/types';
import { accountOf } from '../review/account';
import { money } from '../words/names';

const COUNTED = ['killing', 'vote_taken', 'betrayal'] as const satisfies Moment['type'][];

/** How long it took, and how often what people remember was done. */
function figures({ highlights }: Over): Figure[] {
  if (highlights === null) return [];
  const moments = highlights.moments as readonly Moment[];
  const rounds = highlights.curves[0]?.points.at(-1)?.round ?? 0;
  return [
    { name: t('review-crime-round'), value: String(rounds) },
    ...COUNTED.map((type) => ({
      name: t(`review-crime-group-${hyphens(type)}`),
      value: String(moments.filter((one) => one.type === type).length),
    })),
  ];
}

/** The last Boss that was killed, or else a broken word, or the greatest gain. */
function best({ highlights, table, reader }: Over, printed: Printed): string | null {
  const moments = (highlights?.moments ?? []) as readonly Moment[];
  const gains = moments.filter((one) => one.type === 'money_turned').filter(({ change }) => change > 0);
  const found =
    moments.findLast((one) => one.type === 'killing' && one.boss) ??
    moments.findLast((one) => one.type === 'betrayal') ??
    gains.sort((one, other) => other.change - one.change)[0];
  return found === undefined ? null : accountOf(printed, table.seats).tellMoment(found, reader);
}

export function eveningOf(printed: Printed): Evening {
  return { score: money, figures, best: (over) => best(over, printed) };
}
