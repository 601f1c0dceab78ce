/** The games that bring pages and drawings of their own; any other game of the server has the generic table. */
import type { Component } from 'svelte';
import { GENERIC } from '../generic';
import type { GamePlug, Part, Review, TableProps } from './plug';
import omerta from './omerta';
import organized_crime from './organized_crime';

export const GAMES: Readonly<Record<string, GamePlug>> = { omerta, organized_crime };

/** The plug of a game, if it has one. */
export function plugOf(game: string): GamePlug | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

/** Where a game is played: its own table, or the one that any game can be played at. */
export function tableOf(game: string): Part<Component<TableProps>> {
  return plugOf(game)?.table ?? GENERIC.table;
}

export function reviewOf(game: string): Part<Review> {
  return plugOf(game)?.review ?? GENERIC.review;
}

/** Where the rules of a game are; null where it brings none. */
export function rulesPath(game: string): string | null {
  return plugOf(game) === undefined ? null : `/rules/${game}`;
}

/** Where a game is learnt; null where it brings no lesson. */
export function lessonPath(game: string): string | null {
  return plugOf(game)?.lesson === undefined ? null : `/learn/${game}`;
}
