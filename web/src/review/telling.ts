/** A game that is over in words: its log, entry by entry, and its moments. */
import { tellEvent } from '../omerta/sentence';
import { cardName } from '../omerta/words';
import type { Replay } from '../protocol/api';
import type { Event, Moment as OmertaMoment } from '../protocol/omerta';
import type { Moment as CrimeMoment } from '../protocol/organized_crime';
import type { Reader } from '../table/notices';
import { type Setting, type Tagged, tell } from '../table/telling';
import { language, t } from '../text/text.svelte';

export interface Line {
  entry: number; // counted from 1
  key: string;
  text: string;
}

/** Everything that was told, in its order. */
export function logOf(replay: Replay, setting: Setting, reader: Reader): Line[] {
  return replay.moments.flatMap(({ events }, index) =>
    events.map((event, number) => ({
      entry: index + 1,
      key: `${index}-${number}`,
      text:
        replay.game === 'omerta'
          ? tellEvent(event as Event, reader)
          : tell(setting, 'event', event as Tagged),
    })),
  );
}

export type Moment = OmertaMoment | CrimeMoment;

export const GROUPS = [
  ...(['called', 'swap_lost', 'swap_won', 'power_used', 'quick_snap', 'late_snap', 'wrong_snap'] as const),
  ...(['money_lost', 'money_won', 'family_fell'] as const),
] as const;
export type Group = (typeof GROUPS)[number];

/** The heading under which a moment is shown. */
export function groupOf(moment: Moment): Group {
  if (moment.type === 'swap_made') return moment.change > 0 ? 'swap_lost' : 'swap_won';
  if (moment.type === 'money_turned') return moment.change > 0 ? 'money_won' : 'money_lost';
  return moment.type;
}

/** How much it mattered: the most first, and what is not ranked in its order. */
export function rankOf(moment: Moment): number {
  switch (moment.type) {
    case 'swap_made':
    case 'money_turned':
      return -Math.abs(moment.change);
    case 'power_used':
      return -moment.gain;
    case 'quick_snap':
      return moment.milliseconds;
    default:
      return moment.entry;
  }
}

export function tellMoment(moment: Moment, reader: Reader): string {
  const id = `review-moment-${groupOf(moment).replaceAll('_', '-')}`;
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
    case 'money_turned':
      return t(id, { who, money: money(Math.abs(moment.change)) });
    case 'family_fell':
      return t(id, {
        who,
        killer: moment.by === null ? '' : reader.nameOf(moment.by),
        by: moment.by === null ? 'no' : 'yes',
      });
  }
}

function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}

function money(amount: number): string {
  const style = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language(), style).format(amount);
}
