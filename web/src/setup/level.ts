/** The level of the bots that somebody plays against. */
import type { GameOffered } from '../protocol/api';
import { listGames } from '../server/requests';
import { settings } from '../settings.svelte';

/** The level that was chosen, in a game that has it; else the one that stands in for absent people. */
export function levelOf({ bots, stand_in }: GameOffered): string {
  return bots.find((level) => level === settings.level) ?? stand_in;
}

/** The same for a game by its name; null for one that the server does not have. */
export async function levelFor(game: string): Promise<string | null> {
  const offered = (await listGames()).find(({ name }) => name === game);
  return offered === undefined ? null : levelOf(offered);
}
