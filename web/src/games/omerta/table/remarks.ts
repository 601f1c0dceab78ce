/** What the characters remark on, and what is seen on every face: only what everybody at the table is told alike. */
import type { Occasion, Remarks } from '../../../characters/banter';
import type { Gesturing } from '../../../characters/gestures';
import type { Event } from '../protocol/types';

export const RARELY = {
  'snap-won': 3,
  'snap-lost': 2,
  lady: 2,
  'call-won': 1,
  'call-lost': 1,
  win: 1,
} as const;

type Kind = keyof typeof RARELY;

function occasion(seat: number, kind: Kind): readonly Occasion[] {
  return [{ seat, kind }];
}

function occasions(event: Event): readonly Occasion[] {
  switch (event.type) {
    case 'snapped':
      return occasion(event.seat, 'snap-won');
    case 'snapped_wrong':
      return occasion(event.seat, 'snap-lost');
    case 'mixed':
      return occasion(event.seat, 'lady');
    case 'round_ended':
      if (event.caller === null) return [];
      return occasion(event.caller, event.scores[event.caller] === 0 ? 'call-won' : 'call-lost');
    case 'game_ended':
      return event.winners.map((seat) => ({ seat, kind: 'win' }));
    default:
      return [];
  }
}

export const REMARKS: Remarks = {
  rarely: RARELY,
  since: 'round_begun',
  occasions: (event) => occasions(event as Event),
};

/** The gestures that follow from what was told. */
export function gesturesOf(told: unknown): readonly Gesturing[] {
  const event = told as Event;
  switch (event.type) {
    case 'mixed':
      return [{ seat: event.seat, kind: 'shaken' }];
    case 'snapped':
      return [{ seat: event.seat, kind: 'cheers' }];
    case 'snapped_late':
    case 'snapped_wrong':
      return [{ seat: event.seat, kind: 'winces' }];
    case 'round_ended':
      if (event.caller === null) return [];
      return [{ seat: event.caller, kind: event.scores[event.caller] === 0 ? 'cheers' : 'winces' }];
    default:
      return [];
  }
}
