/** A line for every seat over a game: where its points lie in a picture of so many pixels. */
import type { Curve, Point } from '../../protocol/api';

export interface Box {
  width: number;
  height: number;
  left: number; // room for the figures
  bottom: number; // ... and for the rounds
}

export interface Chart {
  x: (index: number) => number;
  y: (value: number) => number;
  ticks: number[];
  divided: boolean; // rounds are long, and parted by lines; otherwise each is one point
  rounds: { round: number; from: number; to: number; middle: number }[]; // indexes of points, and a place
}

const ROOM = 8; // pixels around the lines
const LEAST = 14; // pixels for the number of a round
const STEPS = [1, 2, 5];

export function chartOf({ name, points }: Curve, box: Box): Chart {
  const values = points.flatMap((point) => point.values);
  const ticks = ticksOf(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const wide = box.width - box.left - ROOM;
  const tall = box.height - box.bottom - ROOM;
  const x = (index: number): number =>
    box.left + (points.length < 2 ? wide / 2 : (index / (points.length - 1)) * wide);
  const divided = name !== 'totals';
  return {
    x,
    y: (value) => ROOM + (1 - (value - low) / (high - low)) * tall,
    ticks,
    divided,
    rounds: spaced(
      roundsOf(points).map((round) => ({
        ...round,
        middle: divided ? (x(round.from) + x(round.to)) / 2 : x(round.to),
      })),
    ),
  };
}

/** As many numbers as there is room for. */
function spaced(rounds: Chart['rounds']): Chart['rounds'] {
  let free = -Infinity;
  return rounds.filter(({ middle }) => {
    if (middle < free) return false;
    free = middle + LEAST;
    return true;
  });
}

/** Round figures from the least to the most, four to eight of them. */
export function ticksOf(low: number, high: number): number[] {
  let step = 1;
  for (let power = 1; (high - low) / step > 5; power *= 10)
    step = STEPS.map((one) => one * power).find((one) => (high - low) / one <= 5) ?? step;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

interface Round {
  round: number;
  from: number;
  to: number;
}

function roundsOf(points: readonly Point[]): Round[] {
  const rounds: Round[] = [];
  points.forEach(({ round }, index) => {
    const last = rounds.at(-1);
    if (last?.round === round) last.to = index;
    else rounds.push({ round, from: index, to: index });
  });
  return rounds;
}

/** The line of a seat; a new round begins a new line where new hands are dealt. */
export function lineOf(curve: Curve, seat: number, chart: Chart): string {
  const whole = { from: 0, to: curve.points.length - 1 };
  const parts = curve.name === 'stocks' ? roundsOf(curve.points) : [whole];
  return parts
    .map(({ from, to }) =>
      curve.points
        .slice(from, to + 1)
        .map(
          ({ values }, index) =>
            `${index === 0 ? 'M' : 'L'}${chart.x(from + index).toFixed(1)} ${chart.y(values[seat] ?? 0).toFixed(1)}`,
        )
        .join(''),
    )
    .join('');
}

/** The last point at or before an entry. */
export function pointAt(points: readonly Point[], entry: number): number {
  return points.findLastIndex((point) => point.entry <= entry);
}
