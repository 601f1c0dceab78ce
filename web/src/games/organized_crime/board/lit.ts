/** The spaces that may be pointed at now, read from what may be answered; the buttons beside the board say the same. */
import type { BoardSheet, Move } from '../protocol/types';
import type { Which } from '../movement/naming';
import { movesOf } from '../question/options';

/** What pointing at a space says at once; null: it only begins to put a move together. */
export type Lit = ReadonlyMap<string, Move | null>;

export function roomsOf(board: BoardSheet, id: string): string[] {
  const found = board.bases.find((base) => base.id === id);
  return found === undefined ? [] : [found.hit_men, found.boss];
}

/** What each space would mean; pieces that could be named are those that are left in a draft. */
export function litSpaces(
  options: readonly unknown[],
  { board, pieces }: { board: BoardSheet; pieces: readonly Which[] },
): Lit {
  return new Map<string, Move | null>([
    ...pieces.map(({ space }): [string, null] => [space, null]),
    ...movesOf(options, 'choose_base').flatMap(({ base }) =>
      roomsOf(board, base).map((room): [string, null] => [room, null]),
    ),
    ...movesOf(options, 'control').map((move): [string, Move] => [move.city, move]),
    ...movesOf(options, 'lose_man').map((move): [string, Move] => [move.space, move]),
    ...movesOf(options, 'step').map((move): [string, Move] => [move.space, move]),
  ]);
}

/** The spaces that a button beside the board is about, which are shown on the board while it has the keyboard's focus. */
export function spacesOf(button: HTMLElement | null, board: BoardSheet): string[] {
  const { piece, base, says } = button?.dataset ?? {};
  if (piece !== undefined) return [piece];
  if (base !== undefined) return roomsOf(board, base);
  const { space, city } = JSON.parse(says ?? '{}') as { space?: string; city?: string };
  return [space ?? city ?? []].flat();
}
