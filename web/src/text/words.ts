/** Names of the engine as words: those of a game where its texts have them, and readable ones otherwise. */
import type { Speed } from '../protocol/api';
import { LANGUAGES, lookUp, t } from './text.svelte';

/** `al_capone` as people say it at a table of this game. */
export function word(game: string, kind: 'value', name: string): string {
  return lookUp(`${hyphens(game)}-${kind}-${hyphens(name)}`) ?? spaced(name);
}

export function gameName(game: string): string {
  return lookUp(`game-${hyphens(game)}`) ?? readable(game);
}

export function levelName(level: string): string {
  return lookUp(`level-${hyphens(level)}`) ?? readable(level);
}

/** How a table is timed; `turns` has the seconds of a turn at each speed with a clock. */
export function speedName(speed: Speed, turns: Readonly<Record<string, number>>): string {
  const name = t(`speed-${speed}`);
  const seconds = turns[speed];
  return seconds === undefined ? name : t('speed-timed', { name, seconds });
}

/** An edition goes by the name of its language. */
export function editionName(edition: string): string {
  return Object.entries(LANGUAGES).find(([language]) => language === edition)?.[1] ?? readable(edition);
}

/** A name of the engine as a part of a text's name. */
export function hyphens(name: string): string {
  return name.replaceAll('_', '-');
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

export function readable(name: string): string {
  const words = spaced(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
