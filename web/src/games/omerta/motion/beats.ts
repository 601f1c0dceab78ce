/** What an event looks like on the table: which cards fly where, which are turned up, which places are marked. */
import type { CardName, Event } from '../protocol/types';
import type { SoundName } from '../../../sound/play';
import { cardAt, safeAt, seatAt, type Target } from '../question/targets';

/** A place on the table that has a position: a target, where a drawn card is held, or a card of the reader that was thrown and not yet judged. */
export type Anchor = Target | `drawn:${number}` | 'thrown';

export interface Flight {
  from: Anchor;
  to: Anchor;
  face: CardName | null; // null: face down
  returns?: boolean; // comes back to where it was
}

export interface Turned {
  at: Target;
  card: CardName;
  milliseconds: number;
}

export interface Beat {
  flights: Flight[];
  turned: Turned[]; // faces that whoever looks may see for a while
  closed: Target[]; // faces that are turned down again by this
  marked: Anchor[]; // looked at by somebody, without a face for whoever watches
  stagger: number; // milliseconds between one flight and the next
  lasts: number; // milliseconds that it has for itself, where nobody has to hurry
  sound: SoundName | null;
}

const PEEK = 8000; // milliseconds for two cards to remember
const LOOK = 6000;
const SAFE = 12_000; // four cards to remember; an exchange closes the safe at once
const SHOWN = 3200; // a card that was thrown and came back
const DEALT_APART = 45;
/** How long a beat has for itself, in milliseconds: what others do is to be followed. */
const LASTING: Partial<Record<Event['type'], number>> = {
  drew: 600,
  took: 1000,
  replaced: 900,
  discarded: 900,
  snapped: 1200,
  snapped_late: 1200,
  snapped_wrong: 1200,
  killer_shown: 1400,
  wrong_shown: 1200,
  card_added: 600,
  swapped: 1200,
  mixed: 1200,
  exchanged: 1200,
  looked_at: 900,
  thrown: 900,
  thrown_back: 1200,
  laid: 1000,
  lifted: 700,
  turn_skipped: 900,
};
const IN_SAFE = [0, 1, 2, 3].map(safeAt);

export function drawnBy(seat: number): Anchor {
  return `drawn:${seat}`;
}

export function beat(parts: Partial<Beat>): Beat {
  return { flights: [], turned: [], closed: [], marked: [], stagger: 0, lasts: 0, sound: null, ...parts };
}

/** A card that everybody sees, and that goes back to its place. */
function shown(seat: number, places: readonly number[], cards: readonly CardName[]): Beat {
  const pairs = places.map((place, index) => ({ at: cardAt(seat, place), card: cards[index] }));
  return beat({
    flights: pairs.map(({ at, card }) => ({ from: at, to: 'discard', face: card ?? null, returns: true })),
    turned: pairs.flatMap(({ at, card }) => (card === undefined ? [] : [{ at, card, milliseconds: SHOWN }])),
    sound: 'penalty',
  });
}

/** Cards that only their owner sees; the others see which they were. */
function lookedAt(
  targets: readonly Target[],
  cards: readonly (CardName | null)[],
  milliseconds: number,
): Beat {
  const faces = targets.flatMap((at, index) => {
    const card = cards[index] ?? null;
    return card === null ? [] : [{ at, card, milliseconds }];
  });
  return beat({ turned: faces, marked: faces.length > 0 ? [] : [...targets], sound: 'flip' });
}

/** The beat of an event; null: nothing moves. `hands` says how many cards lie before each seat after a deal. */
export function beatOf(event: Event, hands: readonly number[]): Beat | null {
  const found = moved(event, hands);
  return found === null ? null : { ...found, lasts: LASTING[event.type] ?? 0 };
}

function moved(event: Event, hands: readonly number[]): Beat | null {
  switch (event.type) {
    case 'round_begun': {
      const most = Math.max(...hands);
      const flights: Flight[] = [];
      for (let place = 0; place < most; place++)
        for (const [seat, cards] of hands.entries())
          if (place < cards) flights.push({ from: 'pile', to: cardAt(seat, place), face: null });
      return beat({ flights, stagger: DEALT_APART, sound: 'deal' });
    }
    case 'peeked':
      return lookedAt(
        event.places.map((place) => cardAt(event.seat, place)),
        event.cards ?? [],
        PEEK,
      );
    case 'looked_at':
      return lookedAt([cardAt(event.seat, event.place)], [event.card], LOOK);
    case 'drew':
      return beat({
        flights: [{ from: 'pile', to: drawnBy(event.seat), face: event.card }],
        sound: 'draw',
      });
    case 'took':
      return beat({
        flights: [{ from: 'discard', to: drawnBy(event.seat), face: event.card }],
        sound: 'draw',
      });
    case 'replaced': {
      const at = cardAt(event.seat, event.place);
      return beat({
        flights: [
          { from: drawnBy(event.seat), to: at, face: null },
          { from: at, to: 'discard', face: event.card },
        ],
        sound: 'throw',
      });
    }
    case 'discarded':
      return beat({
        flights: [{ from: drawnBy(event.seat), to: 'discard', face: event.card }],
        sound: 'throw',
      });
    case 'snapped':
    case 'killer_shown':
      return beat({
        flights: [
          {
            from: cardAt(event.seat, event.place),
            to: 'discard',
            face: event.type === 'snapped' ? event.card : 'killer',
          },
        ],
        sound: event.type === 'snapped' ? 'snap' : 'killer',
      });
    case 'snapped_late':
    case 'snapped_wrong':
    case 'wrong_shown':
      return shown(event.seat, [event.place], [event.card]);
    case 'thrown_back':
      return shown(event.seat, event.places, event.cards);
    case 'thrown':
      return beat({
        flights: event.places.map((place, index) => ({
          from: cardAt(event.seat, place),
          to: 'discard',
          face: event.cards[index] ?? null,
        })),
        stagger: 120,
        sound: 'throw',
      });
    case 'card_added':
      return beat({
        flights: [{ from: 'pile', to: cardAt(event.seat, event.place), face: null }],
        sound: 'penalty',
      });
    case 'swapped': {
      const one = cardAt(event.seat, event.place);
      const other = cardAt(event.other, event.other_place);
      return beat({
        flights: [
          { from: one, to: other, face: null },
          { from: other, to: one, face: null },
        ],
        sound: 'swap',
      });
    }
    case 'exchanged': {
      const own = cardAt(event.seat, event.place);
      return beat({
        flights: [
          { from: own, to: safeAt(event.safe), face: event.card },
          { from: safeAt(event.safe), to: own, face: null },
        ],
        closed: IN_SAFE,
        sound: 'swap',
      });
    }
    case 'mixed':
      return beat({
        // every card goes to where the next one lay: a shuffle tells nothing
        flights: event.places.map((place, index) => ({
          from: cardAt(event.seat, place),
          to: cardAt(event.seat, event.places[(index + 1) % event.places.length] ?? place),
          face: null,
        })),
        sound: 'shuffle',
      });
    case 'safe_opened':
      return beat({
        turned: (event.cards ?? []).map((card, place) => ({ at: safeAt(place), card, milliseconds: SAFE })),
        marked: event.cards === null ? ['safe'] : [],
        sound: 'safe',
      });
    case 'power_idle':
      return beat({ closed: IN_SAFE });
    case 'laid': {
      const to = event.place === null ? seatAt(event.seat) : cardAt(event.seat, event.place);
      return beat({
        flights: [{ from: 'discard', to, face: event.power }],
        sound: event.power === 'patrol' ? 'patrol' : 'throw',
      });
    }
    case 'lifted': {
      const from = event.place === null ? seatAt(event.seat) : cardAt(event.seat, event.place);
      return beat({ flights: [{ from, to: 'discard', face: event.power }], sound: 'draw' });
    }
    case 'reshuffled':
      return beat({ flights: [{ from: 'discard', to: 'pile', face: null }], sound: 'shuffle' });
    case 'turn_skipped':
      return beat({ marked: [seatAt(event.seat)] });
    default:
      return null;
  }
}
