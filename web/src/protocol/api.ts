// Written by tools/web_types.py from the types of Python; never by hand.

export type Mode = "floor" | "race" | "sealed" | "turn";
export type PortraitName =
  | "aviator"
  | "barman"
  | "bookkeeper"
  | "boxer"
  | "chauffeur"
  | "cook"
  | "docker"
  | "fedora"
  | "flapper"
  | "professor"
  | "singer"
  | "widow";
export type FaceColour = "amber" | "blue" | "green" | "olive" | "red" | "rose" | "teal" | "violet";
export type Games = GameOffered[];
export type Speed = "calm" | "normal" | "quick" | "untimed";
export type Stage = "open" | "over" | "running";
export type BotPace = "brisk" | "calm" | "normal" | "skip";
export type Handover = "ask" | "closed" | "open";
export type AdviceFor = "alone" | "everybody" | "nobody";
export type Seats = (HeldSeat | null)[];

/**
 * Who may come to a table, and what they may have there besides their memory.
 */
export interface Access {
  public?: boolean;
  spectators?: boolean;
  notes?: boolean;
  gathers?: Gathers | null;
}
/**
 * A table that begins by itself, for people who do not know each other.
 */
export interface Gathers {
  people: number;
  fill: string;
}
/**
 * A question to seats.
 */
export interface Ask {
  type: "ask";
  id: number;
  seats: number[];
  mode: Mode;
  clock: string;
}
/**
 * Something that can be chosen in a game's setup.
 */
export interface Choice {
  name: string;
  kind: "flag" | "number" | "text" | "word";
  default: boolean | number | string | null;
  words?: string[];
  least?: number | null;
  most?: number | null;
  open?: boolean;
}
/**
 * One figure of every seat, over the whole game.
 */
export interface Curve {
  name: string;
  points: Point[];
}
/**
 * How everybody stood after an entry; entries are counted from 1.
 */
export interface Point {
  entry: number;
  round: number;
  seat: number | null;
  values: number[];
}
/**
 * A position as one seat knows it, with a question.
 */
export interface DailyPuzzle {
  puzzle: string;
  day: string;
  today: string;
  first: string;
  game: string;
  setup: unknown;
  seat: number;
  told: unknown[];
  view: unknown;
  ask: Ask;
  options: unknown[];
}
/**
 * A portrait and its colour. Who has chosen none gets one from their name, in the client.
 */
export interface Face {
  portrait: PortraitName;
  colour: FaceColour;
}
/**
 * Sit down where people gather for a game, or begin to gather some.
 */
export interface FindPeople {
  game: string;
  name: string;
  face?: Face | null;
}
/**
 * A game of the house: how many can play, against which bots, and what can be chosen before it.
 */
export interface GameOffered {
  name: string;
  seats: number[];
  bots: string[];
  weaker: string[];
  stand_in: string;
  turn_seconds: {
    [k: string]: number;
  };
  setup: Choice[];
}
/**
 * A table that begins by itself once enough people are there; bots take the other seats.
 */
export interface Gathering {
  people: number;
  fill: string;
  begins: number | null;
}
/**
 * A seat, and the state of its table.
 */
export interface HeldSeat {
  code: string;
  game: string;
  seat: number;
  created: number;
  finished: number | null;
  about: Summary;
  asked: number[];
}
/**
 * A table in a list.
 */
export interface Summary {
  access: Access;
  players: number;
  speed: Speed;
  stage: Stage;
  seats: SeatLine[];
  setup: unknown;
  winners?: number[] | null;
  scores?: number[] | null;
}
/**
 * Who has a seat.
 */
export interface SeatLine {
  person: string | null;
  bot: string | null;
  cousin?: number;
  face?: Face | null;
}
/**
 * Asks about your own seats, by their tokens.
 */
export interface HeldSeats {
  /**
   * @maxItems 50
   */
  tokens: string[];
}
/**
 * The curves of a game and its moments, which are of the game's own type and name their entry.
 */
export interface Highlights {
  curves: Curve[];
  moments: unknown[];
}
/**
 * Make a table from a record: to look at, or to continue from where it ends.
 */
export interface ImportRecord {
  record: string;
  name: string;
  face?: Face | null;
  speed?: Speed;
  pace?: BotPace;
  public?: boolean;
  spectators?: boolean;
  notes?: boolean;
  handover?: Handover;
  advice?: AdviceFor;
  fill?: string | null;
  stand_in?: string | null;
  links?: boolean;
}
/**
 * What to give to others: it opens the table for anybody who wants to sit down or watch.
 */
export interface Link {
  link: string;
}
/**
 * A table in a list.
 */
export interface Listed {
  code: string;
  game: string;
  created: number;
  finished: number | null;
  about: Summary;
}
/**
 * Some tables, and where the next page begins.
 */
export interface Listing {
  tables: Listed[];
  next?: string | null;
}
/**
 * One entry of the game: what was told of it, and what was seen after it.
 */
export interface Moment {
  asked: unknown;
  entry: unknown;
  events: unknown[];
  view: unknown;
}
/**
 * What a search found for an option.
 */
export interface OptionFound {
  chance: number;
  playouts: number;
}
/**
 * What lies before these moves, in the order in which they would be made.
 */
export interface OutlookWanted {
  ask: number;
  /**
   * @maxItems 4
   */
  moves: [] | [unknown] | [unknown, unknown] | [unknown, unknown, unknown] | [unknown, unknown, unknown, unknown];
}
/**
 * Why a request failed.
 */
export interface Problem {
  rule: string;
  why: string;
}
/**
 * What somebody would do in a puzzle; it counts nowhere.
 */
export interface PuzzleChoice {
  puzzle: string;
  option: number;
}
/**
 * What a search has found, for each option in the order of the puzzle.
 */
export interface PuzzleSolution {
  best: number;
  found: OptionFound[];
  error: number;
  usual: number;
  reason: unknown;
}
/**
 * A whole game.
 */
export interface Replay {
  game: string;
  setup: unknown;
  eyes: string;
  beginning: unknown;
  moments: Moment[];
  winners: number[];
  scores: number[];
}
/**
 * Who has a seat, and who plays.
 */
export interface SeatNow {
  person: string | null;
  bot: string | null;
  cousin: number;
  connected: boolean;
  left: string | null;
  face?: Face;
}
/**
 * The seat is yours, or will be if the people at the table agree; the token opens it from anywhere.
 */
export interface SeatTaken {
  code: string;
  seat: number;
  token: string;
  asked?: boolean;
}
/**
 * The events, the oldest first; later ones have higher numbers.
 */
export interface Story {
  last: number;
  events: unknown[];
}
/**
 * The table was made; the tokens open its seats.
 */
export interface TableMade {
  code: string;
  tokens: {
    [k: string]: string;
  };
}
/**
 * The table itself, as everybody sees it.
 */
export interface TableNow {
  code: string;
  game: string;
  setup: unknown;
  speed: Speed;
  pace: BotPace;
  public: boolean;
  spectators: boolean;
  notes: boolean;
  handover: Handover;
  advice: AdviceFor;
  imported: boolean;
  stage: Stage;
  paused: boolean;
  host: number | null;
  absent_host: number | null;
  seats: SeatNow[];
  wish: Wish | null;
  watching: number;
  commitment: string;
  secret: string | null;
  gathers?: Gathering;
}
/**
 * A wish about a seat, which the people at the table are asked to agree to.
 */
export interface Wish {
  number: number;
  seat: number;
  name: string | null;
  by: number | null;
  near: string[];
  voters: number[];
  agreed: number[];
  until: number;
}
/**
 * Take a seat: this one, or any.
 */
export interface TakeSeat {
  name: string;
  face?: Face | null;
  seat?: number | null;
}
/**
 * A table as somebody wants it; the first seat is theirs.
 */
export interface Wanted {
  game: string;
  name: string;
  face?: Face | null;
  setup?: {
    [k: string]: unknown;
  };
  speed?: Speed;
  pace?: BotPace;
  public?: boolean;
  spectators?: boolean;
  notes?: boolean;
  handover?: Handover;
  advice?: AdviceFor;
  bots?: {
    [k: string]: string;
  };
  fill?: string | null;
  stand_in?: string | null;
  links?: boolean;
}
