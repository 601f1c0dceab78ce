/** ORGANIZED CRIME in words when it is over: what happened, its moments, and what stands on its timeline. */
import { layOut } from '../board/geometry';
import { money, sourceName, spaceCalled } from '../words/names';
import { liveryOf } from '../pieces/palette';
import { sentence, termsOf, wordGiven } from '../story/story';
import type { SeatNow } from '../../../protocol/messages';
import type { Moment, Printed, View } from '../protocol/types';
import type { Reader } from '../../../table/log/notices';
import { language, t } from '../../../text/text.svelte';
import { hyphens } from '../../../text/words';
import { type Account, type Mark, type Sign } from '../../../review/account';

export const GROUPS = [
  ...([
    'family_fell',
    'killing',
    'betrayal',
    'deal_struck',
    'vote_taken',
    'money_lost',
    'money_won',
  ] as const),
] as const;

const BLOOD = 'light-dark(#8a1c3b, #ff9ab0)';
const MONEY = 'light-dark(#8a5a00, #ffc861)';
const VOTES = 'light-dark(#0b5c8a, #7cc7ff)';
const CIRCLE = 'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z';

export const SIGNS = {
  fell: { path: 'M0-7V7M-5-3H5', colour: BLOOD, isBold: true },
  killed: { path: 'M-5-5L5 5M-5 5L5-5', colour: BLOOD },
  dealt: { path: 'M0-5L5 0L0 5L-5 0Z', colour: MONEY, isFilled: true },
  betrayed: { path: 'M-5-5H5L-5 5H5Z', colour: BLOOD },
  carried: { path: CIRCLE, colour: VOTES, isFilled: true },
  failed: { path: CIRCLE, colour: VOTES },
} as const satisfies Record<string, Sign>;

function groupOf(moment: Moment): (typeof GROUPS)[number] {
  if (moment.type === 'money_turned') return moment.change > 0 ? 'money_won' : 'money_lost';
  return moment.type;
}

function rankOf(moment: Moment): number {
  return moment.type === 'money_turned' ? -Math.abs(moment.change) : moment.entry;
}

/** A killing is marked at the killer, a deal at both sides, a vote at its caller. */
function marksOf(moment: Moment): Mark[] {
  const { entry, seat } = moment;
  switch (moment.type) {
    case 'family_fell':
      return [{ entry, seat, sign: 'fell' }];
    case 'killing':
      return [{ entry, seat, sign: 'killed' }];
    case 'deal_struck':
      return [seat, moment.other].map((side) => ({ entry, seat: side, sign: 'dealt' }));
    case 'betrayal':
      return [{ entry, seat, sign: 'betrayed' }];
    case 'vote_taken':
      return [{ entry, seat, sign: moment.carried ? 'carried' : 'failed' }];
    case 'money_turned':
      return [];
  }
}

function compact(amount: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
  }).format(amount);
}

/** At this table; its board may be somebody's own. */
export function accountOf(printed: Printed, seats: readonly SeatNow[]): Account {
  const layout = layOut(printed.board);

  function tellMoment(moment: Moment, reader: Reader): string {
    const id = `review-crime-moment-${hyphens(groupOf(moment))}`;
    const who = reader.nameOf(moment.seat);
    switch (moment.type) {
      case 'money_turned':
        return t(id, { who, money: money(Math.abs(moment.change)) });
      case 'family_fell':
        return t(id, {
          who,
          killer: moment.by === null ? '' : reader.nameOf(moment.by),
          by: moment.by === null ? 'no' : 'yes',
        });
      case 'killing':
        return t(id, {
          who,
          whom: reader.nameOf(moment.victim),
          piece: moment.boss ? 'boss' : 'man',
          space: spaceCalled(layout, moment.space),
        });
      case 'deal_struck':
        return t(id, { who, whom: reader.nameOf(moment.other), ...termsOf(moment) });
      case 'betrayal':
        return t(id, { who, whom: reader.nameOf(moment.other), word: wordGiven(moment.word) });
      case 'vote_taken':
        return t(id, {
          who,
          about: moment.source === null ? 'penalty' : 'source',
          source: moment.source === null ? '' : sourceName(printed.board, moment.source),
          whom: moment.offender === null ? '' : reader.nameOf(moment.offender),
          result: moment.carried ? 'carried' : 'failed',
          favour: moment.favour,
          against: moment.against,
        });
    }
  }

  return {
    tell: (event, { me }) => sentence(event, { printed, layout, seats, seat: me }) ?? '',
    groups: GROUPS,
    groupOf: (moment) => groupOf(moment as Moment),
    groupName: (group) => t(`review-crime-group-${hyphens(group)}`),
    rankOf: (moment) => rankOf(moment as Moment),
    tellMoment: (moment, reader) => tellMoment(moment as Moment, reader),
    timeline: {
      title: () => t('review-crime-timeline'),
      signs: SIGNS,
      signName: (sign) => t(`review-crime-sign-${sign}`),
      marksOf: (moment) => marksOf(moment as Moment),
    },
    roundName: () => t('review-crime-round'),
    inRound: (round) => t('crime-round', { round }),
    curveName: (curve) => t(`review-crime-curve-${curve}`),
    figure: (curve, value) => (curve === 'wealth' ? money(value) : String(value)),
    short: (curve, value) => (curve === 'wealth' ? compact(value) : String(value)),
    paints: (view) =>
      (view as View).families.map(({ colour }) => liveryOf(colour, printed.board.colours).paint),
  };
}
