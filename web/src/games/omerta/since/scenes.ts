/** An event of OMERTA as a small picture: who, what, and to whom. Only what everybody saw: it reminds nobody of a card. */
import type { PictureName } from '../../../art/pictures';
import type { CardName, Event, Move } from '../protocol/types';

export interface Sketch {
  who: number | null; // whose face begins it
  whom: readonly number[]; // ... and whose an arrow leads to
  cards: readonly (CardName | null)[]; // null: face down
  sign: PictureName;
  isExchange?: boolean; // the arrow leads both ways
}

function sketch(sign: PictureName, parts: Partial<Sketch> = {}): Sketch {
  return { who: null, whom: [], cards: [], sign, ...parts };
}

/** Whom a power is used against. */
function aimedAt(move: Move): number[] {
  switch (move.type) {
    case 'swap':
      return [move.seat, move.other];
    case 'give':
      return move.first === move.second ? [move.first] : [move.first, move.second];
    case 'mix':
    case 'lay_mamma':
    case 'lay_patrol':
      return [move.seat];
    default:
      return [];
  }
}

export function sketchOf(event: Event): Sketch {
  switch (event.type) {
    case 'gangsters_dealt':
      return sketch('icon_crown', { who: Math.max(0, event.gangsters.indexOf('al_capone')) });
    case 'round_begun':
      return sketch('icon_card', { who: event.starter, cards: [null] });
    case 'peeked':
      return sketch('icon_eye', { who: event.seat, cards: [null, null] });
    case 'looked_at':
      return sketch('icon_eye', { who: event.seat, cards: [null] });
    case 'safe_opened':
      return sketch('safe', { who: event.seat });
    case 'exchanged':
      return sketch('safe', { who: event.seat, cards: [null] });
    case 'turn_skipped':
    case 'turn_passed':
      return sketch('icon_forward', { who: event.seat });
    case 'reshuffled':
      return sketch('icon_again', { cards: [null] });
    case 'drew':
      return sketch('icon_draw', { who: event.seat, cards: [null] });
    case 'took':
      return sketch('icon_up', { who: event.seat, cards: [event.card] });
    case 'discarded':
    case 'replaced':
      return sketch('icon_discard', { who: event.seat, cards: [event.card] });
    case 'snapped':
      return sketch('icon_snap', { who: event.seat, cards: [event.card] });
    case 'snapped_late':
      return sketch('icon_clock', { who: event.seat, cards: [event.card] });
    case 'snapped_wrong':
    case 'wrong_shown':
      return sketch('icon_close', { who: event.seat, cards: [event.card] });
    case 'lots_drawn':
      return sketch('icon_dice', { whom: event.seats });
    case 'card_added':
      return sketch('icon_plus', { who: event.seat, cards: [null] });
    case 'power_named':
      return sketch('icon_forward', {
        who: event.seat,
        whom: aimedAt(event.move).filter((seat) => seat !== event.seat),
        cards: [event.power],
      });
    case 'power_idle':
      return sketch('icon_minus', { who: event.seat, cards: [event.power] });
    case 'swapped':
      return sketch('icon_again', {
        who: event.seat,
        whom: [event.other],
        cards: [null, null],
        isExchange: true,
      });
    case 'mixed':
      return sketch('icon_again', { who: event.seat, cards: [null, null] });
    case 'thrown':
      return sketch('icon_discard', { who: event.seat, cards: event.cards });
    case 'thrown_back':
      return sketch('icon_close', { who: event.seat, cards: event.cards });
    case 'killer_shown':
      return sketch('icon_warning', { who: event.seat, cards: ['killer', event.power] });
    case 'laid':
      return sketch('icon_down', { whom: [event.seat], cards: [event.power] });
    case 'lifted':
      return sketch('icon_up', { whom: [event.seat], cards: [event.power] });
    case 'omerta_called':
      return sketch('icon_crown', { who: event.seat });
    case 'round_ended':
      return sketch('icon_check', { who: event.caller });
    case 'game_ended':
      return sketch('icon_trophy', { whom: event.winners });
  }
}
