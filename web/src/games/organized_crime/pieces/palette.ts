/** Families are told apart by colour and by shape. */

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond';
const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond'];

/** What a colour of the board looks like; a board of somebody else may name others. */
const PAINTS: Readonly<Record<string, string>> = {
  green: '#3f9d5b',
  yellow: '#e8b923',
  white: '#f4f1ea',
  blue: '#3f7fd0',
  red: '#cf4a3f',
  black: '#3a3a3a',
  orange: '#e07f2e',
  purple: '#8b5fbf',
};
const OTHERS = ['#3f9d5b', '#e8b923', '#f4f1ea', '#3f7fd0'] as const;
const UNCHOSEN = '#8d8478';

export interface Livery {
  paint: string;
  shape: Shape;
}

/** The look of a colour of this board; before a family has chosen, it has none. */
export function liveryOf(colour: string | null, colours: readonly string[]): Livery {
  const index = colour === null ? -1 : colours.indexOf(colour);
  if (colour === null || index < 0) return { paint: UNCHOSEN, shape: 'circle' };
  return {
    paint: PAINTS[colour] ?? OTHERS[index % OTHERS.length] ?? UNCHOSEN,
    shape: SHAPES[index % SHAPES.length] ?? 'circle',
  };
}
