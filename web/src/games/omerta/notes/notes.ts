/** Private marks on cards: they follow a card for as long as everybody can see where it goes. */
import type { Told } from '../../../protocol/messages';
import type { CardName, Event } from '../protocol/types';
import { isNotice } from '../../../table/log/notices';
import { cardAt, safeAt, type Target } from '../question/targets';

export type Mark = 'unknown' | 'low' | 'high' | CardName;
export type Notes = Readonly<Partial<Record<Target, Mark>>>;

/** The notes without these places. */
function without(notes: Notes, ...targets: Target[]): Notes {
  return Object.fromEntries(Object.entries(notes).filter(([at]) => !targets.includes(at as Target)));
}

/** The notes after two cards have changed places. */
function exchanged(notes: Notes, one: Target, other: Target): Notes {
  const [mark, otherMark] = [notes[one], notes[other]];
  return {
    ...without(notes, one, other),
    ...(otherMark === undefined ? {} : { [one]: otherMark }),
    ...(mark === undefined ? {} : { [other]: mark }),
  };
}

/** The notes after what everybody saw happen. */
export function follow(notes: Notes, event: Event): Notes {
  switch (event.type) {
    case 'round_begun':
      return {};
    case 'replaced':
    case 'snapped':
    case 'killer_shown':
      return without(notes, cardAt(event.seat, event.place));
    case 'thrown':
      return without(notes, ...event.places.map((place) => cardAt(event.seat, place)));
    case 'swapped':
      return exchanged(notes, cardAt(event.seat, event.place), cardAt(event.other, event.other_place));
    case 'exchanged':
      return exchanged(notes, cardAt(event.seat, event.place), safeAt(event.safe));
    case 'mixed': {
      const left = without(notes, ...event.places.map((place) => cardAt(event.seat, place)));
      const now: Partial<Record<Target, Mark>> = { ...left };
      for (const [from, to] of event.patrols) {
        const mark = notes[cardAt(event.seat, from)];
        if (mark !== undefined) now[cardAt(event.seat, to)] = mark;
      }
      return now;
    }
    default:
      return notes;
  }
}

/** The notes after all that was told since; after a gap nothing is certain. */
export function catchUp(notes: Notes, last: number, told: readonly Told[]): Notes {
  const fresh = told.filter(({ number }) => number > last);
  const first = fresh[0];
  let now: Notes = first !== undefined && first.number > last + 1 ? {} : notes;
  for (const { event } of fresh) if (!isNotice(event)) now = follow(now, event as Event);
  return now;
}
