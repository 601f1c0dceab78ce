// Written by tools/web_types.py from the types of Python; never by hand.

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
export type FromClient =
  | Hello
  | Answer
  | Sit
  | Leave
  | Kick
  | SayAside
  | AskAdvice
  | Consent
  | ComeBack
  | Contribute
  | SeatBot
  | Fill
  | Start
  | Pause
  | Resume
  | SetPace
  | Rematch
  | Chat
  | React
  | Tip
  | Confirm;
export type BotPace = "brisk" | "calm" | "normal" | "skip";
export type Reaction = "good_game" | "haha" | "hurry" | "oops" | "thanks" | "thinking" | "well_played" | "wow";

/**
 * Answer the open question with a move of the game.
 */
export interface Answer {
  type: "answer";
  id: string;
  ask: number;
  move: unknown;
}
/**
 * Ask the adviser about the open question; `advised` follows. Asked again, it says the same.
 */
export interface AskAdvice {
  type: "ask_advice";
  id: string;
  ask: number;
}
/**
 * Say something: players to all, but not in a `silence`; during the game, spectators to spectators.
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * Take over again from the bot that stands in for you.
 */
export interface ComeBack {
  type: "come_back";
  id: string;
}
/**
 * The token of `yours` is saved: from now on no other opens this seat.
 */
export interface Confirm {
  type: "confirm";
  id: string;
  token: string;
}
/**
 * Agree to somebody's wish about a seat, or refuse it.
 */
export interface Consent {
  type: "consent";
  id: string;
  wish: number;
  yes: boolean;
}
/**
 * Add random bytes to the draws, as hexadecimal digits.
 */
export interface Contribute {
  type: "contribute";
  id: string;
  given: string;
}
/**
 * A portrait and its colour. Who has chosen none gets one from their name, in the client.
 */
export interface Face {
  portrait: PortraitName;
  colour: FaceColour;
}
/**
 * Host: put bots on all empty seats.
 */
export interface Fill {
  type: "fill";
  id: string;
  level: string;
}
/**
 * The first message: who is connecting, to a seat or to watch, and what they have already heard.
 */
export interface Hello {
  type: "hello";
  version: number;
  token?: string | null;
  table?: string | null;
  last?: number | null;
  watcher?: string | null;
}
/**
 * Take the seat that the token opens, or come back to it; people may be asked to agree to a bot's.
 */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  face?: Face | null;
}
/**
 * Give up your seat, or the wish for it. In a game you may come back while a bot has the seat.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * Host: take a seat from the person who has it; in a game the others are asked to agree.
 */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}
/**
 * Make a move that is allowed whatever is being asked.
 */
export interface SayAside {
  type: "aside";
  id: string;
  move: unknown;
}
/**
 * Host: put a bot on an empty seat, or let it stand in for a player until they come back.
 */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level: string;
}
/**
 * Host: start the game.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Host: stop the clocks.
 */
export interface Pause {
  type: "pause";
  id: string;
}
/**
 * Host: let the clocks run on.
 */
export interface Resume {
  type: "resume";
  id: string;
}
/**
 * Host: let the bots play more slowly or more quickly.
 */
export interface SetPace {
  type: "set_pace";
  id: string;
  pace: BotPace;
}
/**
 * When a game is over: make a new table with the same people and options.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * Send one of the ready-made reactions; refused during a `silence`.
 */
export interface React {
  type: "react";
  id: string;
  reaction: Reaction;
}
/**
 * Say who will win, in a friendly poll that decides nothing; send it again to change your mind.
 */
export interface Tip {
  type: "tip";
  id: string;
  seat: number;
}
