/** A place in a game, as addresses name it. */
import type { Replay } from '../protocol/api';

export type Eyes = 'all' | 'spectator' | `${number}`;

/** Where a link leads: how many entries are played, and through whose eyes they are seen. */
export interface Place {
  back: number | null; // instead: how many events were told after it
  at: number | null; // null: wherever it begins to be worth seeing
  eyes: Eyes;
}

/** The place that the end of an address names; whatever cannot be is as if it were not said. */
export function readPlace(search: string, players: number): Place {
  const wanted = new URLSearchParams(search);
  const at = numberIn(wanted, 'at');
  const back = numberIn(wanted, 'back');
  const eyes = wanted.get('eyes') ?? 'all';
  const seat = /^\d$/.test(eyes) && Number(eyes) < players;
  return { at, back, eyes: seat || eyes === 'spectator' ? (eyes as Eyes) : 'all' };
}

function numberIn(wanted: URLSearchParams, name: string): number | null {
  const digits = /^\d{1,6}$/.exec(wanted.get(name) ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}

/** The entry at which a game is opened; where nothing else is said, the first of the events `opensAt`. */
export function openingOf({ at, back }: Place, replay: Replay, opensAt: readonly string[]): number {
  if (at !== null) return at;
  const events = replay.moments.flatMap((moment, index) =>
    moment.events.map((event) => ({ event, entry: index + 1 })),
  );
  const told =
    back === null
      ? events.find(({ event }) => opensAt.includes((event as { type: string }).type))
      : events.at(-1 - back);
  return told?.entry ?? 0;
}

export function writePlace({ at, eyes }: { at: number; eyes: Eyes }): string {
  return `?${new URLSearchParams({ at: String(at), eyes }).toString()}`;
}
