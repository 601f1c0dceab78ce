// Written by tools/web_types.py from the types of Python; never by hand.

export type AdviceCode =
  | "call"
  | "call_last"
  | "decline"
  | "draw"
  | "draw_only"
  | "exchange"
  | "give"
  | "habit"
  | "keep"
  | "keep_known"
  | "keep_match"
  | "keep_power"
  | "keep_unseen"
  | "look"
  | "mamma"
  | "mix"
  | "only"
  | "open_safe"
  | "patrol"
  | "peek"
  | "swap"
  | "swap_others"
  | "take"
  | "take_power"
  | "throw"
  | "throw_high"
  | "throw_match"
  | "throw_power"
  | "tried";
export type CardName =
  | "1"
  | "10"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "alibi"
  | "driver"
  | "gangster"
  | "killer"
  | "lady"
  | "mamma"
  | "mole"
  | "patrol"
  | "safecracker"
  | "snitch"
  | "witness";
export type Event =
  | GangstersDealt
  | RoundBegun
  | Peeked
  | TurnSkipped
  | TurnPassed
  | Reshuffled
  | Drew
  | Took
  | Replaced
  | Discarded
  | Snapped
  | SnappedLate
  | SnappedWrong
  | LotsDrawn
  | CardAdded
  | PowerNamed
  | PowerIdle
  | Swapped
  | Mixed
  | LookedAt
  | SafeOpened
  | Exchanged
  | Thrown
  | ThrownBack
  | KillerShown
  | WrongShown
  | Laid
  | Lifted
  | OmertaCalled
  | RoundEnded
  | GameEnded;
export type GangsterName = "al_capone" | "johnny_torrio" | "lucky_luciano" | "meyer_lansky" | "virginia_hill";
export type EndReason = "nothing_to_draw" | "omerta" | "turn_limit";
export type Moment = SwapMade | QuickSnap | LateSnap | WrongSnap | PowerUsed | Called;
export type Way = "exchange" | "replace" | "swap";
export type Move =
  | Peek
  | CallOmerta
  | Draw
  | Take
  | Pass
  | Replace
  | Discard
  | Snap
  | Decline
  | Swap
  | Mix
  | Look
  | Give
  | OpenSafe
  | Exchange
  | Throw
  | Show
  | LayMamma
  | LayPatrol;
export type EditionName = "en" | "fr" | "nl" | "ru";
export type DeckName = "deduced" | "sorted";
export type WhyNotCode =
  | "card_patrolled"
  | "empty"
  | "must_exchange"
  | "must_replace"
  | "must_use"
  | "no_card"
  | "nothing_to_draw"
  | "patrolled";

/**
 * The reason for a move, as this seat can know it; places count from 0.
 */
export interface AdviceReason {
  code: AdviceCode;
  card: CardName | null;
  other: CardName | null;
  place: number | null;
  second: number | null;
  seat: number | null;
  other_seat: number | null;
  points: number | null;
  count: number | null;
  percent: number | null;
}
/**
 * O8, O30: stop the round.
 */
export interface CallOmerta {
  type: "omerta";
}
/**
 * O30 to O32: a call, and how likely it was to win by what the caller could know.
 */
export interface Called {
  type: "called";
  entry: number;
  round: number;
  seat: number;
  won: boolean;
  stock: number;
  lowest: number;
  odds: number;
  samples: number;
}
/**
 * O14, O22: a card nobody has seen came to a hand.
 */
export interface CardAdded {
  type: "card_added";
  seat: number;
  place: number;
  reason: "gift" | "penalty";
}
/**
 * O18b: leave a power unused.
 */
export interface Decline {
  type: "decline";
}
/**
 * O10: put the drawn card straight on the discard pile.
 */
export interface Discard {
  type: "discard";
}
/**
 * O10: the drawn card went straight to the discard pile.
 */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: CardName;
}
/**
 * O9: the top of the draw pile.
 */
export interface Draw {
  type: "draw";
}
/**
 * O9: a player drew; the face is told to that player only.
 */
export interface Drew {
  type: "drew";
  seat: number;
  card: CardName | null;
}
/**
 * O4: one famous gangster to each seat; those laid aside are shown where the edition lays them aside.
 */
export interface GangstersDealt {
  type: "gangsters_dealt";
  gangsters: GangsterName[];
  aside: GangsterName[];
}
/**
 * O5, O6: the cards are dealt; the safe is told only where it lies face up.
 */
export interface RoundBegun {
  type: "round_begun";
  round: number;
  starter: number;
  safe: CardName[] | null;
}
/**
 * O7: a player looked at two own cards; the faces are told to that player only.
 */
export interface Peeked {
  type: "peeked";
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  places: [number, number];
  cards: [CardName, CardName] | null;
}
/**
 * O28: a player under a Mamma lost the turn.
 */
export interface TurnSkipped {
  type: "turn_skipped";
  seat: number;
}
/**
 * O12: a player could draw from neither pile.
 */
export interface TurnPassed {
  type: "turn_passed";
  seat: number;
}
/**
 * O12: the discard pile became the draw pile.
 */
export interface Reshuffled {
  type: "reshuffled";
  cards: number;
}
/**
 * O9: a player took the top of the discard pile.
 */
export interface Took {
  type: "took";
  seat: number;
  card: CardName;
}
/**
 * O10: the drawn card lies in this place; the old one went face up to the discard pile.
 */
export interface Replaced {
  type: "replaced";
  seat: number;
  place: number;
  card: CardName;
}
/**
 * O13: the fastest right card is gone.
 */
export interface Snapped {
  type: "snapped";
  seat: number;
  place: number;
  card: CardName;
}
/**
 * O15: a right card came too late, was seen by all and went back.
 */
export interface SnappedLate {
  type: "snapped_late";
  seat: number;
  place: number;
  card: CardName;
}
/**
 * O14: a wrong card was seen by all and went back; a penalty card follows.
 */
export interface SnappedWrong {
  type: "snapped_wrong";
  seat: number;
  place: number;
  card: CardName;
}
/**
 * O17: in a sealed snap, chance put the claims in this order.
 */
export interface LotsDrawn {
  type: "lots_drawn";
  seats: number[];
}
/**
 * O18: a player uses a character, with the targets named.
 */
export interface PowerNamed {
  type: "power_named";
  seat: number;
  power: CardName;
  move:
    | Peek
    | CallOmerta
    | Draw
    | Take
    | Pass
    | Replace
    | Discard
    | Snap
    | Decline
    | Swap
    | Mix
    | Look
    | Give
    | OpenSafe
    | Exchange
    | Throw
    | Show
    | LayMamma
    | LayPatrol;
}
/**
 * O7: look at two of your own four cards.
 */
export interface Peek {
  type: "peek";
  /**
   * @minItems 2
   * @maxItems 2
   */
  places: [number, number];
}
/**
 * O9: the top of the discard pile.
 */
export interface Take {
  type: "take";
}
/**
 * Do nothing: let a snap or a Killer question go by, or a turn in which nothing can be drawn (O12).
 */
export interface Pass {
  type: "pass";
}
/**
 * O10: put the drawn card in the place of your own, which is discarded.
 */
export interface Replace {
  type: "replace";
  place: number;
}
/**
 * O13: throw this card on the bottle just discarded.
 */
export interface Snap {
  type: "snap";
  place: number;
}
/**
 * O19 gangster: exchange two cards of two players, unseen.
 */
export interface Swap {
  type: "swap";
  seat: number;
  place: number;
  other: number;
  other_place: number;
}
/**
 * O20 lady: shuffle an opponent's hand.
 */
export interface Mix {
  type: "mix";
  seat: number;
}
/**
 * O21 mole: look at one of your own cards.
 */
export interface Look {
  type: "look";
  place: number;
}
/**
 * O22 snitch: a card from the draw pile to each of these, or two to one.
 */
export interface Give {
  type: "give";
  first: number;
  second: number;
}
/**
 * O23 safecracker: look at the four cards in the safe.
 */
export interface OpenSafe {
  type: "open_safe";
}
/**
 * O23 safecracker: your own card, unseen, for one in the safe.
 */
export interface Exchange {
  type: "exchange";
  place: number;
  safe: number;
}
/**
 * O24 driver: discard one or two of your own bottles.
 */
export interface Throw {
  type: "throw";
  places: number[];
}
/**
 * O25: show this card as the Killer.
 */
export interface Show {
  type: "show";
  place: number;
}
/**
 * O28: this player loses the next turn.
 */
export interface LayMamma {
  type: "lay_mamma";
  seat: number;
}
/**
 * O29: this card is blocked for two turns.
 */
export interface LayPatrol {
  type: "lay_patrol";
  seat: number;
  place: number;
}
/**
 * O11, O18b: a character was discarded and nothing was done with it.
 */
export interface PowerIdle {
  type: "power_idle";
  seat: number;
  power: CardName;
  declined: boolean;
}
/**
 * O19: two cards changed places, unseen.
 */
export interface Swapped {
  type: "swapped";
  seat: number;
  place: number;
  other: number;
  other_place: number;
}
/**
 * O20: a hand was shuffled; a blocked card that travelled shows where it went (O29).
 */
export interface Mixed {
  type: "mixed";
  seat: number;
  places: number[];
  patrols: [number, number][];
}
/**
 * O21: a player looked at an own card; the face is told to that player only.
 */
export interface LookedAt {
  type: "looked_at";
  seat: number;
  place: number;
  card: CardName | null;
}
/**
 * O23: a player looked into the safe; the faces are told to that player only.
 */
export interface SafeOpened {
  type: "safe_opened";
  seat: number;
  cards: CardName[] | null;
}
/**
 * O23: a card changed places with one of the safe; the one left there is told if the safe lies open.
 */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  place: number;
  safe: number;
  card: CardName | null;
}
/**
 * O24: cards shown to all and discarded with the Driver.
 */
export interface Thrown {
  type: "thrown";
  seat: number;
  places: number[];
  cards: CardName[];
}
/**
 * O24: cards shown to all and taken back, with a penalty to come.
 */
export interface ThrownBack {
  type: "thrown_back";
  seat: number;
  places: number[];
  cards: CardName[];
}
/**
 * O25: a Killer cancelled the effect; both cards are discarded.
 */
export interface KillerShown {
  type: "killer_shown";
  seat: number;
  place: number;
  power: CardName;
}
/**
 * O25: the card shown was no Killer; a penalty card follows.
 */
export interface WrongShown {
  type: "wrong_shown";
  seat: number;
  place: number;
  card: CardName;
}
/**
 * O28, O29: a Mamma lies in front of a player, or a Patrol on a card, for some of its owner's turns.
 */
export interface Laid {
  type: "laid";
  power: CardName;
  by: number;
  seat: number;
  place: number | null;
  turns: number;
}
/**
 * O28, O29: a Mamma or a Patrol went to the discard pile.
 */
export interface Lifted {
  type: "lifted";
  power: CardName;
  seat: number;
  place: number | null;
}
/**
 * O30: a player stopped the round.
 */
export interface OmertaCalled {
  type: "omerta_called";
  seat: number;
}
/**
 * O30 to O33: all cards are shown and counted.
 */
export interface RoundEnded {
  type: "round_ended";
  round: number;
  reason: EndReason;
  caller: number | null;
  hands: [number, CardName][][];
  stocks: number[];
  scores: number[];
  totals: number[];
}
/**
 * O3: the lowest total wins; equal lowest totals share it.
 */
export interface GameEnded {
  type: "game_ended";
  winners: number[];
  totals: number[];
}
/**
 * O15: a right card came too late, and by how much if the table measured it.
 */
export interface LateSnap {
  type: "late_snap";
  entry: number;
  round: number;
  seat: number;
  card: CardName;
  behind: number | null;
}
/**
 * O10, O19, O23: a player's card for another one; what that did to the player's stock.
 */
export interface SwapMade {
  type: "swap_made";
  entry: number;
  round: number;
  seat: number;
  way: Way;
  gone: CardName;
  came: CardName;
  change: number;
}
/**
 * O13: a card was gone this many milliseconds after all saw what it matched.
 */
export interface QuickSnap {
  type: "quick_snap";
  entry: number;
  round: number;
  seat: number;
  card: CardName;
  milliseconds: number;
}
/**
 * O14: a wrong card was thrown.
 */
export interface WrongSnap {
  type: "wrong_snap";
  entry: number;
  round: number;
  seat: number;
  card: CardName;
}
/**
 * O18: what a character did for the player who used it: their stock less, the others' more.
 */
export interface PowerUsed {
  type: "power_used";
  entry: number;
  round: number;
  seat: number;
  power: CardName;
  gain: number;
}
/**
 * O28, O29: a Mamma or a Patrol, and how many turns of its owner it stays.
 */
export interface OverlayView {
  power: CardName;
  by: number;
  seat: number;
  place: number | null;
  turns: number;
}
/**
 * A card on the table: its place, and whether a Patrol lies on it; the face only with the memory aid.
 */
export interface PlaceView {
  place: number;
  blocked: boolean;
  card: CardName | null;
}
/**
 * Seats, edition, deck and house rules of one game.
 */
export interface Setup {
  players: number;
  edition: EditionName;
  deck: DeckName;
  rounds: number | null;
  open_safe: boolean;
  snap: "race" | "sealed";
  memory_aid: boolean;
}
/**
 * The table as one seat (None: a spectator) sees it.
 */
export interface View {
  seat: number | null;
  setup: Setup;
  round: number;
  rounds: number;
  starter: number;
  turn: number;
  turns: number;
  totals: number[];
  hands: PlaceView[][];
  overlays: OverlayView[];
  pile: number;
  discard: number;
  top: CardName | null;
  safe: (CardName | null)[];
  drawn: boolean;
  drawn_card: CardName | null;
  drawn_from_discard: boolean;
  window: CardName[];
  power: CardName | null;
  named:
    | (
        | Peek
        | CallOmerta
        | Draw
        | Take
        | Pass
        | Replace
        | Discard
        | Snap
        | Decline
        | Swap
        | Mix
        | Look
        | Give
        | OpenSafe
        | Exchange
        | Throw
        | Show
        | LayMamma
        | LayPatrol
      )
    | null;
}
