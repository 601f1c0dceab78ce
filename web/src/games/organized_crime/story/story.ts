/** Everything that happens, each in a sentence; "you" where it is you. */
import type { Event, Excuse, Printed, WordName } from '../protocol/types';
import type { Sitting } from '../../../characters/names';
import { t } from '../../../text/text.svelte';
import { seatName } from '../words/seats';
import { mistakeText, penaltyText } from '../words/cards';
import type { Layout } from '../board/geometry';
import {
  baseName,
  cardName,
  circleName,
  colourName,
  money,
  sourceName,
  spaceCalled,
  wayCalled,
} from '../words/names';

/** At whose table it is told, and to whom. */
export interface Telling {
  printed: Printed;
  layout: Layout;
  seats: readonly Sitting[];
  seat: number | null;
}

type Values = Record<string, string | number>;
type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
type Teller<K extends Event['type']> = (event: EventOf<K>, at: Telling) => string;

const REASONS = {
  hit_man: 'crime-reason-hit-man',
  informant: 'crime-reason-informant',
  power_card: 'crime-reason-power-card',
  official: 'crime-reason-official',
  money_card: 'crime-reason-money-card',
  income: 'crime-reason-income',
  fine: 'crime-reason-fine',
  debt: 'crime-reason-debt',
  estate: 'crime-reason-estate',
} as const;
const DECKS = {
  power: 'crime-deck-power',
  corrupt_official: 'crime-deck-official',
  mistake: 'crime-deck-mistake',
  penalty: 'crime-deck-penalty',
} as const;
const CAUSES = {
  killed: 'crime-log-out-killed',
  penalty: 'crime-log-out-penalty',
  mistake: 'crime-log-out-mistake',
  federal: 'crime-log-out-federal',
  left: 'crime-log-out-left',
} as const;

const WORDS = {
  yes: 'crime-word-yes',
  no: 'crime-word-no',
  favour: 'crime-word-favour',
  peace: 'crime-word-peace',
} as const;
const SAID = {
  yes: 'crime-said-yes',
  no: 'crime-said-no',
  favour: 'crime-said-favour',
  peace: 'crime-said-peace',
} as const;
export const EXCUSES = {
  too_little: 'crime-excuse-too-little',
  not_for_sale: 'crime-excuse-not-for-sale',
  need_it: 'crime-excuse-need-it',
  no_use: 'crime-excuse-no-use',
  no_money: 'crime-excuse-no-money',
  no_trust: 'crime-excuse-no-trust',
  vote_sold: 'crime-excuse-vote-sold',
  you_lead: 'crime-excuse-you-lead',
  broken_word: 'crime-excuse-broken-word',
  grudge: 'crime-excuse-grudge',
} as const;

export function reasonName(reason: keyof typeof REASONS): string {
  return t(REASONS[reason]);
}

export function deckName(deck: keyof typeof DECKS): string {
  return t(DECKS[deck]);
}

/** Who does it, to whom if to anybody, and which of them you are. */
/** Who does something to whom, and which of them the reader is. */
export function roles(
  at: Pick<Telling, 'seats' | 'seat'>,
  actor: number,
  target: number | null = null,
): Values {
  const role =
    at.seat === null ? 'none' : at.seat === actor ? 'actor' : at.seat === target ? 'target' : 'none';
  const who = seatName(at.seats, actor);
  return target === null ? { role, who } : { role, who, whom: seatName(at.seats, target) };
}

function names(at: Telling, seats: readonly number[]): string {
  return seats.map((seat) => seatName(at.seats, seat)).join(', ');
}

export function cardNames(cards: readonly string[]): string {
  return cards.map(cardName).join(', ');
}

/** What is promised; a word for several rounds is listed once. */
export function wordNames(words: readonly WordName[]): string[] {
  return [...new Set(words)].map((word) =>
    t(WORDS[word], { rounds: words.filter((one) => one === word).length }),
  );
}

/** A word that was given before. */
export function wordGiven(word: WordName): string {
  return t(SAID[word]);
}

/** Why an offer is turned down, and what would do instead, as they say it; nothing if they say nothing. */
export function excuseOf(reason: Excuse | null, price: number | null): string {
  if (reason === null) return '';
  const said = [
    t(EXCUSES[reason]),
    ...(price === null ? [] : [t('crime-excuse-price', { money: money(price) })]),
  ];
  return t('crime-excuse', { words: said.join(' ') });
}

export interface Terms {
  money: number;
  give: readonly string[];
  take: readonly string[];
  promise: readonly WordName[];
  ask: readonly WordName[];
}

/** What each side of a deal gives, in words. */
export function termsOf(terms: Terms): { gives: string; takes: string; given: 'yes' | 'no' } {
  const { give, take, promise, ask } = terms;
  const gives = [
    ...(terms.money > 0 ? [money(terms.money)] : []),
    ...give.map(cardName),
    ...wordNames(promise),
  ];
  const takes = [...(terms.money < 0 ? [money(-terms.money)] : []), ...take.map(cardName), ...wordNames(ask)];
  const nothing = t('crime-nothing');
  return {
    given: gives.length > 0 ? 'yes' : 'no', // a language may deny the verb
    gives: gives.length > 0 ? gives.join(', ') : nothing,
    takes: takes.length > 0 ? takes.join(', ') : nothing,
  };
}

const TELLERS: { [K in Event['type']]: Teller<K> } = {
  rolled: ({ purpose, seats, dice }, at) => {
    const rolls = seats.map((seat, index) => {
      const [one, other] = dice[index] ?? [0, 0];
      return `${seatName(at.seats, seat)} ${one + other}`;
    });
    if (purpose === 'base') return t('crime-log-rolled-base', { rolls: rolls.join(', ') });
    if (purpose === 'start') return t('crime-log-rolled-start', { rolls: rolls.join(', ') });
    const [one, other] = dice[0] ?? [0, 0];
    return t('crime-log-rolled-move', { ...roles(at, seats[0] ?? 0), one, other, points: one + other });
  },
  base_chosen: ({ seat, base, colour }, at) =>
    t('crime-log-base-chosen', {
      ...roles(at, seat),
      base: baseName(at.printed.board, base),
      colour: colourName(colour),
    }),
  turn_begun: ({ seat, round, income }, at) =>
    t(income > 0 ? 'crime-log-turn-begun-income' : 'crime-log-turn-begun', {
      ...roles(at, seat),
      round,
      income: money(income),
    }),
  paid: ({ payer, payee, amount, reason }, at) => {
    const values = { money: money(amount), reason: reasonName(reason) };
    if (payer !== null && payee !== null)
      return t('crime-log-paid', { ...roles(at, payer, payee), ...values });
    if (payer !== null) return t('crime-log-paid-bank', { ...roles(at, payer), ...values });
    return t('crime-log-got', { ...roles(at, payee ?? 0), ...values });
  },
  owed: ({ debtor, creditor, amount }, at) =>
    creditor === null
      ? t('crime-log-owed-bank', { ...roles(at, debtor), money: money(amount) })
      : t('crime-log-owed', { ...roles(at, debtor, creditor), money: money(amount) }),
  debt_moved: ({ debtor, amount }, at) =>
    t('crime-log-debt-moved', { ...roles(at, debtor), money: money(amount) }),
  hired: ({ seat, left }, at) => t('crime-log-hired', { ...roles(at, seat), left }),
  bribed: ({ seat, official }, at) =>
    t('crime-log-bribed', { ...roles(at, seat), official: sourceName(at.printed.board, official) }),
  cashed: ({ seat }, at) => t('crime-log-cashed', roles(at, seat)),
  named: ({ seat, space, boss, direction, attack }, at) => {
    const values = {
      ...roles(at, seat),
      piece: boss ? 'boss' : 'man',
      space: spaceCalled(at.layout, space),
      way: wayCalled(at.layout, space, direction),
    };
    if (attack === null) return t('crime-log-named', values);
    return t('crime-log-attack', { ...values, base: baseName(at.printed.board, attack) });
  },
  begun: ({ seat, points }, at) => t('crime-log-begun', { ...roles(at, seat), points }),
  stepped: ({ seat, space }, at) =>
    t('crime-log-stepped', { ...roles(at, seat), space: spaceCalled(at.layout, space) }),
  killed: ({ seat, victim, boss, space }, at) =>
    t(boss ? 'crime-log-killed-boss' : 'crime-log-killed', {
      ...roles(at, seat, victim),
      space: spaceCalled(at.layout, space),
    }),
  hit_played: ({ seat, card }, at) => t('crime-log-hit-played', { ...roles(at, seat), card: cardName(card) }),
  came_home: ({ seat }, at) => t('crime-log-came-home', roles(at, seat)),
  stranded: ({ seat, points }, at) => t('crime-log-stranded', { ...roles(at, seat), points }),
  landed: ({ seat, space }, at) =>
    t('crime-log-landed', { ...roles(at, seat), space: spaceCalled(at.layout, space) }),
  drew: ({ seat, deck, card }, at) =>
    card === null
      ? t('crime-log-drew', { ...roles(at, seat), deck: deckName(deck) })
      : t('crime-log-drew-card', { ...roles(at, seat), deck: deckName(deck), card: cardName(card) }),
  declined: ({ seat, deck }, at) => t('crime-log-declined', { ...roles(at, seat), deck: deckName(deck) }),
  reshuffled: ({ deck, cards }) => t('crime-log-reshuffled', { deck: deckName(deck), cards }),
  mistake_made: ({ seat, card, undone }, at) =>
    t(undone ? 'crime-log-mistake-undone' : 'crime-log-mistake', {
      ...roles(at, seat),
      card: mistakeText(at.printed, card),
    }),
  penalty_drawn: ({ seat, card }, at) =>
    t('crime-log-penalty', { ...roles(at, seat), card: penaltyText(at.printed, card) }),
  man_removed: ({ seat, space }, at) =>
    t('crime-log-man-removed', { ...roles(at, seat), space: spaceCalled(at.layout, space) }),
  official_lost: ({ seat, circle }, at) =>
    t('crime-log-official-lost', { ...roles(at, seat), official: circleName(at.printed.board, circle) }),
  officials_suspended: ({ seat, turns }, at) => t('crime-log-suspended', { ...roles(at, seat), turns }),
  controlled: ({ seat, circle }, at) =>
    t('crime-log-controlled', { ...roles(at, seat), source: circleName(at.printed.board, circle) }),
  dice_passed: ({ seat }, at) => t('crime-log-passed', roles(at, seat)),
  penalty_asked: ({ offender, by }, at) =>
    t('crime-log-penalty-asked', {
      ...roles(at, by.length === 1 ? (by[0] ?? 0) : -1, offender), // several are told by their names
      by: names(at, by),
      count: by.length,
    }),
  session_opened: ({ caller, source, offender }, at) =>
    source === null
      ? t('crime-log-session-penalty', roles(at, caller, offender ?? 0))
      : t('crime-log-session', { ...roles(at, caller), source: sourceName(at.printed.board, source) }),
  offered: (offer, at) => t('crime-log-offered', { ...roles(at, offer.by, offer.to), ...termsOf(offer) }),
  offer_dropped: ({ by, to }, at) => t('crime-log-offer-dropped', roles(at, by, to)),
  offer_rejected: ({ by, to, reason, price }, at) =>
    [t('crime-log-offer-rejected', roles(at, to, by)), excuseOf(reason, price)].join(' ').trim(),
  deal_made: ({ by, to, money: sum, give, take, promise, ask }, at) =>
    sum === null || give === null || take === null || promise === null || ask === null
      ? t('crime-log-deal', roles(at, by, to))
      : t('crime-log-deal-terms', {
          ...roles(at, by, to),
          ...termsOf({ money: sum, give, take, promise, ask }),
        }),
  word_kept: ({ by, to, word }, at) =>
    t('crime-log-word-kept', { ...roles(at, by, to), word: wordGiven(word) }),
  word_broken: ({ by, to, word }, at) =>
    t('crime-log-word-broken', { ...roles(at, by, to), word: wordGiven(word) }),
  word_lapsed: ({ by, to, word }, at) =>
    t('crime-log-word-lapsed', { ...roles(at, by, to), word: wordGiven(word) }),
  vote_called: ({ caller }, at) => t('crime-log-vote-called', roles(at, caller)),
  voted: ({ seat, favour, votes, available }, at) => {
    const values = { ...roles(at, seat), votes, available };
    if (votes === 0) return t('crime-log-abstained', values);
    return t(favour ? 'crime-log-voted-for' : 'crime-log-voted-against', values);
  },
  motion_decided: ({ carried, favour, against }) =>
    t(carried ? 'crime-log-carried' : 'crime-log-failed', { favour, against }),
  session_closed: () => t('crime-log-session-closed'),
  eliminated: ({ seat, by, cause }, at) => t(CAUSES[cause], roles(at, seat, by)),
  cards_taken: ({ seat, victim, cards, backs }, at) =>
    cards === null
      ? t('crime-log-cards-taken', { ...roles(at, seat, victim), count: backs[0] + backs[1] })
      : t('crime-log-cards-taken-open', { ...roles(at, seat, victim), cards: cardNames(cards) }),
  cards_returned: ({ seat, cards }, at) =>
    t('crime-log-cards-returned', { ...roles(at, seat), cards: cardNames(cards) }),
  audited: ({ by, seat, amount }, at) =>
    amount === null
      ? t('crime-log-audited', roles(at, by, seat))
      : t('crime-log-audited-open', { ...roles(at, by, seat), money: money(amount) }),
  game_ended: ({ reason, winners }, at) =>
    t(reason === 'last_boss' ? 'crime-log-ended-boss' : 'crime-log-ended-rounds', {
      winners: names(at, winners),
      count: winners.length,
    }),
};

/** An event of the game as a sentence; null for what is no event of this game. */
export function sentence(event: unknown, at: Telling): string | null {
  const { type } = event as { type: string };
  if (!Object.hasOwn(TELLERS, type)) return null;
  const teller = TELLERS[type as Event['type']] as (event: unknown, at: Telling) => string;
  return teller(event, at);
}
