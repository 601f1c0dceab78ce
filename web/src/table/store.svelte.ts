/** The one store of a table: what was last seen, what is asked, what may be answered. It knows no rules. */
import type { Connection, Line, Command } from '../server/line';
import { Refused } from '../server/line';
import type {
  Advised,
  FromServer,
  Goodbye,
  Invited,
  Notice,
  Question,
  Reacted,
  Said,
  TableNow,
  Tips,
  Told,
  Update,
  Wish,
} from '../protocol/messages';
import { isNotice } from './log/notices';
import { isStoodIn } from './seats';

export const REMEMBERED = 400; // things told that the log shows
const SHOWN = 8000; // milliseconds for which it is said why something was not done

/** An update with all that is known. */
type Whole = Update & { table: TableNow };

/** What the store needs besides the line. */
export interface Surroundings {
  now(): number; // seconds, by the browser's clock
  later(milliseconds: number, call: () => void): () => void;
  randomBytes(): string;
  keepToken?: (token: string, asked: boolean) => void; // of the seat at this table, where there is a server
}

export class TableStore {
  connection = $state<Connection>('connecting');
  seat = $state<number | null>(null); // null: a spectator
  table = $state.raw<TableNow | null>(null); // null until the first update
  view = $state.raw<unknown>(null); // null before the game
  question = $state.raw<Question | null>(null); // the one that is open, whoever is asked
  asides = $state.raw<unknown[]>([]); // what may be said whatever is asked
  silence = $state<string | null>(null); // the rule by which no seat may talk now
  told = $state.raw<Told[]>([]); // the last first
  talk = $state.raw<Said[]>([]);
  reaction = $state.raw<Reacted | null>(null); // the last one
  tips = $state.raw<Tips | null>(null); // who will win, as everybody thinks; null: nobody has said
  answering = $state<number | null>(null); // the question whose answer is on its way
  private advice = $state.raw<Advised | null>(null); // what the adviser said last
  private advising = $state<number | null>(null); // the question that it thinks about
  refusal = $state<Refused | null>(null); // why the last command was not done
  goodbye = $state.raw<Goodbye | null>(null); // why the conversation is over
  left = $state(false); // by one's own will
  asks = $state(false); // for a bot's seat: the people at the table say whether it is given
  own: string | null = null; // a token that was given here, instead of that of a link
  invitation = $state.raw<Invited | null>(null); // to a rematch
  wantsRematch = $state(false); // this seat asked for one
  queued = $state(false); // ... or will, as soon as this game is over
  trouble = $state(false); // the server cannot keep moves just now
  ahead = $state(0); // seconds that the server's clock is ahead of ours

  line: Pick<Line, 'do'> | null = null;
  /** Hears what is told, and the view to come, while the page still shows how things were. */
  watcher: ((fresh: readonly Told[], view: unknown) => void) | null = null;
  private measured = false;
  private setup: unknown; // of the table, which the first update of every connection has
  private contributed = false;
  private isOwn: boolean | null = null; // the seat was this visitor's when they came, or they have taken it
  private waiting: Whole[] = []; // updates that are shown with the one that waits for its reveal
  private readonly startAtOnce: boolean;

  constructor(
    private readonly around: Surroundings,
    options: { startAtOnce?: boolean } = {},
  ) {
    this.startAtOnce = options.startAtOnce ?? false;
  }

  // What is known

  get isHost(): boolean {
    return this.seat !== null && this.table?.host === this.seat;
  }

  /** Whether this person may take somebody's seat; a deputy of the host only if that person is away. */
  mayKick(seat: number): boolean {
    const table = this.table;
    if (table === null || !this.isHost || seat === this.seat || seat === table.absent_host) return false;
    if (table.gathers !== undefined && table.seats[seat]?.person !== null) return false; // among strangers
    if (table.seats[seat]?.connected === false) return true;
    return table.absent_host === null && this.mayAskToKick(table, seat);
  }

  /** Whether somebody who is there may be sent away, or the others asked to agree to it. */
  private mayAskToKick(table: TableNow, seat: number): boolean {
    if (table.stage !== 'running' || table.handover === 'open') return true;
    const isOther = (one: number): boolean => one !== seat && one !== this.seat;
    const others = table.seats.filter(
      (one, number) => isOther(number) && one.person !== null && one.connected,
    );
    return table.handover === 'ask' && table.wish === null && others.length > 0;
  }

  /** What this seat may answer now; nothing while an answer is on its way. */
  get options(): unknown[] {
    const question = this.question;
    if (question === null || question.ask.id === this.answering || this.table?.paused) return [];
    return question.options;
  }

  /** Whether the adviser may be asked about the open question. */
  get isAdvised(): boolean {
    return this.question?.advised === true && this.options.length > 0;
  }

  /** What the adviser said to the open question, for as long as it can be answered. */
  get counsel(): Advised | null {
    return this.isAdvised && this.advice?.ask === this.question?.ask.id ? this.advice : null;
  }

  /** Whether the adviser thinks about the open question. */
  get isAdvising(): boolean {
    return this.isAdvised && this.advising === this.question?.ask.id;
  }

  /** The rule by which this seat may not talk now; those who watch are not at the table. */
  get silenced(): string | null {
    return this.seat === null ? null : this.silence;
  }

  /** Whether a bot plays for this person. */
  get isStoodIn(): boolean {
    return this.seat !== null && this.table?.stage === 'running' && isStoodIn(this.table.seats[this.seat]);
  }

  /** The last event of a type, if it was told lately. */
  lastTold<Event extends { type: string }>(type: Event['type']): Event | null {
    const told = this.told.find(({ event }) => (event as { type: string }).type === type);
    return (told?.event ?? null) as Event | null;
  }

  /** The seat that a link has opened, while no person has it. */
  get unclaimed(): number | null {
    if (this.seat === null || this.table === null || this.table.stage === 'over') return null;
    return this.table.seats[this.seat]?.person === null ? this.seat : null;
  }

  /** The wish about a seat that this person may say something about, if they have not. */
  get askedWish(): Wish | null {
    const wish = this.table?.wish ?? null;
    if (wish === null || this.seat === null || this.unclaimed !== null) return null;
    const isOthers = this.seat !== wish.seat && this.seat !== wish.by;
    return isOthers && !wish.agreed.includes(this.seat) ? wish : null;
  }

  /** Seconds from now until a time of the server's clock. */
  until(at: number): number {
    return at - this.ahead - this.around.now();
  }

  // What may be done

  async answer(move: unknown): Promise<void> {
    const question = this.question;
    if (question === null) return;
    if (question.ask.mode !== 'floor') this.answering = question.ask.id;
    this.advice = null;
    const done = await this.do({ type: 'answer', ask: question.ask.id, move });
    if (!done && this.answering === question.ask.id) this.answering = null;
  }

  /** Ask the adviser about the open question, once. */
  async askAdviser(): Promise<void> {
    const question = this.question;
    if (question === null || !this.isAdvised || this.isAdvising || this.counsel?.reason != null) return;
    this.advice = null;
    this.advising = question.ask.id;
    const done = await this.do({ type: 'ask_advice', ask: question.ask.id });
    if (!done && this.advising === question.ask.id) this.advising = null;
  }

  /** Have a command done; whether it was. Why not is shown. */
  async do(command: Command): Promise<boolean> {
    this.refusal = null;
    if (command.type === 'rematch') this.wantsRematch = true;
    try {
      await this.line?.do(command);
      if (command.type === 'leave') this.left = true;
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      // answered by the clock meanwhile, or in another tab: the next update says how things stand
      if (problem.rule !== 'ask') this.complain(problem);
      return false;
    }
  }

  /** Show for a while why something was not done. */
  private complain(problem: Refused): void {
    this.refusal = problem;
    this.around.later(SHOWN, () => {
      if (this.refusal === problem) this.refusal = null;
    });
  }

  // What comes in

  hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.measured = false; // another server may answer, with another clock
        this.advising = null; // what came of it was told to a connection that is gone
        this.talk = []; // what was said lately comes again
        break;
      case 'update':
        this.hearUpdate(message);
        break;
      case 'advised':
        if (message.ask !== this.question?.ask.id) break; // it is about one that has closed
        this.advice = message;
        this.advising = null;
        break;
      case 'reacted':
        this.reaction = message;
        break;
      case 'tips':
        this.tips = message;
        break;
      case 'said':
        this.talk = [...this.talk, message];
        break;
      case 'invited':
        this.invitation = message;
        break;
      case 'yours':
        this.asks = this.unclaimed !== null && this.table?.stage === 'running';
        this.isOwn = !this.asks;
        void this.confirm(message.token);
        break;
      case 'trouble':
        this.trouble = !message.over;
        break;
      case 'goodbye':
        this.goodbye = message;
        break;
      default:
    }
  }

  /** Keep this person's own token: once it is confirmed, the link that was sent here opens nothing. */
  private async confirm(token: string): Promise<void> {
    this.own = token;
    this.around.keepToken?.(token, this.asks);
    // again: another tab may have been given another, which opens nothing now
    if (await this.do({ type: 'confirm', token })) this.around.keepToken?.(token, this.asks);
  }

  /** Show an update; one whose card everybody turns up together waits for that, and so do those after it. */
  private hearUpdate(update: Update): void {
    const ahead = update.now - this.around.now();
    // a message that was long on its way makes the server's clock seem behind, never ahead
    this.ahead = this.measured ? Math.max(this.ahead, ahead) : ahead;
    this.measured = true;
    this.waiting.push(this.complete(update));
    if (this.waiting.length === 1) this.showNext();
  }

  /** The update with the setup, which goes over a connection once: it may be long, and never changes. */
  private complete(update: Update): Whole {
    const { table, view } = update;
    this.setup = table.setup ?? this.setup;
    const setup = this.setup;
    if (table.setup !== undefined) return { ...update, table: { ...table, setup } };
    return {
      ...update,
      table: { ...table, setup },
      view: isPlain(view) ? { ...view, setup } : view,
    };
  }

  private showNext(): void {
    const update = this.waiting[0];
    if (update === undefined) return;
    const reveal = update.question?.reveal ?? null;
    const wait =
      reveal === null || update.question?.ask.id === this.question?.ask.id ? 0 : this.until(reveal);
    if (wait > 0) {
      this.around.later(wait * 1000, () => {
        this.show(update);
      });
    } else this.show(update);
  }

  private show(update: Whole): void {
    this.waiting.shift();
    const known = this.told[0]?.number ?? 0;
    const fresh = update.told.filter((told) => told.number > known);
    this.watcher?.(fresh, update.view);
    const hasSpoken = fresh.some(({ event }) => !isNotice(event));
    if (hasSpoken && update.question?.ask.mode === 'floor') this.advice = null;
    this.told = [...fresh.toReversed(), ...this.told].slice(0, REMEMBERED);
    this.table = update.table;
    this.view = update.view;
    this.question = update.question;
    this.asides = update.asides;
    this.silence = update.silence ?? null;
    if (update.question?.ask.id !== this.answering) this.answering = null;
    for (const told of fresh) this.note(told.event as Notice);
    this.contribute();
    this.playAgain();
    this.showNext();
  }

  /** Whoever waits for the next game asks for it when this one ends. */
  private playAgain(): void {
    if (!this.queued || this.table?.stage !== 'over') return;
    this.queued = false;
    void this.do({ type: 'rematch' });
  }

  private note(event: Notice): void {
    if (event.type === 'contribution_taken' && event.seat === this.seat) this.contributed = true;
    if (event.type === 'seat_left' && event.seat === this.seat) this.contributed = false;
  }

  /** Before the game everybody adds random bytes, so that the draws are fair to them. */
  private contribute(): void {
    const mine = this.seat === null ? undefined : this.table?.seats[this.seat];
    this.isOwn ??= mine?.person != null; // a link may be open in several places, and one of them sits down
    if (this.contributed || !this.isOwn || mine?.person == null || this.table?.stage !== 'open') return;
    this.contributed = true;
    void this.prepare();
  }

  private async prepare(): Promise<void> {
    try {
      await this.line?.do({ type: 'contribute', given: this.around.randomBytes() });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // another tab was quicker: nothing to tell anybody
    }
    if (this.startAtOnce && this.isHost) await this.do({ type: 'start' });
  }
}

/** Whether a view has fields; that of some game may be a list or a number. */
function isPlain(view: unknown): view is object {
  return typeof view === 'object' && view !== null && !Array.isArray(view);
}
