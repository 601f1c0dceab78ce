/** Somebody at a puzzle: it stands in for the line of a table, and keeps what they would answer. */
import { Refused, type Command } from '../server/line';
import type { DailyPuzzle } from '../protocol/api';
import type { TableNow } from '../protocol/messages';
import { VERSION } from '../protocol/constants';
import { isSameMove } from '../table/question/advice';
import { TableStore } from '../table/store.svelte';

const OPPONENT = 'boss'; // the level of those who played these games

export class Sitting {
  readonly store: TableStore;
  chosen = $state<number | null>(null); // the option that was pointed at; null: none yet

  constructor(
    readonly puzzle: DailyPuzzle,
    you: string, // what this person is called
    later: (milliseconds: number, call: () => void) => () => void,
  ) {
    this.store = new TableStore({ now: () => 0, later, randomBytes: () => '' });
    this.store.line = this;
    this.store.connection = 'connected';
    this.store.hear({ type: 'welcome', version: VERSION, seat: puzzle.seat, missed: true });
    this.store.hear({
      type: 'update',
      now: 0,
      told: puzzle.told.map((event, index) => ({ number: index + 1, event })),
      table: tableOf(puzzle, you),
      view: puzzle.view,
      question: {
        ask: puzzle.ask,
        deadline: null,
        reveal: null,
        options: [...puzzle.options],
        answered: [],
        advised: false,
      },
      asides: [],
    });
  }

  get table(): TableNow {
    return this.store.table as TableNow;
  }

  /** What the table would send to its server: an answer is kept, and the question waits. */
  do(command: Command): Promise<void> {
    if (command.type !== 'answer') return Promise.reject(new Refused('ask', 'this is a puzzle'));
    const index = this.puzzle.options.findIndex((one) => isSameMove(one, command.move));
    if (index < 0) return Promise.reject(new Refused('ask', 'this is no option'));
    this.chosen = index;
    return Promise.resolve();
  }

  /** The answer stands: nothing more is asked. */
  settle(option: number): void {
    this.chosen = option;
    this.store.answering = this.puzzle.ask.id;
  }

  /** Take the choice back: the question is open again. */
  thinkAgain(): void {
    this.chosen = null;
    this.store.answering = null;
  }
}

/** The table of a puzzle: this person among the characters who really played there. */
function tableOf({ game, setup, seat }: DailyPuzzle, you: string): TableNow {
  const { players } = setup as { players: number };
  return {
    code: '',
    game,
    setup,
    speed: 'untimed',
    pace: 'normal',
    public: false,
    spectators: false,
    notes: false,
    handover: 'closed',
    advice: 'nobody',
    imported: false,
    stage: 'running',
    paused: false,
    host: null,
    absent_host: null,
    seats: Array.from({ length: players }, (_, index) => ({
      person: index === seat ? you : null,
      bot: index === seat ? null : OPPONENT,
      cousin: index < seat ? index : index - 1,
      connected: true,
      left: null,
    })),
    wish: null,
    watching: 0,
    commitment: '',
    secret: null,
  };
}
