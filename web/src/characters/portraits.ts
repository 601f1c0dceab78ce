/** The faces of the characters, as far as the games have drawn them: a file `portraits.ts` in a game's folder. */
import type { Drawing } from '../art/pictures';

/** A drawing for each level, in one file. */
export interface Portraits {
  address: string;
  levels: readonly string[];
}

const drawn = import.meta.glob<Portraits>('../games/*/portraits.ts', { import: 'default', eager: true });

/** The faces by game. */
export const PORTRAITS: Readonly<Record<string, Portraits>> = Object.fromEntries(
  Object.entries(drawn).map(([path, portraits]) => [path.split('/').at(-2) ?? '', portraits]),
);

/** The face of a character; null: nobody drew one. */
export function portraitOf(game: string, level: string): Drawing | null {
  const portraits = Object.hasOwn(PORTRAITS, game) ? PORTRAITS[game] : undefined;
  if (!portraits?.levels.includes(level)) return null;
  return { address: `${portraits.address}#${level}`, box: '0 0 200 200' };
}
