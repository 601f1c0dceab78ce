/** The spaces that may be chosen now, read from what may be answered. */
import type { BoardSheet, Move } from '../protocol/organized_crime';
import { t } from '../text/text.svelte';
import type { Layout } from './geometry';
import { baseName, spaceCalled } from './names';
import type { Which } from './naming';
import { movesOf } from './options';

export interface Lit {
  label: string; // what choosing it does, for those who do not see the board
  move: Move | null; // what it says at once; null: it only begins to put a move together
}

export function roomsOf(board: BoardSheet, id: string): string[] {
  const found = board.bases.find((base) => base.id === id);
  return found === undefined ? [] : [found.hit_men, found.boss];
}

/** What each space would mean; pieces that could be named are those that are left in a draft. */
export function litSpaces(
  options: readonly unknown[],
  { board, layout, pieces }: { board: BoardSheet; layout: Layout; pieces: readonly Which[] },
): Map<string, Lit> {
  const called = (space: string): string => spaceCalled(layout, space);
  const bases = [...new Set(movesOf(options, 'choose_base').map(({ base }) => base))];
  return new Map<string, Lit>([
    ...pieces.map(({ space }): [string, Lit] => [
      space,
      { label: t('crime-lit-name', { space: called(space) }), move: null },
    ]),
    ...bases.flatMap((base) =>
      roomsOf(board, base).map((room): [string, Lit] => [
        room,
        { label: t('crime-lit-base', { base: baseName(board, base) }), move: null },
      ]),
    ),
    ...movesOf(options, 'control').map((move): [string, Lit] => [
      move.city,
      { label: t('crime-lit-control', { city: called(move.city) }), move },
    ]),
    ...movesOf(options, 'lose_man').map((move): [string, Lit] => [
      move.space,
      { label: t('crime-do-lose-man', { space: called(move.space) }), move },
    ]),
    ...movesOf(options, 'step').map((move): [string, Lit] => [
      move.space,
      { label: t('crime-lit-step', { space: called(move.space) }), move },
    ]),
  ]);
}
