// Written by tools/web_types.py from the types of Python; never by hand.

export type FromClient =
  | Hello
  | Answer
  | Sit
  | Leave
  | Kick
  | SayAside
  | Consent
  | ComeBack
  | Contribute
  | SeatBot
  | Fill
  | Start
  | Pause
  | Resume
  | Rematch
  | Chat
  | React
  | Tip
  | Confirm;
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
 * Say something: a player to everybody, a spectator, while the game is on, to spectators alone.
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * Play on oneself where a bot sat in.
 */
export interface ComeBack {
  type: "come_back";
  id: string;
}
/**
 * The token of `yours` is in safe keeping: no other opens this seat any more.
 */
export interface Confirm {
  type: "confirm";
  id: string;
  token: string;
}
/**
 * Say whether you agree to what somebody wishes about a seat.
 */
export interface Consent {
  type: "consent";
  id: string;
  wish: number;
  yes: boolean;
}
/**
 * Add random bytes, as hexadecimal digits, to the draws.
 */
export interface Contribute {
  type: "contribute";
  id: string;
  given: string;
}
/**
 * The host: put bots on all empty seats.
 */
export interface Fill {
  type: "fill";
  id: string;
  level: string;
}
/**
 * The first message: who comes, with a seat's token or to watch a table, and what they have already.
 */
export interface Hello {
  type: "hello";
  version: number;
  token?: string | null;
  table?: string | null;
  last?: number | null;
}
/**
 * Take the seat that the token opens, or come back to it; for a bot's, the people there may be asked.
 */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
}
/**
 * Give up one's seat, or the wish for it. Who leaves a game may come back while a bot has the seat.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * The host: take a seat from whoever has it; in a game the others are asked whether they agree.
 */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}
/**
 * Say something that may be said whatever is asked.
 */
export interface SayAside {
  type: "aside";
  id: string;
  move: unknown;
}
/**
 * The host: put a bot on an empty seat, or in a game let it sit in for somebody until they come back.
 */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level: string;
}
/**
 * The host: begin.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * The host: stop the clocks.
 */
export interface Pause {
  type: "pause";
  id: string;
}
/**
 * The host: let the clocks run on.
 */
export interface Resume {
  type: "resume";
  id: string;
}
/**
 * Once a game is over: a new table with the same people and options.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * Say something at a touch.
 */
export interface React {
  type: "react";
  id: string;
  reaction: Reaction;
}
/**
 * Say who will win, in a friendly poll that decides nothing; say it again to change your mind.
 */
export interface Tip {
  type: "tip";
  id: string;
  seat: number;
}
