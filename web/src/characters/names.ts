/** What everybody at a table is called. The characters of the house are bots' levels, with names of their own in every game. */
import type { Face } from '../protocol/messages';
import { lookUp, t } from '../text/text.svelte';
import { hyphens, levelName } from '../text/words';

/** The name of a character; others of its level at the same table are its cousins. Null: it has none. */
export function characterName(game: string, level: string, cousin = 0): string | null {
  return lookUp(`bot-${hyphens(game)}-${hyphens(level)}`, { cousin });
}

/** How a character plays, in a sentence. */
export function characterAbout(game: string, level: string): string | null {
  return lookUp(`bot-${hyphens(game)}-${hyphens(level)}-about`);
}

/** A character to choose, with its strength. */
export function characterChoice(game: string, level: string): string {
  const name = characterName(game, level);
  return name === null ? levelName(level) : t('character-choice', { name, level: levelName(level) });
}

export interface Sitting {
  person: string | null;
  bot: string | null; // its level
  cousin?: number;
  face?: Face | null;
  connected?: boolean;
}

/** Who sits there, as everybody calls them. */
export function seatName(game: string, seats: readonly Sitting[], seat: number): string {
  const who = seats[seat];
  if (who?.person != null) return who.person;
  if (who?.bot == null) return t('seat-number', { number: seat + 1 });
  return characterName(game, who.bot, who.cousin) ?? t('bot-any', { number: seat + 1 });
}
