// Written by tools/web_types.py from the types of Python; never by hand.

export type AdviceCode =
  | "abstain"
  | "accept"
  | "attack"
  | "audit"
  | "call_vote"
  | "cash"
  | "claim"
  | "close"
  | "demand"
  | "draw"
  | "first_city"
  | "guard"
  | "guard_first"
  | "guard_more"
  | "habit"
  | "hit"
  | "hunt"
  | "kill_boss"
  | "kill_man"
  | "listen"
  | "lose_man"
  | "lose_official"
  | "offer"
  | "official"
  | "only"
  | "pass"
  | "pay"
  | "place"
  | "power_card"
  | "reach"
  | "reject"
  | "repay"
  | "request"
  | "roll"
  | "room"
  | "split"
  | "split_attack"
  | "step"
  | "step_attack"
  | "step_end"
  | "stop"
  | "talk"
  | "tried"
  | "vote_against"
  | "vote_for"
  | "vote_leader"
  | "vote_word"
  | "waive"
  | "withdraw";
export type Direction = "left" | "right";
export type WordName = "favour" | "no" | "peace" | "yes";
export type OfficialName = "governor" | "judge" | "senator";
export type CardName = "governor" | "judge" | "money" | "one_hit" | "one_or_two_hits" | "senator";
export type DeckName = "corrupt_official" | "mistake" | "penalty" | "power";
export type Cause = "federal" | "killed" | "left" | "mistake" | "penalty";
export type Event =
  | Rolled
  | BaseChosen
  | TurnBegun
  | Paid
  | Owed
  | DebtMoved
  | Hired
  | Bribed
  | Cashed
  | Named
  | Begun
  | Stepped
  | Killed
  | HitPlayed
  | CameHome
  | Stranded
  | Landed
  | Drew
  | Declined
  | Reshuffled
  | MistakeMade
  | PenaltyDrawn
  | ManRemoved
  | OfficialLost
  | OfficialsSuspended
  | Controlled
  | DicePassed
  | PenaltyAsked
  | SessionOpened
  | Offered
  | OfferDropped
  | OfferRejected
  | DealMade
  | WordKept
  | WordBroken
  | WordLapsed
  | VoteCalled
  | Voted
  | MotionDecided
  | SessionClosed
  | Eliminated
  | CardsTaken
  | CardsReturned
  | Audited
  | GameEnded;
export type Reason =
  "debt" | "estate" | "fine" | "hit_man" | "income" | "informant" | "money_card" | "official" | "power_card";
export type HitName = "one_hit" | "one_or_two_hits";
export type Excuse =
  | "broken_word"
  | "grudge"
  | "need_it"
  | "no_money"
  | "no_trust"
  | "no_use"
  | "not_for_sale"
  | "too_little"
  | "vote_sold"
  | "you_lead";
export type EndReason = "last_boss" | "round_limit";
export type Bar = "first_city" | "held" | "men" | "money";
export type Moment = MoneyTurned | FamilyFell | Killing | DealStruck | Betrayal | VoteTaken;
export type Move =
  | ChooseBase
  | Claim
  | Hire
  | BuyPower
  | Cash
  | Bribe
  | Repay
  | Name
  | Roll
  | Begin
  | Step
  | Kill
  | Stop
  | Hit
  | Control
  | Request
  | PassDice
  | Draw
  | Decline
  | Pay
  | Demand
  | Waive
  | Offer
  | Withdraw
  | Accept
  | Reject
  | CallVote
  | Vote
  | Place
  | Close
  | LoseMan
  | LoseOfficial
  | Audit
  | Leave;
export type Variant = "limit" | "short" | "standard";

/**
 * C24: this player's open offer; it is carried out at once.
 */
export interface Accept {
  type: "accept";
  by: number;
}
/**
 * The reason for a move, as this seat can know it; money is in dollars, spaces go by their ids.
 */
export interface AdviceReason {
  code: AdviceCode;
  then: Name | null;
  seat: number | null;
  space: string | null;
  points: number | null;
  amount: number | null;
  cost: number | null;
  percent: number | null;
  before: number | null;
  favour: number | null;
  against: number | null;
}
/**
 * C12: a piece that will move, its direction, and the base it attacks.
 */
export interface Name {
  type: "name";
  space: string;
  boss: boolean;
  direction: Direction;
  attack: string | null;
}
/**
 * C30: have this player's money counted, at any time.
 */
export interface Audit {
  type: "audit";
  seat: number;
}
/**
 * C30: a player's money was counted; only the player who asked is told the figure.
 */
export interface Audited {
  type: "audited";
  by: number;
  seat: number;
  amount: number | null;
}
/**
 * C24: votes cast, and votes shown.
 */
export interface BallotView {
  seat: number;
  favour: boolean;
  votes: number;
  available: number;
}
/**
 * C5: a player's base and colour.
 */
export interface BaseChosen {
  type: "base_chosen";
  seat: number;
  base: string;
  colour: string;
}
/**
 * C13: a home base: its two rooms, and the two spaces of the inner track it opens on.
 */
export interface BaseEntry {
  id: string;
  name: string;
  hit_men: string;
  boss: string;
  doors: string[];
}
/**
 * C12: which of the two named pieces moves first, with how many points.
 */
export interface Begin {
  type: "begin";
  piece: number;
  points: number;
}
/**
 * C12: a named piece moves with this many points.
 */
export interface Begun {
  type: "begun";
  seat: number;
  piece: number;
  points: number;
}
/**
 * C27: a word given in a deal was broken.
 */
export interface Betrayal {
  type: "betrayal";
  entry: number;
  round: number;
  seat: number;
  other: number;
  word: WordName;
}
/**
 * The whole of `board.toml`. The tracks are listed clockwise and close on themselves.
 */
export interface BoardSheet {
  colours: string[];
  inner: SpaceEntry[];
  outer: SpaceEntry[];
  bases: BaseEntry[];
  cities: CityEntry[];
  businesses: TradeEntry[];
  activities: TradeEntry[];
  officials: OfficialEntry[];
  government: GovernmentEntry;
}
/**
 * A space of a track. A government space stands in both tracks under the same id.
 */
export interface SpaceEntry {
  id: string;
  kind: string;
}
/**
 * C23: a city and its one circle; the id is that of its space.
 */
export interface CityEntry {
  id: string;
  name: string;
  income: number;
}
/**
 * C23: a business or an illegal activity, and how many circles it has.
 */
export interface TradeEntry {
  id: string;
  income: number;
  circles: number;
}
/**
 * C8: a kind of official, its price, and how many circles it has.
 */
export interface OfficialEntry {
  id: string;
  price: number;
  circles: number;
}
/**
 * The three kinds of government space.
 */
export interface GovernmentEntry {
  federal: EffectEntry;
  state: EffectEntry;
  local: EffectEntry;
}
/**
 * What landing on a government space does: the piece is removed, or its owner pays.
 */
export interface EffectEntry {
  removes: boolean;
  fine: number;
}
/**
 * C8: show the card, pay its price and an informant.
 */
export interface Bribe {
  type: "bribe";
  official: OfficialName;
}
/**
 * C8: an official is controlled, and the card is used.
 */
export interface Bribed {
  type: "bribed";
  seat: number;
  official: OfficialName;
  circle: string;
}
/**
 * C7: a Power card, blind, for $200,000.
 */
export interface BuyPower {
  type: "buy_power";
}
/**
 * C24: the end of the discussion.
 */
export interface CallVote {
  type: "call_vote";
}
/**
 * C21: after a successful attack.
 */
export interface CameHome {
  type: "came_home";
  seat: number;
  piece: number;
}
/**
 * C11: the cards of the one eliminated, face up under their decks.
 */
export interface CardsReturned {
  type: "cards_returned";
  seat: number;
  cards: CardName[];
}
/**
 * C22: the cards of the one eliminated; the faces are told to these two only.
 */
export interface CardsTaken {
  type: "cards_taken";
  seat: number;
  victim: number;
  cards: CardName[] | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  backs: [number, number];
}
/**
 * C7: a MONEY card at the Bank.
 */
export interface Cash {
  type: "cash";
}
/**
 * C7: a MONEY card was shown and used.
 */
export interface Cashed {
  type: "cashed";
  seat: number;
}
/**
 * C5: this base and this colour.
 */
export interface ChooseBase {
  type: "choose_base";
  base: string;
  colour: string;
}
/**
 * C29: the income of what one controlled when the turn began.
 */
export interface Claim {
  type: "claim";
}
/**
 * C24: the end of the session.
 */
export interface Close {
  type: "close";
}
/**
 * C23: your first city, without a vote.
 */
export interface Control {
  type: "control";
  city: string;
}
/**
 * C23: an informant stands on a circle.
 */
export interface Controlled {
  type: "controlled";
  seat: number;
  circle: string;
}
/**
 * C24, C27: a deal was carried out; others see who, and the backs of the cards.
 */
export interface DealMade {
  type: "deal_made";
  by: number;
  to: number;
  money: number | null;
  give: CardName[] | null;
  take: CardName[] | null;
  /**
   * @minItems 4
   * @maxItems 4
   */
  backs: [number, number, number, number];
  promise: WordName[] | null;
  ask: WordName[] | null;
}
/**
 * C24, C27: a deal was made; below zero, the money went the other way.
 */
export interface DealStruck {
  type: "deal_struck";
  entry: number;
  round: number;
  seat: number;
  other: number;
  money: number;
  give: CardName[];
  take: CardName[];
  promise: WordName[];
  ask: WordName[];
}
/**
 * C1: the creditor is out, and this is now owed to the Bank.
 */
export interface DebtMoved {
  type: "debt_moved";
  debtor: number;
  creditor: number;
  amount: number;
}
/**
 * C28: a debt; a creditor of None is the Bank.
 */
export interface DebtView {
  debtor: number;
  creditor: number | null;
  amount: number;
}
/**
 * C6: how many cards are face down, and which are used.
 */
export interface DeckView {
  deck: DeckName;
  cards: number;
  used: [string, number][];
}
/**
 * The whole of `decks.toml`.
 */
export interface DecksSheet {
  power: PowerDeck;
  corrupt_official: OfficialDeck;
  mistake: MistakeDeck;
  penalty: PenaltyDeck;
}
/**
 * The Power deck; `total` is counted apart, so that a slip in a count is found.
 */
export interface PowerDeck {
  total: number;
  cards: PowerEntry[];
}
/**
 * C7: a kind of Power card.
 */
export interface PowerEntry {
  kind: string;
  count: number;
  amount: number | null;
}
/**
 * The Corrupt Official deck.
 */
export interface OfficialDeck {
  total: number;
  cards: OfficialCardEntry[];
}
/**
 * C8: a kind of Corrupt Official card.
 */
export interface OfficialCardEntry {
  kind: string;
  count: number;
}
/**
 * The Mistake deck.
 */
export interface MistakeDeck {
  total: number;
  cards: MistakeEntry[];
}
/**
 * C9: a Mistake card; `unless` names the official that undoes it.
 */
export interface MistakeEntry {
  id: string;
  kind: string;
  count: number;
  amount: number | null;
  unless: string | null;
}
/**
 * The Penalty deck.
 */
export interface PenaltyDeck {
  total: number;
  cards: PenaltyEntry[];
}
/**
 * C10: a Penalty card; the number that its kind needs, and no other.
 */
export interface PenaltyEntry {
  id: string;
  kind: string;
  count: number;
  men: number | null;
  amount: number | null;
  officials: number | null;
  turns: number | null;
}
/**
 * C7, C8: no card.
 */
export interface Decline {
  type: "decline";
}
/**
 * C7, C8: the card was left in the deck.
 */
export interface Declined {
  type: "declined";
  seat: number;
  deck: DeckName;
}
/**
 * C26: a penalty for the player whose turn it was.
 */
export interface Demand {
  type: "demand";
}
/**
 * C31: the end of a turn.
 */
export interface DicePassed {
  type: "dice_passed";
  seat: number;
}
/**
 * C7, C8: the card that the space allows.
 */
export interface Draw {
  type: "draw";
}
/**
 * C7, C8: a card was drawn; its face is told to that player only.
 */
export interface Drew {
  type: "drew";
  seat: number;
  deck: DeckName;
  card: CardName | null;
}
/**
 * C1, C11, C22: a Boss was removed, and the family with it; or its player left.
 */
export interface Eliminated {
  type: "eliminated";
  seat: number;
  by: number | null;
  cause: Cause;
}
/**
 * C5, C12: the dice of each of these seats.
 */
export interface Rolled {
  type: "rolled";
  purpose: "base" | "move" | "start";
  seats: number[];
  dice: [number, number][];
}
/**
 * C31: this player got the dice.
 */
export interface TurnBegun {
  type: "turn_begun";
  seat: number;
  round: number;
  income: number;
}
/**
 * C3, C28: money that everybody saw change hands; None is the Bank.
 */
export interface Paid {
  type: "paid";
  payer: number | null;
  payee: number | null;
  amount: number;
  reason: Reason;
}
/**
 * C28: a debt was made; a creditor of None is the Bank.
 */
export interface Owed {
  type: "owed";
  debtor: number;
  creditor: number | null;
  amount: number;
}
/**
 * C3: a hit-man stands in the home base.
 */
export interface Hired {
  type: "hired";
  seat: number;
  left: number;
}
/**
 * C12, C21: a piece that will move, and the attack it declares.
 */
export interface Named {
  type: "named";
  seat: number;
  space: string;
  boss: boolean;
  direction: Direction;
  attack: string | null;
}
/**
 * C13: a piece moved to an adjacent space.
 */
export interface Stepped {
  type: "stepped";
  seat: number;
  piece: number;
  space: string;
}
/**
 * C19: a piece was killed, with a point or with a card.
 */
export interface Killed {
  type: "killed";
  seat: number;
  victim: number;
  boss: boolean;
  space: string;
  card: HitName | null;
}
/**
 * C19: a HIT card was shown and used.
 */
export interface HitPlayed {
  type: "hit_played";
  seat: number;
  card: HitName;
  targets: Target[];
}
/**
 * C19: a piece on a space where one has a piece.
 */
export interface Target {
  space: string;
  seat: number;
  boss: boolean;
}
/**
 * C17, C22: points that were not used.
 */
export interface Stranded {
  type: "stranded";
  seat: number;
  piece: number;
  points: number;
}
/**
 * C14: where a movement ended.
 */
export interface Landed {
  type: "landed";
  seat: number;
  piece: number;
  space: string;
}
/**
 * C6: the used cards are the deck again.
 */
export interface Reshuffled {
  type: "reshuffled";
  deck: DeckName;
  cards: number;
}
/**
 * C9: the card, read aloud; undone if an official was there to undo it.
 */
export interface MistakeMade {
  type: "mistake_made";
  seat: number;
  card: string;
  undone: boolean;
}
/**
 * C10: the card, read aloud.
 */
export interface PenaltyDrawn {
  type: "penalty_drawn";
  seat: number;
  card: string;
}
/**
 * C9, C10: a hit-man was removed; a Boss is `Eliminated`.
 */
export interface ManRemoved {
  type: "man_removed";
  seat: number;
  space: string;
}
/**
 * C10: an official's informant was removed.
 */
export interface OfficialLost {
  type: "official_lost";
  seat: number;
  circle: string;
}
/**
 * C10, C25: no votes and no help until the end of this many turns of this player.
 */
export interface OfficialsSuspended {
  type: "officials_suspended";
  seat: number;
  turns: number;
}
/**
 * C26: who demands a penalty, in the order of the crimes.
 */
export interface PenaltyAsked {
  type: "penalty_asked";
  offender: number;
  by: number[];
}
/**
 * C24: the request; a source of income, or a penalty for the offender.
 */
export interface SessionOpened {
  type: "session_opened";
  caller: number;
  source: string | null;
  offender: number | null;
}
/**
 * C24: a deal was offered; told to the two players only. A card offered is shown to the other.
 */
export interface Offered {
  type: "offered";
  by: number;
  to: number;
  money: number;
  give: CardName[];
  take: CardName[];
  promise: WordName[];
  ask: WordName[];
  counter: boolean;
}
/**
 * C24: an offer was withdrawn, or cannot be kept; told to the two players only.
 */
export interface OfferDropped {
  type: "offer_dropped";
  by: number;
  to: number;
}
/**
 * C24: an offer was rejected by the one it was made to; told to the two players only.
 */
export interface OfferRejected {
  type: "offer_rejected";
  by: number;
  to: number;
  reason: Excuse | null;
  price: number | null;
}
/**
 * C27: a word was kept, which binds nobody; everybody hears it.
 */
export interface WordKept {
  type: "word_kept";
  by: number;
  to: number;
  word: WordName;
}
/**
 * C27: a word was broken, for which there is no sanction; everybody hears it.
 */
export interface WordBroken {
  type: "word_broken";
  by: number;
  to: number;
  word: WordName;
}
/**
 * C27: the occasion for which a word was given never came; told to the two players only.
 */
export interface WordLapsed {
  type: "word_lapsed";
  by: number;
  to: number;
  word: WordName;
}
/**
 * C24: the end of the discussion.
 */
export interface VoteCalled {
  type: "vote_called";
  caller: number;
}
/**
 * C24, C25: the votes cast, and the votes shown.
 */
export interface Voted {
  type: "voted";
  seat: number;
  favour: boolean;
  votes: number;
  available: number;
}
/**
 * C24: the majority of votes cast carries; a tie fails.
 */
export interface MotionDecided {
  type: "motion_decided";
  carried: boolean;
  favour: number;
  against: number;
}
/**
 * C24: the end of the session.
 */
export interface SessionClosed {
  type: "session_closed";
}
/**
 * C1: the last Boss, or in a variant the richest living family.
 */
export interface GameEnded {
  type: "game_ended";
  reason: EndReason;
  winners: number[];
  estates: number[];
}
/**
 * C1, C11, C22: a family is out of the game.
 */
export interface FamilyFell {
  type: "family_fell";
  entry: number;
  round: number;
  seat: number;
  by: number | null;
}
/**
 * A player: what everybody sees, and what else this seat knows.
 */
export interface FamilyView {
  alive: boolean;
  base: string | null;
  colour: string | null;
  boss: string | null;
  men: [string, number][];
  left: number;
  circles: string[];
  holdings: Holding[];
  votes: VotesView;
  suspended: number;
  money: number | null;
  least: number;
  most: number;
  power_cards: number;
  official_cards: number;
  known: CardName[];
  kept: number;
  broken: number;
}
/**
 * C29: the circles of one source that a family holds, and what they bring together.
 */
export interface Holding {
  source: string;
  circles: number;
  income: number;
}
/**
 * C25: the votes of a player; where the money is not known, between the least and the most.
 */
export interface VotesView {
  boss: number;
  officials: number;
  least: number;
  most: number;
}
/**
 * What the rules themselves price, in dollars, and what votes come from.
 */
export interface Figures {
  man: number;
  power_card: number;
  vote: number;
  boss_votes: number;
  official_votes: number;
  circle: number;
}
/**
 * C3: a man, as a hit-man, for $10,000.
 */
export interface Hire {
  type: "hire";
}
/**
 * C19: a HIT card, used at once.
 */
export interface Hit {
  type: "hit";
  card: HitName;
  targets: Target[];
}
/**
 * C19: a point, for a piece on the same space.
 */
export interface Kill {
  type: "kill";
  seat: number;
  boss: boolean;
}
/**
 * C19: a hit-man or a Boss was killed.
 */
export interface Killing {
  type: "killing";
  entry: number;
  round: number;
  seat: number;
  victim: number;
  boss: boolean;
  space: string;
}
/**
 * C14: what a hit-man of this seat would meet if it landed on any of these spaces now.
 */
export interface Landing {
  spaces: string[];
  removed: boolean;
  fine: number;
  owed: number;
  deck: DeckName | null;
  risks: Risks | null;
  prizes: Prize[];
  bar: Bar | null;
}
/**
 * C9: what the Mistake cards that are face down would do, each as many of them.
 */
export interface Risks {
  cards: number;
  removed: number;
  fined: number;
  worst: number;
  spared: number;
}
/**
 * C23: a source of income that a landing lets one have: at once, or ask the Commission for.
 */
export interface Prize {
  source: string;
  income: number;
  price: number;
  vote: boolean;
  payable: boolean;
}
/**
 * C1: leave the table for good, at any time.
 */
export interface Leave {
  type: "leave";
}
/**
 * C10, C11: the hit-man that the penalty takes.
 */
export interface LoseMan {
  type: "lose_man";
  space: string;
}
/**
 * C10: the official that the penalty takes.
 */
export interface LoseOfficial {
  type: "lose_official";
  official: OfficialName;
}
/**
 * C27: what a family had after this entry, less what it had before.
 */
export interface MoneyTurned {
  type: "money_turned";
  entry: number;
  round: number;
  seat: number;
  change: number;
}
/**
 * C24: the Commission voted, on a source of income or on a penalty.
 */
export interface VoteTaken {
  type: "vote_taken";
  entry: number;
  round: number;
  seat: number;
  source: string | null;
  offender: number | null;
  carried: boolean;
  favour: number;
  against: number;
}
/**
 * C28: your oldest debt, as far as the money goes.
 */
export interface Repay {
  type: "repay";
}
/**
 * C12: the dice, when the pieces are named.
 */
export interface Roll {
  type: "roll";
}
/**
 * C13: a point, to an adjacent space.
 */
export interface Step {
  type: "step";
  space: string;
}
/**
 * C22: leave the points that are excused.
 */
export interface Stop {
  type: "stop";
}
/**
 * C23: call the Commission for a further city, a business or an activity.
 */
export interface Request {
  type: "request";
  source: string;
}
/**
 * C31: the turn is over.
 */
export interface PassDice {
  type: "pass_dice";
}
/**
 * C28: pay what one has and owe the rest.
 */
export interface Pay {
  type: "pay";
}
/**
 * C26: no penalty.
 */
export interface Waive {
  type: "waive";
}
/**
 * C24, C27: a deal; it replaces the one this player had open with that player.
 */
export interface Offer {
  type: "offer";
  to: number;
  money: number;
  give: CardName[];
  take: CardName[];
  promise: WordName[];
  ask: WordName[];
  counter: boolean;
}
/**
 * C24: your open offer to this player.
 */
export interface Withdraw {
  type: "withdraw";
  to: number;
}
/**
 * C24: this player's open offer, and why; it may say for how much more money it would do.
 */
export interface Reject {
  type: "reject";
  by: number;
  reason: Excuse | null;
  price: number | null;
}
/**
 * C24, C25: any part of your votes, for or against; none of them: to abstain.
 */
export interface Vote {
  type: "vote";
  favour: boolean;
  votes: number;
}
/**
 * C23: the informant that the Commission allowed, for $10,000.
 */
export interface Place {
  type: "place";
}
/**
 * C24: an open offer to or from this seat.
 */
export interface OfferView {
  by: number;
  to: number;
  money: number;
  give: CardName[];
  take: CardName[];
  promise: WordName[];
  ask: WordName[];
}
/**
 * What lies before some named pieces: their odds, and which further piece could be named with them.
 *
 *     Before none at all: what each space would bring.
 */
export interface Outlook {
  prospects: Prospect[] | null;
  names: Name[];
  landings: Landing[];
}
/**
 * In this many of 36 throws a named piece can land on a space, or kill somebody on it.
 */
export interface Prospect {
  piece: number;
  space: string;
  seat: number | null;
  boss: boolean;
  throws: number;
}
/**
 * What lies on the table before anybody plays: everybody may read it.
 */
export interface Printed {
  board: BoardSheet;
  decks: DecksSheet;
  figures: Figures;
}
/**
 * C24: the Commission in session.
 */
export interface SessionView {
  caller: number;
  source: string | null;
  offender: number | null;
  offers: OfferView[];
  order: number[];
  ballots: BallotView[];
  favour: number;
  against: number;
  decided: boolean;
  carried: boolean;
  due: boolean;
}
/**
 * The seats, the variant, and the text of another board or decks, so that a record is complete.
 */
export interface Setup {
  players: number;
  variant: Variant;
  rounds: number | null;
  board: string | null;
  decks: string | null;
}
/**
 * The board as one seat (None: a spectator) sees it.
 */
export interface View {
  seat: number | null;
  setup: Setup;
  step: string;
  round: number;
  rounds: number | null;
  starter: number | null;
  turn: number | null;
  income: number;
  families: FamilyView[];
  debts: DebtView[];
  decks: DeckView[];
  dice: number[];
  walkers: WalkerView[];
  active: number | null;
  excused: boolean;
  landings: string[];
  crimes: number[];
  due: number | null;
  session: SessionView | null;
  words: WordView[];
  winners: number[];
}
/**
 * C12: a named piece.
 */
export interface WalkerView {
  start: string;
  space: string;
  boss: boolean;
  direction: Direction;
  attack: string | null;
  points: number;
  done: boolean;
}
/**
 * C27: a word by or to this seat that is neither kept nor broken yet.
 */
export interface WordView {
  by: number;
  to: number;
  word: WordName;
  until: number;
  due: boolean;
}
