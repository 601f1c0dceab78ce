/** A place in a game, as addresses name it. */
export type Eyes = 'all' | 'spectator' | `${number}`;

/** Where a link leads: how many entries are played, and through whose eyes they are seen. */
export interface Place {
  at: number;
  eyes: Eyes;
}

/** The place that the end of an address names; whatever cannot be is as if it were not said. */
export function readPlace(search: string, players: number): Place {
  const wanted = new URLSearchParams(search);
  const at = /^\d{1,6}$/.exec(wanted.get('at') ?? '')?.[0] ?? '0';
  const eyes = wanted.get('eyes') ?? 'all';
  const seat = /^\d$/.test(eyes) && Number(eyes) < players;
  return { at: Number(at), eyes: seat || eyes === 'spectator' ? (eyes as Eyes) : 'all' };
}

export function writePlace({ at, eyes }: Place): string {
  return `?${new URLSearchParams({ at: String(at), eyes }).toString()}`;
}
