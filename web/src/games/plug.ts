/** A game's plug: what its folder `games/<name>/` gives to the rest of the client. */
import type { Component, Snippet } from 'svelte';
import type { Drawing } from '../art/pictures';
import type { TableNow } from '../protocol/messages';
import type { Account } from '../review/account';
import type { Eyes } from '../review/place';
import type { Reader } from '../table/log/notices';
import type { TableStore } from '../table/store.svelte';

/** Something that is loaded when somebody comes to it, and the packs of texts it shows. */
export interface Part<Loaded> {
  load: () => Promise<{ default: Loaded }>;
  packs?: readonly string[];
}

/** The table of a game that is on or over; there is a view as soon as it is shown. */
export interface TableProps {
  store: TableStore;
  table: TableNow;
}

/** A position of a finished game. */
export interface BoardProps {
  table: TableNow;
  view: unknown; // as these eyes see it
  events: readonly unknown[]; // what led to it
  seat: number | null; // whose eyes; null: all, or a spectator's
  eyes: Eyes;
  own: number | null; // that seat, or else the one the reader had
  printed: unknown; // on board and cards, of a game that has `isPrinted`
}

/** How a finished game is looked at. */
export interface Review {
  Board: Component<BoardProps>;
  Beside?: Component<BoardProps>; // what is shown below the steps
  account(printed: unknown, table: TableNow): Account;
  told?: 'board' | 'steps'; // where it says what happened: under the board, or above the steps
}

export interface RulesProps {
  books: readonly string[]; // the games that have rules to read
  hasLesson: boolean;
}

export interface LessonProps {
  onplay: (setup?: Readonly<Record<string, string>>) => Promise<void>; // a real game with bots; fails with what is to be said
}

/** A position that stands still and asks its reader something; the answer goes to the store. */
export interface PositionProps extends TableProps {
  chosen: Snippet | undefined; // in place of the question, once something is chosen
}

/** How a position of a game is a puzzle. */
export interface PuzzlePart {
  Position: Component<PositionProps>;
  where: (view: unknown) => string; // of the game the position is
  tell: (event: unknown, reader: Reader) => string | null; // what happened, in a sentence
  nameOf: (move: unknown, view: unknown, reader: Reader) => string; // what could be done
  why: (move: unknown, reason: unknown, view: unknown, reader: Reader) => string; // why that is best
}

/** How somebody comes to a game without being asked much. */
export interface Quick {
  choices: readonly string[]; // of the setup, those asked first; what somebody chose is offered again
  aid?: string; // the flag of the setup by which the table remembers for its players; on in somebody's first games
  suggest(language: string): Readonly<Record<string, string>>; // to whoever has not chosen; what there is not is ignored
}

/** All but the rules are optional: a game that brings no table or review gets the generic one. */
export interface GamePlug {
  rules: Part<Component<RulesProps>>;
  table?: Part<Component<TableProps>>;
  review?: Part<Review>;
  lesson?: Part<Component<LessonProps>>;
  puzzle?: Part<PuzzlePart>;
  offersRematch?: boolean; // its table shows the way to a rematch itself
  opensAt?: readonly string[]; // events before which a review has nothing to show
  isPrinted?: boolean; // the server says what is printed on its board and cards
  cover?: Drawing;
  quick?: Quick;
}
