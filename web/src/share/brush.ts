/** Painting on a canvas as it is needed here: rays, rings, faces, and words that fit. */
import { COLOURS } from './colours';
import type { Face } from './portraits';

export interface Type {
  size: number; // pixels, at most
  least?: number; // ... and at least, before the end is left out
  weight?: number;
  title?: boolean; // in the letters of a title
  colour?: string;
  align?: CanvasTextAlign;
  width: number; // that there is room for
}

const PLAIN = '"Jost Variable", "Century Gothic", sans-serif';
const TITLE = '"Poiret One", "Jost Variable", "Century Gothic", sans-serif';
const SHRINKS = 0.94;

export class Brush {
  constructor(readonly on: CanvasRenderingContext2D) {}

  private setType({
    size,
    weight = 400,
    title = false,
    colour = COLOURS.text,
    align = 'center',
  }: Type): void {
    this.on.font = `${title ? 400 : weight} ${size}px ${title ? TITLE : PLAIN}`;
    this.on.fillStyle = this.on.strokeStyle = colour;
    this.on.textAlign = align;
    this.on.textBaseline = 'alphabetic';
    this.on.lineWidth = size * 0.025;
    this.on.lineJoin = 'round';
  }

  /** One line, as large as fits; a title is a little heavier than it was cut. */
  line(words: string, x: number, y: number, type: Type): void {
    const fitted = { ...type };
    this.setType(fitted);
    while (this.on.measureText(words).width > type.width && fitted.size > (type.least ?? type.size / 2)) {
      fitted.size *= SHRINKS;
      this.setType(fitted);
    }
    const shown = this.cut(words, type.width);
    this.on.fillText(shown, x, y);
    if (type.title === true) this.on.strokeText(shown, x, y);
  }

  /** Several lines, from this one down; how many there were. */
  lines(words: string, x: number, y: number, type: Type & { height: number; most: number }): number {
    this.setType(type);
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && this.on.measureText(longer).width <= type.width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const shown = lines.slice(0, type.most);
    if (lines.length > type.most) shown[type.most - 1] = lines.slice(type.most - 1).join(' ');
    for (const [index, line] of shown.entries())
      this.on.fillText(this.cut(line, type.width), x, y + index * type.height);
    return shown.length;
  }

  /** What there is room for. */
  private cut(words: string, width: number): string {
    if (this.on.measureText(words).width <= width) return words;
    let letters = words;
    while (letters.length > 1 && this.on.measureText(`${letters}…`).width > width)
      letters = letters.slice(0, -1);
    return `${letters.trimEnd()}…`;
  }

  /** The rays of a poster, from a point outwards. */
  rays(x: number, y: number, far: number, colour: string, opacity: number): void {
    const { on } = this;
    on.save();
    on.globalAlpha = opacity;
    on.fillStyle = colour;
    on.beginPath();
    for (let ray = 0; ray < 20; ray++) {
      const [one, other] = [ray, ray + 0.5].map((at) => (at / 20) * 2 * Math.PI) as [number, number];
      on.moveTo(x, y);
      on.lineTo(x + far * Math.sin(one), y - far * Math.cos(one));
      on.lineTo(x + far * Math.sin(other), y - far * Math.cos(other));
    }
    on.fill();
    on.restore();
  }

  /** A face in its ring, around a point. */
  face({ picture, hue }: Face, x: number, y: number, radius: number): void {
    const { on } = this;
    on.save();
    this.circle(x, y, radius);
    on.fillStyle = hue ?? COLOURS.night;
    on.fill();
    on.clip();
    if (hue !== null) {
      this.rays(x, y, radius * 1.1, '#ffffff', 0.14);
      this.circle(x, y, radius * 0.82);
      on.fillStyle = 'rgb(0 0 0 / 38%)';
      on.fill();
    }
    on.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius);
    on.restore();
    this.ring(x, y, radius, COLOURS.brass, radius * 0.05);
    if (radius > 100) this.ring(x, y, radius * 1.065, COLOURS.night, radius * 0.03);
    if (radius > 100) this.ring(x, y, radius * 1.09, COLOURS.brass, radius * 0.02);
  }

  private ring(x: number, y: number, radius: number, colour: string, width: number): void {
    this.circle(x, y, radius);
    this.on.strokeStyle = colour;
    this.on.lineWidth = width;
    this.on.stroke();
  }

  private circle(x: number, y: number, radius: number): void {
    this.on.beginPath();
    this.on.arc(x, y, radius, 0, 2 * Math.PI);
  }

  /** The stepped frame of a poster. */
  frame(width: number, height: number): void {
    const { on } = this;
    on.strokeStyle = COLOURS.brass;
    for (const [edge, line, step] of [
      [24, 2, 0],
      [36, 5, 34],
    ] as const) {
      on.lineWidth = line;
      on.beginPath();
      for (const [x, y, across, down] of [
        [edge, edge, 1, 1],
        [width - edge, edge, -1, 1],
        [width - edge, height - edge, -1, -1],
        [edge, height - edge, 1, -1],
      ] as const) {
        const corner: [number, number][] = [
          [x, y + 2 * step * down],
          [x, y + step * down],
          [x + step * across, y + step * down],
          [x + step * across, y],
          [x + 2 * step * across, y],
        ];
        for (const point of across === down ? corner : corner.reverse()) on.lineTo(...point);
      }
      on.closePath();
      on.stroke();
    }
  }

  /** A thin line between two parts. */
  rule(y: number, left: number, right: number): void {
    const { on } = this;
    on.strokeStyle = COLOURS.brass;
    on.globalAlpha = 0.6;
    on.lineWidth = 2;
    on.beginPath();
    on.moveTo(left, y);
    on.lineTo(right, y);
    on.stroke();
    on.globalAlpha = 1;
  }
}
