/** Cards of OMERTA that lie face up after an entry: all of them with all eyes, else what it showed these eyes. */
import { cardAt, safeAt, type Target } from '../question/targets';
import type { CardName, Event, View } from '../protocol/types';

export type Faces = [Target, CardName][];

/** Those that the view itself turns up. */
export function facesIn(view: View): Faces {
  return view.hands.flatMap((hand, seat) =>
    hand.flatMap(({ place, card }): Faces => (card === null ? [] : [[cardAt(seat, place), card]])),
  );
}

/** Those that were shown just now, and are gone again with the next entry. */
export function facesShown(events: readonly Event[]): Faces {
  return events.flatMap((event): Faces => {
    switch (event.type) {
      case 'peeked':
        return event.places.flatMap((place, index): Faces => {
          const card = event.cards?.[index];
          return card === undefined ? [] : [[cardAt(event.seat, place), card]];
        });
      case 'looked_at':
        return event.card === null ? [] : [[cardAt(event.seat, event.place), event.card]];
      case 'safe_opened':
        return (event.cards ?? []).map((card, place) => [safeAt(place), card]);
      case 'snapped_late':
      case 'snapped_wrong':
      case 'wrong_shown':
        return [[cardAt(event.seat, event.place), event.card]];
      case 'thrown_back':
        return event.places.flatMap((place, index): Faces => {
          const card = event.cards[index];
          return card === undefined ? [] : [[cardAt(event.seat, place), card]];
        });
      case 'round_ended':
        return event.hands.flatMap((hand, seat) =>
          hand.map(([place, card]): [Target, CardName] => [cardAt(seat, place), card]),
        );
      default:
        return [];
    }
  });
}
