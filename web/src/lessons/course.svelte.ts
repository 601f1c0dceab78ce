/** A lesson as it goes: it stands in for the line of a table, and says what the coach says. */
import { Refused, type Command } from '../server/line';
import { isNotice } from '../table/log/notices';
import { VERSION } from '../protocol/constants';
import type { TableNow, Told } from '../protocol/messages';
import { type Surroundings, TableStore } from '../table/store.svelte';
import { isSame, type Lesson, type Move, type Shown, type Step, type Try } from './lesson';

export const PACE = 1100; // milliseconds between two things that others do
const PUPIL = 0;

/** playing: others move; reading: until the pupil continues; asking: for a move; tried: a move is taken back. */
export type Doing = 'playing' | 'reading' | 'asking' | 'tried';

export class Course {
  index = $state(0);
  cue = $state(''); // the name of what the coach says
  doing = $state<Doing>('playing');
  nudged = $state(0); // how often the pupil did something else, so that the same words are said again
  readonly store: TableStore;
  /** Hears of every step that is reached, so that the lesson can be taken up again. */
  reached: (index: number) => void = () => undefined;

  private told = 0; // how many things
  private before = 0; // ... and how many before a try
  private askedAt = 0; // when the open question was shown, in seconds
  private took = 0; // milliseconds that the pupil took to answer the last one
  private cancel: () => void = () => undefined;

  constructor(
    private readonly lesson: Lesson,
    private readonly around: Surroundings,
    private readonly nameOf: (seat: number) => string,
  ) {
    this.store = new TableStore(around);
    this.store.line = this;
    this.store.connection = 'connected';
    this.store.hear({ type: 'welcome', version: VERSION, seat: PUPIL, missed: true });
  }

  get step(): Step {
    return this.lesson.steps[this.index] as Step;
  }

  get length(): number {
    return this.lesson.steps.length;
  }

  get isLast(): boolean {
    return this.index === this.length - 1;
  }

  /** The moves that the coach points at. */
  get pointed(): Move[] {
    if (this.doing !== 'asking') return [];
    return this.step.must_try ? this.step.tries.map(({ move }) => move) : this.step.wanted;
  }

  // Where somebody is

  /** Take the lesson up at a step, with the table as it is then. */
  begin(index: number): void {
    this.cancel();
    this.index = Math.max(0, Math.min(index, this.length - 1));
    this.setBack(this.index, []);
    this.enter();
  }

  /** Go on: what there was to read is read, and what was tried is taken back. */
  goOn(): void {
    if (this.doing === 'tried') {
      this.setBack(
        this.index + 1,
        this.store.told.filter(({ number }) => number <= this.before),
      );
      if (!this.step.must_try) {
        this.ask();
        return;
      }
    } else if (this.doing !== 'reading') return;
    this.advance();
  }

  end(): void {
    this.cancel();
  }

  private advance(): void {
    if (this.isLast) return;
    this.index += 1;
    this.enter();
  }

  private enter(): void {
    this.reached(this.index);
    this.play(this.step.shown, () => {
      this.ask();
    });
  }

  private ask(): void {
    this.cue = this.step.cue;
    this.doing = this.step.wanted.length > 0 || this.step.must_try ? 'asking' : 'reading';
  }

  // What the pupil does, as a table's line hears it

  do(command: Command): Promise<void> {
    if (command.type !== 'answer') return Promise.reject(new Refused('ask', 'this is a lesson'));
    const move = command.move as Move;
    this.took = Math.round((this.around.now() - this.askedAt) * 1000);
    if (this.doing === 'reading') this.hurryTo(move);
    const tried = this.doing === 'asking' ? this.step.tries.find((one) => isSame(one.move, move)) : undefined;
    if (this.doing === 'asking' && this.step.wanted.some((one) => isSame(one, move))) this.advance();
    else if (tried !== undefined) this.try(tried);
    else {
      this.nudged += 1;
      this.cue = this.step.nudges[move.type] ?? 'other';
      return Promise.reject(new Refused('ask', 'the coach has something else in mind'));
    }
    return Promise.resolve();
  }

  /** A pupil who makes the next move before reading to the end has understood. */
  private hurryTo(move: Move): void {
    const next = this.lesson.steps[this.index + 1];
    if (next === undefined || next.shown.length > 0) return;
    if (next.wanted.some((one) => isSame(one, move))) this.advance();
  }

  private try({ shown, cue }: Try): void {
    this.before = this.told;
    this.play(shown, () => {
      this.cue = cue;
      this.doing = 'tried';
    });
  }

  // What happens

  /** Show things one after another, and then go on. */
  private play(shown: readonly Shown[], then: () => void): void {
    this.doing = 'playing';
    const [first, ...rest] = shown;
    if (first === undefined) {
      then();
      return;
    }
    this.show(first);
    if (rest.length === 0) then();
    else
      this.cancel = this.around.later(PACE, () => {
        this.play(rest, then);
      });
  }

  private show({ told, view, question }: Shown): void {
    const counted = told.map((event) => {
      this.told += 1;
      return { number: this.told, event: timed(event, this.took) };
    });
    this.askedAt = this.around.now();
    const table: TableNow = {
      ...this.lesson.table,
      seats: this.lesson.table.seats.map((seat, index) => ({
        ...seat,
        person: this.nameOf(index),
      })),
    };
    this.store.hear({
      type: 'update',
      now: this.around.now(),
      told: counted,
      table,
      view,
      question,
      asides: [],
    });
  }

  /** Set the table as it is before a step. It stays the same table: drawing it again takes a while. */
  private setBack(index: number, log: Told[]): void {
    const last = this.lesson.steps
      .slice(0, index)
      .findLast(({ shown }) => shown.length > 0)
      ?.shown.at(-1);
    if (last !== undefined) this.show({ ...last, told: [] });
    this.store.told = log;
    this.store.answering = null; // the same question may be open again
  }
}

/** What was told, with the time that the pupil really took where a race is judged; the others keep their distance. */
function timed(event: unknown, took: number): unknown {
  if (!isNotice(event) || event.type !== 'race_judged') return event;
  const { finishes } = event.ruling;
  const own = finishes.find(({ seat }) => seat === PUPIL);
  if (own === undefined) return event;
  const later = Math.max(took, own.behind + 1) - own.milliseconds;
  return {
    ...event,
    ruling: {
      ...event.ruling,
      finishes: finishes.map((one) => ({ ...one, milliseconds: one.milliseconds + later })),
    },
  };
}
