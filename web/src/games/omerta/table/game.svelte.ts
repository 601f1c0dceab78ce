/** OMERTA as one person sees it at the table: the view, the open choice, and what is shown of it only for a while. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { TableNow, Told } from '../../../protocol/messages';
import type { CardName, Event, GangstersDealt, RoundEnded, View } from '../protocol/types';
import { isNotice, type Reader, tellNotice } from '../../../table/log/notices';
import { play } from '../../../sound/play';
import { isWaitedFor } from '../../../table/seats';
import type { TableStore } from '../../../table/store.svelte';
import { Bubbles } from '../../../table/talk/bubbles.svelte';
import { Gestures } from '../../../table/talk/gestures.svelte';
import { seatName } from '../../../characters/names';
import { type Anchor, beat, type Beat, beatOf } from '../motion/beats';
import { Reach } from './reach.svelte';
import { Choice } from '../question/choice.svelte';
import { Discards } from '../motion/discards.svelte';
import { fromThrown, isLift } from '../motion/thrown';
import { AnimationQueue, type Surface } from '../motion/animation_queue';
import { askingOf } from '../question/asking';
import { noteGame } from '../question/hints';
import { Resting } from '../question/resting';
import { type Snap, snapIn } from '../drama/snap';
import { SeenCards } from '../motion/seen_cards';
import { mayMove } from '../motion/motion';
import { Notepad } from '../notes/notepad.svelte';
import { tellEvent } from '../log/sentence';
import type * as Extras from './extras';
import { cardAt, type Target } from '../question/targets';

const MARKED = 1600; // milliseconds
const GANGSTERS = 3500;
const MOST_SPOKEN = 8; // sentences that the live region keeps

/** What the page does for the animations. */
export interface Moving {
  measure(): void;
  fly: Surface['fly'];
}

export class Game {
  readonly choice: Choice;
  readonly animations: AnimationQueue;
  readonly notepad: Notepad;
  private readonly seen: SeenCards;
  /** Faces that were shown to this person just now, and are turned down again soon. */
  readonly faces = new SvelteMap<Target, CardName>();
  /** Cards that are on their way: what lies where they land is not shown before. */
  readonly expected = new SvelteMap<Anchor, number>();
  /** Since when the cards of the hand lie where they lie. */
  private readonly resting = new Resting(() => performance.now());
  /** Places that somebody looks at. */
  readonly marks = new SvelteSet<Anchor>();
  /** What somebody says, at their seat, for a moment. */
  readonly bubbles = new Bubbles();
  readonly gestures = new Gestures();
  /** Whose cards a digit means. */
  readonly reach = new Reach(() => `${this.asked} ${this.choice.current.length}`);
  /** What hears all that is told, while the view still is that of before. */
  readonly listeners: ((fresh: readonly Told[], view: View | null) => void)[] = [];
  /** What the discard pile shows, while cards are on their way to it. */
  readonly discards = new Discards();
  /** A card of the reader that was thrown: it has left the hand, and it is not yet told what came of it. */
  thrown = $state.raw<Target | null>(null);
  snap = $state.raw<Snap | null>(null); // that was just judged
  ending = $state.raw<RoundEnded | null>(null); // a round that is over and being counted
  gangsters = $state.raw<GangstersDealt | null>(null); // just dealt
  spoken = $state.raw<{ number: number; text: string }[]>([]); // the last sentences, the newest last
  latest = $state.raw<Told[]>([]); // what the last change was made of
  extras = $state.raw<typeof Extras | null>(null); // once they are loaded
  moving: Moving | null = null; // until the page is there

  constructor(
    readonly store: TableStore,
    private readonly first: { table: TableNow; view: View },
  ) {
    this.choice = new Choice(store, {
      leave: (target) => {
        this.thrown = target;
      },
      comeBack: (target) => {
        if (this.thrown === target) this.thrown = null;
      },
    });
    this.notepad = new Notepad(first.table.code, localStorage);
    this.notepad.open(store.told.toReversed());
    this.seen = new SeenCards(first.table.code, store.seat, localStorage);
    this.animations = new AnimationQueue(
      {
        fly: (flights, stagger) => this.moving?.fly(flights, stagger) ?? Promise.resolve(),
        begin: (beat) => {
          this.begin(beat);
        },
        expect: (to, change, face) => {
          if (to === 'discard' && change > 0) this.discards.expect(face);
          else if (to === 'discard') this.discards.land();
          const count = (this.expected.get(to) ?? 0) + change;
          if (count > 0) this.expected.set(to, count);
          else this.expected.delete(to);
          this.resting.disturb([to]);
        },
        hasTime: () => this.asked === null,
      },
      mayMove,
    );
  }

  // What is known

  get view(): View {
    return (this.store.view as View | null) ?? this.first.view;
  }

  get table(): TableNow {
    return this.store.table ?? this.first.table;
  }

  /** The seat of whoever looks; null: a spectator. */
  get me(): number | null {
    return this.store.seat;
  }

  /** The seat at the near side of the table. */
  get near(): number {
    return this.store.seat ?? 0;
  }

  /** The other seats as seen from this one, clockwise from the left. */
  othersOf(near: number): number[] {
    const players = this.view.hands.length;
    return Array.from({ length: players - 1 }, (_, step) => (near + step + 1) % players);
  }

  /** Who reads the log here. */
  get reader(): Reader {
    return { me: this.me, nameOf: (seat) => this.nameOf(seat) };
  }

  nameOf(seat: number): string {
    return seatName(this.table.game, this.table.seats, seat);
  }

  /** Whether the open question is asked of this seat, and not yet answered. */
  isWaitedFor(seat: number): boolean {
    return isWaitedFor(this.store.question, this.table, seat);
  }

  /** Whether this table allows notes, and this person plays. */
  get mayNote(): boolean {
    return this.me !== null && this.table.notes;
  }

  /** How many of somebody's own cards lie open because they were looked at. */
  get ownFaces(): number {
    if (this.me === null) return 0;
    return [...this.faces.keys()].filter((at) => at.startsWith(`card:${this.near}:`)).length;
  }

  /** The number of the open question, while this person may answer it. */
  get asked(): number | null {
    return this.choice.options.length > 0 ? (this.store.question?.ask.id ?? null) : null;
  }

  /** What a press on a card means: to be thrown on these bottles, or else to answer this question. */
  private get meant(): string {
    return askingOf(this.choice.options) === 'snap' ? `snap ${this.view.window.join()}` : `${this.asked}`;
  }

  /** Watch over what is asked; gives what notes that it is over. */
  ask(): () => void {
    const [lit, meant] = [this.choice.now.lit, this.meant];
    this.animations.hurry();
    return () => {
      this.resting.leave(lit, meant);
    };
  }

  /** A race is not held up: since when a card lies there that may be thrown at once; null: of anything else. */
  readyToSnap({ dataset }: HTMLElement): number | null {
    const target = dataset.target as Target | undefined;
    if (target === undefined || askingOf(this.choice.options) !== 'snap') return null;
    return this.isExpected(target) ? Infinity : this.resting.since(target, this.meant);
  }

  /** How the last round ended, if it was told lately. */
  get lastRound(): RoundEnded | null {
    return this.store.lastTold<RoundEnded>('round_ended');
  }

  /** The famous gangster that was dealt to a seat, if it was told lately. */
  gangsterOf(seat: number): GangstersDealt['gangsters'][number] | null {
    return this.store.lastTold<GangstersDealt>('gangsters_dealt')?.gangsters[seat] ?? null;
  }

  isExpected(anchor: Anchor): boolean {
    return this.expected.has(anchor);
  }

  /** One thing that was told, as a sentence; null where it is shown otherwise. */
  tell({ event }: Told): string | null {
    return isNotice(event) ? tellNotice(event, this.reader) : tellEvent(event as Event, this.reader);
  }

  // What happens

  /** Watch what is told while the page still shows how things were. */
  start(moving: Moving): () => void {
    this.moving = moving;
    this.store.watcher = (fresh, view) => {
      this.hear(fresh, view as View | null);
    };
    this.openWithTheDeal();
    this.begin(beat({ turned: this.seen.resume(this.store.told) }));
    return () => {
      this.store.watcher = null;
    };
  }

  /** Whoever comes in right after the deal sees it. */
  private openWithTheDeal(): void {
    const events = this.store.told.filter(({ event }) => !isNotice(event)).slice(0, 2);
    const newest = events[0]?.event as Event | undefined;
    if (newest?.type !== 'round_begun') return;
    this.hear(events.toReversed(), this.view);
  }

  private hear(fresh: readonly Told[], view: View | null): void {
    if (fresh.length === 0) return;
    this.notepad.hear(fresh);
    for (const listen of this.listeners) listen(fresh, view);
    this.moving?.measure();
    this.discards.before(this.view.top, this.view.window.length > 0);
    this.snap = snapIn(fresh) ?? this.snap;
    const sentences = fresh.flatMap((told) => {
      const text = this.tell(told);
      return text === null ? [] : [{ number: told.number, text }];
    });
    if (sentences.length > 0) {
      this.latest = [...fresh];
      this.spoken = [...this.spoken, ...sentences].slice(-MOST_SPOKEN);
    }
    const hands = (view ?? this.view).hands.map((hand) => hand.length);
    for (const { number, event } of fresh) {
      if (isNotice(event)) continue;
      this.stage(event as Event);
      const next = beatOf(event as Event, hands);
      this.seen.hear(number, next);
      if (next === null) continue;
      this.resting.hear(next);
      if (isLift(next)) this.discards.expectLift(view?.top ?? null);
      this.animations.play([this.thrown === null ? next : fromThrown(next, this.thrown)]);
    }
    this.discards.after();
    if (this.thrown !== null && !fresh.some(({ event }) => this.isJudged(event as Event))) this.thrown = null;
  }

  /** What fills the table for a moment. */
  private stage(event: Event): void {
    if (event.type === 'round_ended') {
      this.animations.hold(); // the next deal is seen when the counting was
      this.faces.clear();
      this.snap = null;
      if (event.caller !== null) play('doom');
      this.ending = event;
    }
    if (event.type === 'game_ended' && this.me !== null) noteGame();
    if (event.type === 'gangsters_dealt' && event.gangsters.includes('al_capone')) {
      this.gangsters = event;
      setTimeout(() => {
        this.gangsters = null;
      }, GANGSTERS);
    }
  }

  /** Go on to the next round. */
  closeEnding(): void {
    this.ending = null;
    this.animations.release();
  }

  /** Turn the cards down that were looked at. */
  closeFaces(): void {
    this.faces.clear();
    this.seen.close(this.store.told[0]?.number ?? 0);
  }

  /** Whether this says what came of the card that was thrown: until that is shown, it lies where it was thrown. */
  private isJudged(event: Event): boolean {
    if (event.type !== 'snapped' && event.type !== 'snapped_late' && event.type !== 'snapped_wrong')
      return false;
    return cardAt(event.seat, event.place) === this.thrown;
  }

  private begin(beat: Beat): void {
    if (beat.flights.some(({ from }) => from === 'thrown')) this.thrown = null;
    if (isLift(beat)) this.discards.lift();
    // a card that has moved is no longer the one that was seen there
    for (const { from, to } of beat.flights) for (const at of [from, to]) this.faces.delete(at as Target);
    for (const at of beat.closed) this.faces.delete(at);
    if (beat.sound !== null) play(beat.sound);
    for (const { at, card, milliseconds } of beat.turned) {
      this.faces.set(at, card);
      setTimeout(() => {
        if (this.faces.get(at) === card) this.faces.delete(at);
      }, milliseconds);
    }
    for (const at of beat.marked) {
      this.marks.add(at);
      setTimeout(() => this.marks.delete(at), MARKED);
    }
  }
}
