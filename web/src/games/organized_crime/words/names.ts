/** What the things of the board are called, in the language that is spoken. */
import type { BoardSheet, Printed } from '../protocol/types';
import { language, t } from '../../../text/text.svelte';
import type { Layout, Space } from '../board/geometry';
import { citiesAhead } from '../board/ways';

const KINDS: Readonly<Record<string, string>> = {
  federal: 'crime-kind-federal',
  state: 'crime-kind-state',
  local: 'crime-kind-local',
  city: 'crime-kind-city',
  power: 'crime-kind-power',
  corrupt_official: 'crime-kind-corrupt-official',
  mistake: 'crime-kind-mistake',
  business_investment: 'crime-kind-business',
  illegal_activities: 'crime-kind-illegal',
  hit_men: 'crime-kind-hit-men',
  boss: 'crime-kind-boss',
};
/** Of a space on a track, whose sign the board shows. */
const SPOTS: Readonly<Record<string, string>> = {
  ...KINDS,
  corrupt_official: 'crime-spot-official',
  business_investment: 'crime-spot-business',
  illegal_activities: 'crime-spot-illegal',
};
const TRADES: Readonly<Record<string, string>> = {
  entertainment: 'crime-trade-entertainment',
  trucking: 'crime-trade-trucking',
  securities: 'crime-trade-securities',
  loan_sharking: 'crime-trade-loan-sharking',
  narcotics: 'crime-trade-narcotics',
  gambling: 'crime-trade-gambling',
  judge: 'crime-trade-judge',
  governor: 'crime-trade-governor',
  senator: 'crime-trade-senator',
};
const CARDS: Readonly<Record<string, string>> = {
  one_hit: 'crime-card-one-hit',
  one_or_two_hits: 'crime-card-two-hits',
  money: 'crime-card-money',
  judge: 'crime-trade-judge',
  governor: 'crime-trade-governor',
  senator: 'crime-trade-senator',
};
const COLOURS: Readonly<Record<string, string>> = {
  green: 'crime-colour-green',
  yellow: 'crime-colour-yellow',
  white: 'crime-colour-white',
  blue: 'crime-colour-blue',
};

/** A word of ours for an id, or the id itself on a board that has others. */
function called(words: Readonly<Record<string, string>>, id: string): string {
  const text = words[id];
  return text === undefined ? id.replaceAll('_', ' ') : t(text);
}

export function kindName(kind: string): string {
  return called(KINDS, kind);
}

/** A room of a base as it is written on the board, where there is little place. */
export function roomName(kind: string): string {
  return t(kind === 'boss' ? 'crime-room-boss' : 'crime-room-hit-men');
}

export function colourName(colour: string): string {
  return called(COLOURS, colour);
}

export function cardName(card: string): string {
  return called(CARDS, card);
}

/** A space in a few words; a list of several tells where each is. */
export function spaceName(space: Space): string {
  if (space.city !== null) return space.city.name;
  if (space.track === 'home')
    return t('crime-space-home', { room: kindName(space.kind), base: baseCalled(space.near) });
  if (space.track === 'both')
    return t('crime-space-junction', { kind: kindName(space.kind), city: space.near });
  const values = { kind: called(SPOTS, space.kind), city: space.near, beyond: space.beyond };
  const name = t(space.beyond === '' ? 'crime-space-near' : 'crime-space-towards', values);
  return space.nth === 1 ? name : t('crime-space-nth', { name, nth: space.nth });
}

/** Which way a piece goes, by the cities that are next. */
export function wayCalled(layout: Layout, id: string, direction: 'left' | 'right'): string {
  return t('crime-way', { cities: citiesAhead(layout, id, direction).join(' / ') });
}

export function spaceCalled(layout: Layout, id: string): string {
  const space = layout.get(id);
  return space === undefined ? id : spaceName(space);
}

/** A base as it is written on the board: "Boston base"; what it is called after is the same in every language. */
export function baseCalled(name: string): string {
  return t('crime-base-name', { name: name.replace(/ base$/i, '') });
}

export function baseName(board: BoardSheet, id: string): string {
  return baseCalled(board.bases.find((base) => base.id === id)?.name ?? id);
}

/** A source of income or an official: a city, or a kind of business, activity or official. */
export function sourceName(board: BoardSheet, id: string): string {
  return board.cities.find((city) => city.id === id)?.name ?? called(TRADES, id);
}

export interface Circle {
  id: string;
  source: string; // the city, or the kind of business, activity or official
  kind: 'city' | 'business' | 'activity' | 'official';
  income: number;
}

/** Every circle of a board, as the engine numbers them. */
export function circlesOf(board: BoardSheet): Circle[] {
  const several = (
    entries: readonly { id: string; circles: number }[],
    kind: Circle['kind'],
    income: (id: string) => number,
  ): Circle[] =>
    entries.flatMap(({ id, circles }) =>
      Array.from({ length: circles }, (_, copy) => ({
        id: `${id}_${copy + 1}`,
        source: id,
        kind,
        income: income(id),
      })),
    );
  const incomeOf = (id: string): number =>
    [...board.businesses, ...board.activities].find((trade) => trade.id === id)?.income ?? 0;
  return [
    ...board.cities.map(({ id, income }) => ({ id, source: id, kind: 'city' as const, income })),
    ...several(board.businesses, 'business', incomeOf),
    ...several(board.activities, 'activity', incomeOf),
    ...several(board.officials, 'official', () => 0),
  ];
}

export function circleName(board: BoardSheet, id: string): string {
  const circle = circlesOf(board).find((one) => one.id === id);
  return circle === undefined ? id : sourceName(board, circle.source);
}

export function money(amount: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}

export function thousands(amount: number): string {
  return t('crime-thousands', { number: amount / 1000 });
}

/** What landing on a space does, and what it would cost or bring. */
export function spaceRule(space: Space, printed: Printed): string {
  const { board, figures } = printed;
  switch (space.kind) {
    case 'federal':
    case 'state':
    case 'local': {
      const effect = board.government[space.kind];
      return effect.removes ? t('crime-rule-removes') : t('crime-rule-fine', { money: money(effect.fine) });
    }
    case 'city':
      return t('crime-rule-city', { income: money(space.city?.income ?? 0), man: money(figures.man) });
    case 'power':
      return t('crime-rule-power');
    case 'corrupt_official':
      return t('crime-rule-official');
    case 'mistake':
      return t('crime-rule-mistake');
    case 'business_investment':
      return t('crime-rule-trade', {
        trades: board.businesses
          .map(({ id, income }) => `${sourceName(board, id)} ${money(income)}`)
          .join(', '),
        man: money(figures.man),
      });
    case 'illegal_activities':
      return t('crime-rule-trade', {
        trades: board.activities
          .map(({ id, income }) => `${sourceName(board, id)} ${money(income)}`)
          .join(', '),
        man: money(figures.man),
      });
    case 'hit_men':
      return t('crime-rule-hit-men');
    default:
      return t('crime-rule-boss');
  }
}
