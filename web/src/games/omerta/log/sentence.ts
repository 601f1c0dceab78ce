/** What happened, in sentences of the reader's language: the log, the live region and the review say the same. */
import type { Event, Move } from '../protocol/types';
import { listed, type Reader } from '../../../table/log/notices';
import { t } from '../../../text/text.svelte';
import { cardName, theCard } from '../cards/words';

type Values = Record<string, string | number>;

/** The moves that use a power, which is told before it has its effect. */
export const NAMED = {
  swap: true,
  mix: true,
  look: true,
  give: true,
  open_safe: true,
  throw: true,
  lay_mamma: true,
  lay_patrol: true,
} as const satisfies Record<PowerMove['type'], true>;
type PowerMove = Exclude<Move, { type: PlainMove }>;
type PlainMove =
  | 'peek'
  | 'omerta'
  | 'draw'
  | 'take'
  | 'pass'
  | 'replace'
  | 'discard'
  | 'snap'
  | 'decline'
  | 'exchange'
  | 'show';

/** A seat as the subject of a sentence: a name, or you. */
function subject(reader: Reader, seat: number): Values {
  return { who: reader.nameOf(seat), you: seat === reader.me ? 'yes' : 'no' };
}

/** A seat as somebody something is done to. */
function object(reader: Reader, seat: number): Values {
  return { whom: reader.nameOf(seat), toyou: seat === reader.me ? 'yes' : 'no' };
}

/** One card of a hand: your card 2, Ann's card 3. */
export function cardOf(reader: Reader, seat: number, place: number): string {
  return t('omerta-card-of', { ...subject(reader, seat), place: place + 1 });
}

function places(numbers: readonly number[]): string {
  return listed(numbers.map((place) => String(place + 1)));
}

function points(reader: Reader, values: readonly number[]): string {
  return listed(values.map((points, seat) => t('omerta-points-of', { who: reader.nameOf(seat), points })));
}

export function tellEvent(event: Event, reader: Reader): string {
  return t(`omerta-event-${event.type.replaceAll('_', '-')}`, valuesOf(event, reader));
}

function valuesOf(event: Event, reader: Reader): Values {
  switch (event.type) {
    case 'gangsters_dealt': {
      const starter = event.gangsters.indexOf('al_capone');
      return starter < 0 ? { held: 'no', who: '', you: 'no' } : { held: 'yes', ...subject(reader, starter) };
    }
    case 'round_begun':
      return { round: event.round, ...subject(reader, event.starter) };
    case 'peeked':
      return { ...subject(reader, event.seat), places: places(event.places) };
    case 'turn_skipped':
    case 'turn_passed':
    case 'drew':
    case 'safe_opened':
    case 'omerta_called':
      return subject(reader, event.seat);
    case 'reshuffled':
      return { cards: event.cards };
    case 'took':
    case 'discarded':
      return { ...subject(reader, event.seat), card: theCard(event.card) };
    case 'replaced':
    case 'snapped':
    case 'snapped_late':
    case 'snapped_wrong':
    case 'wrong_shown':
      return { ...subject(reader, event.seat), place: event.place + 1, card: theCard(event.card) };
    case 'lots_drawn':
      return { order: event.seats.map((seat) => reader.nameOf(seat)).join(', ') };
    case 'card_added':
      return { ...subject(reader, event.seat), reason: event.reason };
    case 'power_named':
      return { what: tellNamed(event.move, event.seat, reader) };
    case 'power_idle':
      return {
        ...subject(reader, event.seat),
        power: cardName(event.power),
        declined: event.declined ? 'yes' : 'no',
      };
    case 'swapped':
      return {
        one: cardOf(reader, event.seat, event.place),
        other: cardOf(reader, event.other, event.other_place),
      };
    case 'mixed':
      return object(reader, event.seat);
    case 'looked_at':
      return { ...subject(reader, event.seat), place: event.place + 1 };
    case 'exchanged':
      return { ...subject(reader, event.seat), place: event.place + 1, safe: event.safe + 1 };
    case 'thrown':
    case 'thrown_back':
      return { ...subject(reader, event.seat), cards: listed(event.cards.map(theCard)) };
    case 'killer_shown':
      return { ...subject(reader, event.seat), power: cardName(event.power) };
    case 'laid':
    case 'lifted':
      return event.place === null
        ? { power: event.power, ...object(reader, event.seat), card: '' }
        : {
            power: event.power,
            ...object(reader, event.seat),
            card: cardOf(reader, event.seat, event.place),
          };
    case 'round_ended':
      return { round: event.round, reason: event.reason, points: points(reader, event.scores) };
    case 'game_ended': {
      const [first] = event.winners;
      const alone = event.winners.length === 1 && first === reader.me;
      return {
        who: listed(event.winners.map((seat) => reader.nameOf(seat))),
        winners: event.winners.length,
        you: alone ? 'yes' : 'no',
      };
    }
  }
}

/** A power and what it is used on. */
export function tellNamed(named: Move, seat: number, reader: Reader): string {
  const move = named as PowerMove;
  const by = subject(reader, seat);
  const id = `omerta-named-${move.type.replaceAll('_', '-')}`;
  switch (move.type) {
    case 'swap':
      return t(id, {
        ...by,
        one: cardOf(reader, move.seat, move.place),
        other: cardOf(reader, move.other, move.other_place),
      });
    case 'mix':
    case 'lay_mamma':
      return t(id, { ...by, ...object(reader, move.seat) });
    case 'lay_patrol':
      return t(id, { ...by, card: cardOf(reader, move.seat, move.place) });
    case 'look':
      return t(id, { ...by, place: move.place + 1 });
    case 'give':
      return t(id, {
        ...by,
        ...object(reader, move.first),
        other: reader.nameOf(move.second),
        otheryou: move.second === reader.me ? 'yes' : 'no',
        both: move.first === move.second ? 'yes' : 'no',
      });
    case 'throw':
      return t(id, { ...by, places: places(move.places), count: move.places.length });
    case 'open_safe':
      return t(id, by);
  }
}
