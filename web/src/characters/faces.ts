/** The faces that people choose from: a portrait before a colour. */
import type { Drawing } from '../art/pictures';
import type { Face } from '../protocol/messages';
import { hash } from './hash';
import address from './pictures/people?sprite';

export const PORTRAITS = [
  ...(['fedora', 'flapper', 'boxer', 'singer', 'chauffeur', 'widow'] as const),
  ...(['bookkeeper', 'barman', 'docker', 'professor', 'cook', 'aviator'] as const),
] as const satisfies Face['portrait'][];
export const COLOURS = [
  ...(['red', 'amber', 'olive', 'green', 'teal', 'blue', 'violet', 'rose'] as const),
] as const satisfies Face['colour'][];

/** How each colour is painted. */
export const HUES: Readonly<Record<Face['colour'], string>> = {
  red: '#7a1f22',
  amber: '#8a5a12',
  olive: '#5c6417',
  green: '#1f5c34',
  teal: '#145a5c',
  blue: '#1f4377',
  violet: '#4a2f77',
  rose: '#84305c',
};

/** The face of a person: the one they chose, or one that their name always has. */
export function faceOf(name: string, chosen?: Face | null): Face {
  if (chosen != null) return chosen;
  return {
    portrait: PORTRAITS[hash(name) % PORTRAITS.length] ?? PORTRAITS[0],
    colour: COLOURS[hash(`${name}, in colour`) % COLOURS.length] ?? COLOURS[0],
  };
}

/** Whether something that was kept is a face of today. */
export function isFace(value: unknown): value is Face {
  const { portrait, colour } = (value ?? {}) as Partial<Face>;
  return PORTRAITS.some((one) => one === portrait) && COLOURS.some((one) => one === colour);
}

/** Where a portrait is drawn. */
export function drawingOfPerson(portrait: Face['portrait']): Drawing {
  return { address: `${address}#${portrait}`, box: '0 0 200 200' };
}
