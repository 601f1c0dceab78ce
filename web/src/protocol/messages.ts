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
export type FromServer =
  Update | Advised | Welcome | Said | Reacted | Tips | Invited | Yours | Trouble | Ack | Refusal | Goodbye;
export type Speed = "calm" | "normal" | "quick" | "untimed";
export type BotPace = "brisk" | "calm" | "normal" | "skip";
export type Handover = "ask" | "closed" | "open";
export type AdviceFor = "alone" | "everybody" | "nobody";
export type Stage = "open" | "over" | "running";
export type Reaction = "good_game" | "haha" | "hurry" | "oops" | "thanks" | "thinking" | "well_played" | "wow";
export type Reason =
  | "bad_hello"
  | "bad_message"
  | "closing"
  | "deleted"
  | "elsewhere"
  | "kicked"
  | "left"
  | "moved"
  | "no_spectators"
  | "no_such_seat"
  | "no_such_table"
  | "not_agreed"
  | "too_fast"
  | "too_long"
  | "version";
export type Notice =
  | TableOpened
  | GameImported
  | PersonSeated
  | PersonCameBack
  | SeatWished
  | KickWished
  | WishAgreed
  | WishRefused
  | BotSeated
  | SeatLeft
  | BotSatIn
  | PersonReturned
  | ContributionTaken
  | GameStarted
  | Asked
  | Answered
  | AdviserAsked
  | TimeRanOut
  | RaceJudged
  | TablePaused
  | TableResumed
  | PaceChanged
  | SecretRevealed;
export type Ending = "lapsed" | "refused" | "withdrawn";

/**
 * The command was carried out and saved.
 */
export interface Ack {
  type: "ack";
  id: string;
}
/**
 * What the adviser would answer in your place, and why; told to your seat alone.
 */
export interface Advised {
  type: "advised";
  ask: number;
  move: unknown;
  reason: unknown;
  chance: number | null;
  next_best: number | null;
}
/**
 * A person asked the adviser; only they hear what it says.
 */
export interface AdviserAsked {
  type: "adviser_asked";
  seat: number;
}
/**
 * A seat has answered in secret.
 */
export interface Answered {
  type: "answered";
  seat: number;
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
 * A question is open, for equally long to everybody who is asked.
 */
export interface Asked {
  type: "asked";
  ask: Ask;
  deadline: number | null;
  reveal: number | null;
}
/**
 * Some of these things, at most this many of each, in this order and repeated as often as taken.
 */
export interface Bag {
  type: "bag";
  name: string;
  limits: [string, number][];
}
/**
 * A bot plays for a person who is away.
 */
export interface BotSatIn {
  type: "bot_sat_in";
  seat: number;
  level: string;
}
/**
 * A bot has this seat now.
 */
export interface BotSeated {
  type: "bot_seated";
  seat: number;
  level: string;
  cousin: number;
}
/**
 * A seat has added its bytes to the draws; they are shown once the game starts.
 */
export interface ContributionTaken {
  type: "contribution_taken";
  seat: number;
}
/**
 * A portrait and its colour. Who has chosen none gets one from their name, in the client.
 */
export interface Face {
  portrait: PortraitName;
  colour: FaceColour;
}
/**
 * What was published before the first draw.
 */
export interface Fairness {
  commitment: string;
  contributions: (string | null)[];
}
/**
 * A seat that claimed, in the judged order.
 */
export interface Finish {
  seat: number;
  milliseconds: number;
  behind: number;
  by_lot: boolean;
}
/**
 * Stands for many moves: every filling is legal, and no other move of this kind and first fields is.
 */
export interface Form {
  type: "form";
  move: string;
  fields: (Whole | OneOf | Bag)[];
}
/**
 * An integer from `low` to `high`, in steps.
 */
export interface Whole {
  type: "whole";
  name: string;
  low: number;
  high: number;
  step: number;
}
/**
 * One of these values.
 */
export interface OneOf {
  type: "one_of";
  name: string;
  among: (number | string | boolean | null)[];
}
/**
 * What happened, and how everything stands now.
 */
export interface Update {
  type: "update";
  now: number;
  told: Told[];
  table: TableNowSent;
  view: unknown;
  question: Question | null;
  asides: unknown[];
  silence?: string;
}
/**
 * Something a listener was told, numbered from 1 for each, so that no gap gives anything away.
 */
export interface Told {
  number: number;
  event: unknown;
}
/**
 * The table itself, as everybody sees it.
 */
export interface TableNowSent {
  code: string;
  game: string;
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
  setup?: unknown;
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
 * A table that begins by itself once enough people are there; bots take the other seats.
 */
export interface Gathering {
  people: number;
  fill: string;
  begins: number | null;
}
/**
 * The open question, as one listener may know it.
 */
export interface Question {
  ask: Ask;
  deadline: number | null;
  reveal: number | null;
  options: unknown[];
  answered: number[];
  advised: boolean;
  not_now?: NotNow[];
}
/**
 * A move that people look for at this question, and why it is not allowed now.
 */
export interface NotNow {
  move: unknown;
  rule: string;
  reason: string;
}
/**
 * The answer to a `Hello`; an `Update` follows.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number | null;
  missed: boolean;
}
/**
 * Somebody chatted.
 */
export interface Said {
  type: "said";
  name: string;
  seat: number | null;
  text: string;
  at: number;
}
/**
 * Somebody reacted.
 */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: Reaction;
}
/**
 * How the friendly poll stands.
 */
export interface Tips {
  type: "tips";
  seats: (number | null)[];
  watching: number[];
  mine: number | null;
}
/**
 * There is a rematch, and this opens your seat there.
 */
export interface Invited {
  type: "invited";
  code: string;
  token: string | null;
}
/**
 * For a person who takes a seat by its link: a token nobody else has had. Save and `confirm` it.
 */
export interface Yours {
  type: "yours";
  token: string;
}
/**
 * The server cannot save moves just now: nothing is lost, and play goes on when it can.
 */
export interface Trouble {
  type: "trouble";
  over: boolean;
}
/**
 * The command was not carried out and changed nothing; says why, and by which rule.
 */
export interface Refusal {
  type: "refused";
  id: string;
  rule: string;
  why: string;
}
/**
 * The server closes the connection, and says why.
 */
export interface Goodbye {
  type: "goodbye";
  reason: Reason;
  why: string;
}
/**
 * The game comes from a record; it may be over already.
 */
export interface GameImported {
  type: "game_imported";
  over: boolean;
}
/**
 * The game has begun; these contributions fix its draws.
 */
export interface GameStarted {
  type: "game_started";
  fairness: Fairness;
}
/**
 * The host wants to send a person away, and the others are asked.
 */
export interface KickWished {
  type: "kick_wished";
  seat: number;
  by: number;
}
/**
 * The table is new and empty; this is the SHA-256 of the server's secret, which is fixed.
 */
export interface TableOpened {
  type: "table_opened";
  commitment: string;
}
/**
 * A person has this seat now.
 */
export interface PersonSeated {
  type: "person_seated";
  seat: number;
  name: string;
}
/**
 * The person who left this seat has it again.
 */
export interface PersonCameBack {
  type: "person_came_back";
  seat: number;
  name: string;
}
/**
 * Somebody wants a bot's seat, and the people at the table are asked.
 */
export interface SeatWished {
  type: "seat_wished";
  seat: number;
  name: string;
  near: string[];
}
/**
 * A person agrees.
 */
export interface WishAgreed {
  type: "wish_agreed";
  seat: number;
}
/**
 * A wish was not granted; the bot, or the person, plays on in the seat.
 */
export interface WishRefused {
  type: "wish_refused";
  seat: number;
  name: string | null;
  how: Ending;
  by: number | null;
}
/**
 * The seat is empty again.
 */
export interface SeatLeft {
  type: "seat_left";
  seat: number;
}
/**
 * The person plays again.
 */
export interface PersonReturned {
  type: "person_returned";
  seat: number;
}
/**
 * These seats did not answer in time, and the default was played for them.
 */
export interface TimeRanOut {
  type: "time_ran_out";
  seats: number[];
}
/**
 * Who was first, how fast, by how much.
 */
export interface RaceJudged {
  type: "race_judged";
  ruling: Ruling;
}
/**
 * How a race was judged: who, how fast, by how much.
 */
export interface Ruling {
  ask: number;
  finishes: Finish[];
}
/**
 * The clocks stand still.
 */
export interface TablePaused {
  type: "table_paused";
}
/**
 * The clocks run again.
 */
export interface TableResumed {
  type: "table_resumed";
}
/**
 * Bots play at this pace from now on.
 */
export interface PaceChanged {
  type: "pace_changed";
  pace: BotPace;
}
/**
 * The game is over: with this secret anybody can check its draws.
 */
export interface SecretRevealed {
  type: "secret_revealed";
  secret: string;
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
