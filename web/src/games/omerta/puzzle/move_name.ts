/** A move as something that somebody could do, in words. */
import { listed, type Reader } from '../../../table/log/notices';
import { t } from '../../../text/text.svelte';
import { cardName, theCard } from '../cards/words';
import { cardOf } from '../log/sentence';
import type { CardName, Move, View } from '../protocol/types';

/** The moves that leave time to think, so that a puzzle may ask for them. */
export const NAMED_MOVES = [
  'draw', 'take', 'omerta', 'pass', 'replace', 'discard', 'swap', 'mix', 'look', 'give', 'open_safe', 'exchange',
  'throw', 'lay_mamma', 'lay_patrol', 'decline',
] as const satisfies readonly Move['type'][]; // prettier-ignore

function the(card: CardName | null): string {
  return card === null ? '' : theCard(card);
}

export function moveName(move: Move, view: View, reader: Reader): string {
  const say = (values: Record<string, string | number> = {}): string =>
    t(`puzzle-omerta-${move.type.replaceAll('_', '-')}`, values);
  switch (move.type) {
    case 'take':
      return say({ card: the(view.top) });
    case 'discard':
      return say({ card: the(view.drawn_card) });
    case 'replace':
      return say({ card: the(view.drawn_card), place: move.place + 1 });
    case 'swap':
      return say({
        one: cardOf(reader, move.seat, move.place),
        other: cardOf(reader, move.other, move.other_place),
      });
    case 'mix':
    case 'lay_mamma':
      return say({ whom: reader.nameOf(move.seat) });
    case 'lay_patrol':
      return say({ card: cardOf(reader, move.seat, move.place) });
    case 'look':
      return say({ place: move.place + 1 });
    case 'give':
      return say({
        whom: reader.nameOf(move.first),
        other: reader.nameOf(move.second),
        both: move.first === move.second ? 'yes' : 'no',
      });
    case 'exchange':
      return say({ place: move.place + 1, safe: move.safe + 1 });
    case 'throw':
      return say({
        count: move.places.length,
        places: listed(move.places.map((place) => String(place + 1))),
      });
    case 'decline':
      return say({ power: view.power === null ? '' : cardName(view.power) });
    default:
      return say();
  }
}
