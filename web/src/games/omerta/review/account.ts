/** OMERTA in words when it is over: what happened, and its moments. */
import { tellEvent } from '../log/sentence';
import { cardName } from '../cards/words';
import type { Event, Moment } from '../protocol/types';
import type { Reader } from '../../../table/log/notices';
import { language, t } from '../../../text/text.svelte';
import { hyphens } from '../../../text/words';
import { type Account } from '../../../review/account';

export const GROUPS = [
  ...(['called', 'swap_lost', 'swap_won', 'power_used', 'quick_snap', 'late_snap', 'wrong_snap'] as const),
] as const;

/** The heading under which a moment is shown. */
function groupOf(moment: Moment): (typeof GROUPS)[number] {
  if (moment.type === 'swap_made') return moment.change > 0 ? 'swap_lost' : 'swap_won';
  return moment.type;
}

function rankOf(moment: Moment): number {
  switch (moment.type) {
    case 'swap_made':
      return -Math.abs(moment.change);
    case 'power_used':
      return -moment.gain;
    case 'quick_snap':
      return moment.milliseconds;
    default:
      return moment.entry;
  }
}

function tellMoment(moment: Moment, reader: Reader): string {
  const id = `review-omerta-moment-${hyphens(groupOf(moment))}`;
  const who = reader.nameOf(moment.seat);
  switch (moment.type) {
    case 'swap_made':
      return t(id, {
        who,
        gone: cardName(moment.gone),
        came: cardName(moment.came),
        points: Math.abs(moment.change),
      });
    case 'quick_snap':
      return t(id, { who, card: cardName(moment.card), milliseconds: moment.milliseconds });
    case 'late_snap':
      return t(id, { who, card: cardName(moment.card), behind: moment.behind ?? -1 });
    case 'wrong_snap':
      return t(id, { who, card: cardName(moment.card) });
    case 'power_used':
      return t(id, { who, power: cardName(moment.power), points: moment.gain });
    case 'called':
      return t(id, {
        who,
        stock: moment.stock,
        lowest: moment.lowest,
        won: moment.won ? 'yes' : 'no',
        odds: percent(moment.odds),
        samples: moment.samples,
      });
  }
}

function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}

export const ACCOUNT: Account = {
  tell: (event, reader) => tellEvent(event as Event, reader),
  groups: GROUPS,
  groupOf: (moment) => groupOf(moment as Moment),
  groupName: (group) => t(`review-omerta-group-${hyphens(group)}`),
  rankOf: (moment) => rankOf(moment as Moment),
  tellMoment: (moment, reader) => tellMoment(moment as Moment, reader),
  roundName: () => t('review-round'),
  inRound: (round) => t('review-in-round', { round }),
  curveName: (curve) => t(`review-omerta-curve-${curve}`),
  figure: (_, value) => String(value),
  short: (_, value) => String(value),
};
