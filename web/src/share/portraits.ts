/** The faces of a table as pictures that can be painted: each drawing is taken out of the file it comes in. */
import { faceOf, drawingOfPerson, HUES } from '../characters/faces';
import { portraitOf } from '../characters/portraits';
import { type Drawing, drawingOf } from '../art/pictures';
import { COLOURS } from './colours';
import type { SeatNow } from '../protocol/messages';

export interface Face {
  picture: HTMLImageElement;
  hue: string | null; // behind a person's portrait
}

const SIZE = 600; // pixels; as large as it is painted at most

export async function facesOf(game: string, seats: readonly SeatNow[]): Promise<Face[]> {
  return Promise.all(
    seats.map(async ({ person, face, bot }) => {
      if (person === null)
        return { picture: await pictureOf(portraitOf(game, bot ?? '') ?? drawingOf('icon_bot')), hue: null };
      const { portrait, colour } = faceOf(person, face);
      return { picture: await pictureOf(drawingOfPerson(portrait)), hue: HUES[colour] };
    }),
  );
}

/** A drawing by itself: what <use> shows on a page cannot be painted. Signs have the colour of this ink. */
export async function pictureOf(
  { address, box }: Drawing,
  ink: string = COLOURS.text,
): Promise<HTMLImageElement> {
  const [file = '', name = ''] = address.split('#');
  const answer = await fetch(file);
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const symbol = sprite.getElementById(name);
  if (symbol === null) throw new Error(`there is no drawing called ${name}`);
  const content = [...symbol.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${SIZE}" height="${SIZE}" color="${ink}">${content}</svg>`;
  const picture = new Image(SIZE, SIZE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await picture.decode();
  return picture;
}
