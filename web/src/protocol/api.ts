// Written by tools/web_types.py from the types of Python; never by hand.

export type Games = GameOffered[];
export type Speed = "calm" | "normal" | "quick" | "untimed";
export type Stage = "open" | "over" | "running";
export type Seats = (HeldSeat | null)[];

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
  removes?: boolean;
  fine?: number;
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
 * One figure of every seat over the game.
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
  amount?: number | null;
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
  amount?: number | null;
  unless?: string | null;
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
  men?: number | null;
  amount?: number | null;
  officials?: number | null;
  turns?: number | null;
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
}
/**
 * A game of the house: for how many, against whom, and what can be chosen before it.
 */
export interface GameOffered {
  name: string;
  seats: number[];
  bots: string[];
  setup: Choice[];
}
/**
 * A seat, and how its table stands.
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
  manner: Manner;
  players: number;
  speed: Speed;
  stage: Stage;
  seats: SeatLine[];
  setup: unknown;
  winners?: number[] | null;
  scores?: number[] | null;
}
/**
 * Who may come to a table, and what they may have there besides their memory.
 */
export interface Manner {
  public?: boolean;
  spectators?: boolean;
  notes?: boolean;
}
/**
 * Who has a seat.
 */
export interface SeatLine {
  person: string | null;
  bot: string | null;
}
/**
 * Ask about one's seats.
 */
export interface HeldSeats {
  /**
   * @maxItems 50
   */
  tokens: string[];
}
/**
 * The curves of a game and its moments, which are of a type of the game's own and name their entry.
 */
export interface Highlights {
  curves: Curve[];
  moments: unknown[];
}
/**
 * A table from a record: to look at, or to play on from where it ends.
 */
export interface ImportRecord {
  record: string;
  name: string;
  speed?: Speed;
  public?: boolean;
  spectators?: boolean;
  notes?: boolean;
  fill?: string | null;
  stand_in?: string;
  links?: boolean;
}
/**
 * What to give to others: it opens the table, for whoever wants to sit down or watch.
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
 * C12: a piece that will move, its direction, and the base it attacks.
 */
export interface Name {
  type: "name";
  space: string;
  boss: boolean;
  direction: "left" | "right";
  attack?: string | null;
}
/**
 * What lies before some named pieces: their odds, and which further piece could be named with them.
 */
export interface Outlook {
  prospects: Prospect[] | null;
  names: Name[];
}
/**
 * In so many of 36 throws a named piece can land on a space, or kill somebody on it.
 */
export interface Prospect {
  piece: number;
  space: string;
  seat: number | null;
  boss: boolean;
  throws: number;
}
/**
 * What lies before these moves, in the order in which they would be made.
 */
export interface OutlookWanted {
  moves: unknown[];
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
 * Why a request was not done.
 */
export interface Problem {
  rule: string;
  why: string;
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
  connected: boolean;
}
/**
 * A seat is yours: the token opens it, from anywhere.
 */
export interface SeatTaken {
  code: string;
  seat: number;
  token: string;
}
/**
 * The events, the first first; what is told from now on has higher numbers.
 */
export interface Story {
  last: number;
  events: unknown[];
}
/**
 * A table is made; the tokens open its seats.
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
  public: boolean;
  spectators: boolean;
  notes: boolean;
  stage: Stage;
  paused: boolean;
  host: number | null;
  seats: SeatNow[];
  watching: number;
  commitment: string;
  secret: string | null;
}
/**
 * Take a seat: this one, or any.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}
/**
 * A table as somebody wants it; the first seat is theirs.
 */
export interface Wanted {
  game: string;
  name: string;
  setup?: {
    [k: string]: unknown;
  };
  speed?: Speed;
  public?: boolean;
  spectators?: boolean;
  notes?: boolean;
  bots?: {
    [k: string]: string;
  };
  fill?: string | null;
  stand_in?: string;
  links?: boolean;
}
