/** What the characters remark on, and what is seen on every face: only what everybody at the table is told alike. */
import type { Occasion, Remarks } from '../../../characters/banter';
import type { Gesturing } from '../../../characters/gestures';
import type { Told } from '../../../protocol/messages';
import type { Event } from '../protocol/types';

export const RARELY = { killing: 2, loss: 2, 'vote-won': 1, 'vote-lost': 1, win: 1 } as const;

type Kind = keyof typeof RARELY;

function occasion(seat: number, kind: Kind): Occasion {
  return { seat, kind };
}

function occasions(event: Event, earlier: readonly Told[]): readonly Occasion[] {
  switch (event.type) {
    case 'killed':
      return [occasion(event.victim, 'loss'), occasion(event.seat, 'killing')].filter(
        ({ kind }) => kind === 'killing' || !event.boss, // who is out says no more
      );
    case 'motion_decided': {
      const caller = callerOf(earlier);
      return caller === null ? [] : [occasion(caller, event.carried ? 'vote-won' : 'vote-lost')];
    }
    case 'game_ended':
      return event.winners.map((seat) => occasion(seat, 'win'));
    default:
      return [];
  }
}

/** Who called the session that is being voted in; null: it began before anything that is remembered. */
function callerOf(earlier: readonly Told[]): number | null {
  for (const { event } of earlier) {
    const told = event as Event;
    if (told.type === 'session_opened') return told.caller;
  }
  return null;
}

export const REMARKS: Remarks = {
  rarely: RARELY,
  since: 'turn_begun',
  occasions: (event, earlier) => occasions(event as Event, earlier),
};

/** The gestures that follow from what was told. */
export function gesturesOf(told: unknown): readonly Gesturing[] {
  const event = told as Event;
  switch (event.type) {
    case 'killed':
      return [
        { seat: event.victim, kind: 'shaken' },
        { seat: event.seat, kind: 'cheers' },
      ];
    case 'game_ended':
      return event.winners.map((seat) => ({ seat, kind: 'cheers' }));
    default:
      return [];
  }
}
