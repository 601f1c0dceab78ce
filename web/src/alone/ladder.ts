/** Against whom somebody plays alone: a ladder of characters that invites upward. Kept in this browser. */
import type { Sitting } from '../characters/names';
import type { GameOffered, HeldSeat } from '../protocol/api';
import { listGames } from '../server/requests';
import { MOST_SEATS } from '../server/tokens';
import { settings } from '../settings.svelte';
import { ADVISER } from '../setup/draft';

export const FIRST_GAMES = 3; // of each game: in them the table remembers too
export const ENOUGH = 3; // games against a character, even if all are lost: then the next one invites too

/** What somebody has played against one character. */
export interface Met {
  played: number;
  won: number;
}

/** An invitation to the next character. */
export interface Invites {
  next: string; // its level
  won: boolean; // or only played often enough
}

const NOBODY: Met = { played: 0, won: 0 };

function place(game: string, level: string): string {
  return `${game}/${level}`;
}

/** What somebody has played against the bots of a level. */
export function metWith(game: string, level: string): Met {
  return settings.ladder[place(game, level)] ?? NOBODY;
}

/** The characters in the order in which they are met; the adviser helps, and is none of them. */
export function rungsOf({ bots }: Pick<GameOffered, 'bots'>): string[] {
  return bots.filter((level) => level !== ADVISER);
}

/** The level to play against: as chosen, or the kindest. */
export function opponentOf(offered: GameOffered): string {
  const chosen = settings.opponents[offered.name];
  return offered.bots.find((level) => level === chosen) ?? rungsOf(offered)[0] ?? offered.stand_in;
}

/** The same for a game by its name; null for one that the server does not have. */
export async function opponentIn(game: string): Promise<string | null> {
  const offered = (await listGames()).find(({ name }) => name === game);
  return offered === undefined ? null : opponentOf(offered);
}

/** Play against this level from now on. */
export function choose(game: string, level: string): void {
  settings.opponents = { ...settings.opponents, [game]: level };
}

/** The next character, once the present one was beaten or played often enough. */
export function inviteOf(offered: GameOffered): Invites | null {
  const from = opponentOf(offered);
  const rungs = rungsOf(offered);
  const next = rungs[rungs.indexOf(from) + 1];
  const { played, won } = metWith(offered.name, from);
  if (!rungs.includes(from) || next === undefined || (won === 0 && played < ENOUGH)) return null;
  return { next, won: won > 0 };
}

/** Whether the table remembers for whoever plays alone: as chosen, or else in the first games. */
export function isAided(game: string): boolean {
  return settings.aid ?? (settings.alone[game] ?? 0) < FIRST_GAMES;
}

/** Whether one person is at a table with bots. */
export function isAlone(seats: readonly Sitting[]): boolean {
  return seats.filter(({ person }) => person !== null).length === 1;
}

/** Count a finished game of a person alone with bots, once. */
export function noteFinished({ code, game, seat, about }: HeldSeat): void {
  if (about.stage !== 'over' || settings.counted.includes(code)) return;
  if (!isAlone(about.seats) || about.seats[seat]?.person === null) return;
  const bots = about.seats.filter(({ person }) => person === null); // none that stands in for somebody
  const levels = new Set(bots.map(({ bot }) => bot).filter((bot) => bot !== null));
  const won = about.winners?.includes(seat) === true;
  const ladder = { ...settings.ladder };
  for (const level of levels) {
    const met = metWith(game, level);
    ladder[place(game, level)] = { played: met.played + 1, won: met.won + Number(won) };
  }
  settings.ladder = ladder;
  settings.alone = { ...settings.alone, [game]: (settings.alone[game] ?? 0) + 1 };
  settings.counted = [code, ...settings.counted].slice(0, 2 * MOST_SEATS); // more than there are tokens kept
}
