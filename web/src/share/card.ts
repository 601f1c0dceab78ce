/** The result of a game as one picture, painted in this browser: nothing of it is asked of or sent to anybody. */
import { drawingOf } from '../art/pictures';
import type { TableNow } from '../protocol/api';
import { t } from '../text/text.svelte';
import { Brush } from './brush';
import { COLOURS } from './colours';
import { type Face, facesOf, pictureOf } from './portraits';
import type { Figure, Ranked, Result } from './result';

export const WIDTH = 1080; // pixels
export const HEIGHT = 1350;

const FACES = 420; // how far down the winners are
const MIDDLE = WIDTH / 2;
const ROOM = WIDTH - 200; // for words
const FONTS = ['400 60px "Poiret One"', '400 30px "Jost Variable"', '600 30px "Jost Variable"'];

export async function paintCard(table: TableNow, result: Result): Promise<HTMLCanvasElement> {
  const [faces, crown, logo] = await Promise.all([
    facesOf(table.game, table.seats),
    pictureOf(drawingOf('icon_crown'), COLOURS.lit),
    pictureOf(drawingOf('logo')),
    ...FONTS.map((font) => document.fonts.load(font, `${result.won}${result.game}ЖWж0`)),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const on = canvas.getContext('2d');
  if (on === null) throw new Error('this browser paints nothing');
  const brush = new Brush(on);
  paintGround(brush);
  brush.line(result.game, MIDDLE, 122, { size: 52, title: true, width: ROOM - 120, colour: COLOURS.quiet });
  const winners = result.ranking.filter(({ margin }) => margin === null);
  const others = result.ranking.filter(({ margin }) => margin !== null);
  paintWinners(brush, winners, faces, crown);
  paintWords(brush, result, winners);
  paintOthers(brush, others, faces);
  if (result.figures.length > 0) paintFigures(brush, result.figures);
  paintFoot(brush, result, logo);
  return canvas;
}

function paintGround(brush: Brush): void {
  const { on } = brush;
  const ground = on.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, COLOURS.wine);
  ground.addColorStop(0.62, COLOURS.dark);
  ground.addColorStop(1, COLOURS.night);
  on.fillStyle = ground;
  on.fillRect(0, 0, WIDTH, HEIGHT);
  brush.rays(MIDDLE, FACES, 1300, COLOURS.lit, 0.09);
  const glow = on.createRadialGradient(MIDDLE, FACES, 60, MIDDLE, FACES, 560);
  glow.addColorStop(0, 'rgb(226 181 92 / 42%)');
  glow.addColorStop(1, 'rgb(226 181 92 / 0%)');
  on.fillStyle = glow;
  on.fillRect(0, 0, WIDTH, HEIGHT);
  brush.frame(WIDTH, HEIGHT);
}

/** One large, or several beside each other, each under a crown. */
function paintWinners(
  brush: Brush,
  winners: readonly Ranked[],
  faces: readonly Face[],
  crown: HTMLImageElement,
): void {
  const radius = winners.length === 1 ? 176 : Math.min(150, 380 / winners.length);
  const apart = 2 * radius + 40;
  for (const [index, { seat }] of winners.entries()) {
    const x = MIDDLE + (index - (winners.length - 1) / 2) * apart;
    const face = faces[seat];
    if (face !== undefined) brush.face(face, x, FACES, radius);
    const size = Math.min(104, radius * 0.62);
    brush.on.drawImage(crown, x - size / 2, FACES - radius - size * 0.9, size, size);
  }
}

function paintWords(brush: Brush, { won, ahead }: Result, winners: readonly Ranked[]): void {
  brush.line(won, MIDDLE, 706, { size: 98, least: 44, title: true, width: ROOM, colour: COLOURS.gold });
  const sum = [winners[0]?.score, ahead].filter((part) => part != null).join(' · ');
  brush.line(sum, MIDDLE, 764, { size: 38, width: ROOM, colour: COLOURS.text, weight: 500 });
}

function paintOthers(brush: Brush, others: readonly Ranked[], faces: readonly Face[]): void {
  const apart = Math.min(250, ROOM / Math.max(1, others.length));
  for (const [index, { seat, place, name, score }] of others.entries()) {
    const x = MIDDLE + (index - (others.length - 1) / 2) * apart;
    const face = faces[seat];
    if (face !== undefined) brush.face(face, x, 858, 56);
    const width = apart - 14;
    brush.line(`${place}. ${name}`, x, 954, { size: 32, least: 22, width, weight: 600 });
    brush.line(score, x, 990, { size: 27, least: 20, width, colour: COLOURS.quiet });
  }
}

function paintFigures(brush: Brush, figures: readonly Figure[]): void {
  const [left, right] = [100, WIDTH - 100];
  brush.rule(1024, left, right);
  brush.rule(1164, left, right);
  const apart = (right - left) / figures.length;
  for (const [index, { name, value, who }] of figures.entries()) {
    const x = left + (index + 0.5) * apart;
    const width = apart - 18;
    brush.line(name, x, 1060, { size: 25, least: 18, width, colour: COLOURS.quiet });
    brush.line(value, x, 1112, { size: 50, least: 26, width, weight: 600, colour: COLOURS.lit });
    if (who !== undefined) brush.line(who, x, 1147, { size: 24, least: 18, width });
  }
}

function paintFoot(brush: Brush, { best, date }: Result, logo: HTMLImageElement): void {
  if (best !== null)
    brush.lines(best, MIDDLE, 1205, { size: 29, width: ROOM, height: 36, most: 2, colour: COLOURS.text });
  const foot = { size: 28, width: 420, colour: COLOURS.quiet };
  if (date !== null) brush.line(date, 104, 1290, { ...foot, align: 'left' });
  brush.line(t('house-name'), WIDTH - 104, 1290, { ...foot, align: 'right' });
  const name = brush.on.measureText(t('house-name')).width;
  brush.on.drawImage(logo, WIDTH - 104 - name - 50, 1262, 36, 36);
}
