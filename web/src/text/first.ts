/** The packs of texts that a first visit needs; they come in one file for each language. */
import { FIRST_GAME } from '../games/first.ts';

export const FIRST_PACKS: readonly string[] = ['house', 'characters', FIRST_GAME, 'table'];
