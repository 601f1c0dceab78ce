/** How a game tells of itself when it is over; each game has one, loaded with its board. */
import type { Replay } from '../protocol/api';
import type { Reader } from '../table/log/notices';

/** What every moment has; the rest is the game's own. */
export interface Moment {
  type: string;
  entry: number;
  round: number;
  seat: number;
}

/** A mark on the timeline: whose, and what it stands for. */
export interface Mark {
  entry: number;
  seat: number;
  sign: string; // one of the timeline's signs
}

/** How a kind of mark is drawn. */
export interface Sign {
  path: string; // of an SVG, around 0 0 and at most 7 to each side
  colour: string; // as CSS
  isFilled?: boolean;
  isBold?: boolean;
}

/** What happened to each seat over a game, under its charts. */
export interface Timeline {
  title(): string;
  signs: Readonly<Record<string, Sign>>; // in the order of their key
  signName(sign: string): string;
  marksOf(moment: Moment): Mark[];
}

export interface Account {
  tell(event: unknown, reader: Reader): string;
  groups: readonly string[]; // headings of moments, in their order; none: as they come
  groupOf(moment: Moment): string;
  groupName(group: string): string;
  rankOf(moment: Moment): number; // how much it mattered: the most first, and what is not ranked in its order
  tellMoment(moment: Moment, reader: Reader): string;
  timeline?: Timeline;
  roundName(): string; // at the head of a table
  inRound(round: number): string;
  curveName(curve: string): string;
  figure(curve: string, value: number): string; // a figure of a curve in full
  short(curve: string, value: number): string; // ... and as short as a scale needs it
  paints?(view: unknown): readonly string[]; // the colours of the seats, where they have some
}

export interface Line {
  entry: number; // counted from 1
  key: string;
  text: string;
}

/** Everything that was told, in its order. */
export function logOf(replay: Replay, account: Account, reader: Reader): Line[] {
  return replay.moments.flatMap(({ events }, index) =>
    events.map((event, number) => ({
      entry: index + 1,
      key: `${index}-${number}`,
      text: account.tell(event, reader),
    })),
  );
}
