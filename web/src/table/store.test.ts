import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, type Command } from '../server/line';
import type { Ask, Question, SeatNow, TableNow, Update } from '../protocol/messages';
import { VERSION } from '../protocol/constants';
import { TableStore } from './store.svelte';

const ANN: SeatNow = { person: 'Ann', bot: null, cousin: 0, connected: true, left: null };
const BOT: SeatNow = { person: null, bot: 'regular', cousin: 0, connected: false, left: null };

function aTable(changes: Partial<TableNow> = {}): TableNow {
  const table = { code: 'ABCD', game: 'chess', setup: {}, speed: 'normal', public: false, spectators: true };
  const rest = { stage: 'running', paused: false, host: 0, seats: [ANN, BOT], watching: 0 };
  return { ...table, ...rest, commitment: '', secret: null, ...changes } as TableNow;
}

function aQuestion(id: number, changes: Partial<Question> = {}): Question {
  const ask: Ask = { type: 'ask', id, seats: [0], mode: 'turn', clock: 'turn' };
  return {
    ask,
    deadline: null,
    reveal: null,
    options: [{ type: 'draw' }],
    answered: [],
    advised: false,
    ...changes,
  };
}

function anUpdate(changes: Partial<Update> = {}): Update {
  const update = { type: 'update', now: 100, told: [], table: aTable(), view: null } as const;
  return { ...update, question: null, asides: [], ...changes } as Update;
}

let said: Command[];
let keptTokens: string[];
let refuse: Refused | null;
let timers: [number, () => void][];
let now: number;

function aStore(options: { startAtOnce?: boolean } = {}): TableStore {
  const around = {
    now: () => now,
    later: (wait: number, call: () => void) => {
      timers.push([wait, call]);
      return () => undefined;
    },
    randomBytes: () => 'ff',
    keepToken: (token: string) => {
      keptTokens.push(token);
    },
  };
  const store = new TableStore(around, options);
  store.line = {
    do: (wanted) => {
      said.push(wanted);
      return refuse === null ? Promise.resolve() : Promise.reject(refuse);
    },
  };
  store.hear({ type: 'welcome', version: VERSION, seat: 0, missed: true });
  return store;
}

beforeEach(() => {
  said = [];
  keptTokens = [];
  refuse = null;
  timers = [];
  now = 40;
});

describe('the store of a table', () => {
  it('holds the last view, the question and its options', () => {
    const store = aStore();
    store.hear(anUpdate({ view: { pile: 3 }, question: aQuestion(7) }));
    expect(store.view).toEqual({ pile: 3 });
    expect(store.options).toEqual([{ type: 'draw' }]);
    expect(store.isHost).toBe(true);
  });

  it('silences a seat until an update no longer says so, and never a spectator', () => {
    const store = aStore();
    store.hear(anUpdate({ silence: 'C27' }));
    expect(store.silenced).toBe('C27');
    store.seat = null;
    expect(store.silenced).toBeNull();
    store.seat = 0;
    store.hear(anUpdate());
    expect(store.silenced).toBeNull();
  });

  it('has the setup always, which only the first update of a connection brings', () => {
    const brief: Update['table'] = aTable();
    delete brief.setup;
    const board = { players: 3, board: 'of our own' };
    const store = aStore();
    store.hear(anUpdate({ table: aTable({ setup: board, stage: 'open' }) }));
    store.hear(anUpdate({ table: brief }));
    expect([store.table?.setup, store.view]).toEqual([board, null]);
    store.hear(anUpdate({ table: brief, view: { pile: 3 } }));
    expect([store.table?.setup, store.view]).toEqual([board, { pile: 3, setup: board }]);
    store.hear({ type: 'welcome', version: VERSION, seat: 0, missed: true });
    const other = { players: 3, board: 'as the server has it now' };
    store.hear(anUpdate({ table: aTable({ setup: other }), view: { pile: 2, setup: other } }));
    store.hear(anUpdate({ table: brief, view: { pile: 1 } }));
    expect([store.table?.setup, store.view]).toEqual([other, { pile: 1, setup: other }]);
  });

  it('has it also in an update that waits for its reveal, and in the one behind it', () => {
    const brief: Update['table'] = aTable();
    delete brief.setup;
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(1, { reveal: 101 }) }));
    store.hear(anUpdate({ table: brief, view: { pile: 3 } }));
    expect(store.table).toBeNull();
    timers[0]?.[1]();
    expect([store.table?.setup, store.view]).toEqual([{}, { pile: 3, setup: {} }]);
  });

  it('keeps the token that is its own before it says so', () => {
    const store = aStore();
    store.hear({ type: 'yours', token: 'of-nobody-else' });
    expect(keptTokens).toEqual(['of-nobody-else']);
    expect(said).toEqual([{ type: 'confirm', token: 'of-nobody-else' }]);
  });

  it('keeps it again when it is confirmed, as another tab may have kept another; not when it is refused', async () => {
    const store = aStore();
    store.hear({ type: 'yours', token: 'first' });
    await vi.waitFor(() => {
      expect(keptTokens).toEqual(['first', 'first']);
    });
    refuse = new Refused('table', 'this token does not open your seat');
    store.hear({ type: 'yours', token: 'second' });
    await vi.waitFor(() => {
      expect(store.refusal).toBe(refuse);
    });
    expect(keptTokens).toEqual(['first', 'first', 'second']);
  });

  it('remembers everything told once, the last first, also when it is told again', () => {
    const store = aStore();
    store.hear(anUpdate({ told: [1, 2].map((number) => ({ number, event: { type: 'a' } })) }));
    store.hear(anUpdate({ told: [2, 3].map((number) => ({ number, event: { type: 'b' } })) }));
    expect(store.told.map((one) => one.number)).toEqual([3, 2, 1]);
  });

  it('answers the question that is open, and offers nothing until there is another one', async () => {
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(7) }));
    const answering = store.answer({ type: 'draw' });
    expect(store.options).toEqual([]);
    await answering;
    expect(said).toEqual([{ type: 'answer', ask: 7, move: { type: 'draw' } }]);
    store.hear(anUpdate({ question: aQuestion(8) }));
    expect(store.options).toHaveLength(1);
  });

  it('offers the options again when an answer was refused, and shows why', async () => {
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(7) }));
    refuse = new Refused('O11', 'no card to replace');
    await store.answer({ type: 'draw' });
    expect(store.options).toHaveLength(1);
    expect(store.refusal).toBe(refuse);
  });

  it('shows for a while why something was not done, and no longer', async () => {
    const store = aStore();
    refuse = new Refused('table', 'only the host may do this');
    await store.do({ type: 'pause' });
    const first = timers.at(-1);
    expect(first?.[0]).toBe(8000);
    refuse = new Refused('table', 'the game has begun');
    await store.do({ type: 'pause' });
    first?.[1]();
    expect(store.refusal).toBe(refuse); // the newer one has its own time
    timers.at(-1)?.[1]();
    expect(store.refusal).toBeNull();
  });

  it('knows who may be sent away, and by whom', () => {
    const store = aStore();
    const seats = [ANN, ANN, { ...ANN, connected: false }, BOT];
    const kicks = (changes: Partial<TableNow>): boolean[] => {
      store.hear(anUpdate({ table: aTable({ seats, absent_host: null, ...changes }) }));
      return seats.map((_, seat) => store.mayKick(seat));
    };
    expect(kicks({ stage: 'open' })).toEqual([false, true, true, true]);
    const gathers = { people: 2, fill: 'regular', begins: null };
    expect(kicks({ stage: 'open', gathers })).toEqual([false, false, false, true]);
    expect(kicks({ handover: 'open' })).toEqual([false, true, true, true]);
    expect(kicks({ handover: 'closed' })).toEqual([false, false, true, true]);
    expect(kicks({ handover: 'ask', wish: null })).toEqual([false, false, true, true]); // nobody could agree
    const three = seats.map((seat) => ({ ...seat, connected: true }));
    expect(kicks({ handover: 'ask', wish: null, seats: three })).toEqual([false, true, true, true]);
    expect(kicks({ host: 1 })).toEqual([false, false, false, false]);
    expect(kicks({ absent_host: 2 })).toEqual([false, false, false, true]); // while standing in for the host
  });

  it('knows who left by their own will', async () => {
    const store = aStore();
    refuse = new Refused('table', 'the game has begun');
    await store.do({ type: 'leave' });
    expect(store.left).toBe(false);
    refuse = null;
    await store.do({ type: 'leave' });
    expect(store.left).toBe(true);
  });

  it('does not complain when the question had passed meanwhile', async () => {
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(7) }));
    refuse = new Refused('ask', 'this question is not open');
    await store.answer({ type: 'draw' });
    expect(store.refusal).toBeNull();
  });

  it('goes on offering on the floor, where the question stays open', async () => {
    const store = aStore();
    const floor = aQuestion(7);
    store.hear(anUpdate({ question: { ...floor, ask: { ...floor.ask, mode: 'floor' } } }));
    await store.answer({ type: 'draw' });
    expect(store.options).toHaveLength(1);
  });

  it('offers nothing while the table is paused', () => {
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(7), table: aTable({ paused: true }) }));
    expect(store.options).toEqual([]);
  });

  it('measures the clock of the server by the message that was quickest', () => {
    const store = aStore();
    store.hear(anUpdate({ now: 100 }));
    now = 41;
    store.hear(anUpdate({ now: 100.5 })); // half a second late
    expect(store.until(110)).toBeCloseTo(9);
  });

  it('turns a card up at the time at which everybody does, and what follows after it', () => {
    const store = aStore();
    store.hear(anUpdate({ view: 'before' }));
    store.hear(anUpdate({ view: 'card', question: aQuestion(7, { reveal: 100.2 }) }));
    store.hear(anUpdate({ view: 'after', told: [{ number: 1, event: { type: 'a' } }] }));
    expect(store.view).toBe('before');
    expect(timers[0]?.[0]).toBeCloseTo(200);
    timers[0]?.[1]();
    expect(store.view).toBe('after');
    expect(store.told).toHaveLength(1);
  });

  it('adds to the draws once before the game, and begins if it was made for that', async () => {
    const store = aStore({ startAtOnce: true });
    store.hear(anUpdate({ table: aTable({ stage: 'open' }) }));
    store.hear(anUpdate({ table: aTable({ stage: 'open' }) }));
    await Promise.resolve();
    await Promise.resolve();
    expect(said).toEqual([{ type: 'contribute', given: 'ff' }, { type: 'start' }]);
  });

  it('adds nothing again where it was heard to have done so before', () => {
    const store = aStore();
    const event = { type: 'contribution_taken', seat: 0 };
    store.hear(anUpdate({ table: aTable({ stage: 'open' }), told: [{ number: 1, event }] }));
    expect(said).toEqual([]);
  });

  it('knows that the seat of a link is nobody’s, or a bot’s, until somebody takes it', () => {
    const store = aStore();
    store.hear(anUpdate({ table: aTable({ seats: [{ ...ANN, person: null }, BOT] }) }));
    expect(store.unclaimed).toBe(0);
    store.hear(anUpdate({ table: aTable({ stage: 'over', seats: [{ ...ANN, person: null }, BOT] }) }));
    expect(store.unclaimed).toBe(null);
    store.hear(anUpdate({ table: aTable({ seats: [ANN, BOT] }) }));
    expect(store.unclaimed).toBe(null);
  });

  it('knows that a bot sits in', () => {
    const store = aStore();
    store.hear(anUpdate({ table: aTable({ seats: [{ ...ANN, bot: 'regular' }, BOT] }) }));
    expect(store.isStoodIn).toBe(true);
  });

  it('forgets the talk that comes again with a welcome', () => {
    const store = aStore();
    const talk = { type: 'said', name: 'Ann', seat: 0, text: 'hello', at: 1 } as const;
    store.hear(talk);
    store.hear({ type: 'welcome', version: VERSION, seat: 0, missed: true });
    store.hear(talk);
    expect(store.talk).toEqual([talk]);
  });
});

describe('a wish about a seat', () => {
  const wish = { number: 1, seat: 1, name: 'Zoe', by: null, near: [], voters: [0], agreed: [], until: 160 };

  it('is for those to answer who have a seat and have not', () => {
    const store = aStore();
    store.hear(anUpdate({ table: aTable({ wish }) }));
    expect(store.askedWish).toEqual(wish);
    store.hear(anUpdate({ table: aTable({ wish: { ...wish, agreed: [0] } }) }));
    expect(store.askedWish).toBeNull();
    store.hear(anUpdate({ table: aTable({ wish: { ...wish, name: null, by: 0 } }) }));
    expect(store.askedWish).toBeNull();
    store.hear({ type: 'welcome', version: VERSION, seat: null, missed: true });
    store.hear(anUpdate({ table: aTable({ wish }) }));
    expect(store.askedWish).toBeNull();
  });

  it('is that of whoever takes the seat of a link from a bot, until it is given', async () => {
    const store = aStore();
    store.hear({ type: 'welcome', version: VERSION, seat: 1, missed: true });
    store.hear(anUpdate({ table: aTable({ wish }) }));
    store.hear({ type: 'yours', token: 'own.token' });
    await vi.waitFor(() => {
      expect(keptTokens).toEqual(['own.token', 'own.token']);
    });
    expect(said).toEqual([{ type: 'confirm', token: 'own.token' }]);
    expect(store.asks).toBe(true);
  });
});

describe('the adviser', () => {
  const ADVISED = { type: 'advised', ask: 7, move: { type: 'draw' }, reason: { code: 'draw' } } as const;
  const FIGURES = { chance: 41, next_best: null };

  it('is asked once about the open question, and what it said goes with the answer', async () => {
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(7, { advised: true }) }));
    expect([store.isAdvised, store.isAdvising, store.counsel]).toEqual([true, false, null]);
    await store.askAdviser();
    await store.askAdviser();
    expect(said).toEqual([{ type: 'ask_advice', ask: 7 }]);
    expect(store.isAdvising).toBe(true);
    store.hear({ ...ADVISED, ...FIGURES });
    expect(store.counsel?.move).toEqual({ type: 'draw' });
    await store.askAdviser();
    expect(said).toHaveLength(1);
    await store.answer({ type: 'draw' });
    expect([store.isAdvised, store.counsel]).toEqual([false, null]);
  });

  it('says nothing about another question, and can be asked where it found nothing', async () => {
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(8, { advised: true }) }));
    store.hear({ ...ADVISED, ...FIGURES });
    expect(store.counsel).toBeNull();
    await store.askAdviser();
    store.hear({ type: 'advised', ask: 8, move: null, reason: null, chance: null, next_best: null });
    expect([store.isAdvising, store.counsel?.reason]).toEqual([false, null]);
    await store.askAdviser();
    expect(said).toHaveLength(2);
  });

  it('is not asked where the table does not say so, and thinks no more when it refuses', async () => {
    const store = aStore();
    store.hear(anUpdate({ question: aQuestion(7) }));
    await store.askAdviser();
    expect(said).toEqual([]);
    refuse = new Refused('table', 'nobody is advised at this table');
    store.hear(anUpdate({ question: aQuestion(7, { advised: true }) }));
    await store.askAdviser();
    expect(store.isAdvising).toBe(false);
  });

  it('has spoken of how a floor was, when others have spoken since', () => {
    const store = aStore();
    const ask = { ...aQuestion(7).ask, mode: 'floor' } as const;
    store.hear(anUpdate({ question: aQuestion(7, { ask, advised: true }) }));
    store.hear({ ...ADVISED, ...FIGURES });
    expect(store.counsel).not.toBeNull();
    const told = [{ number: 1, event: { type: 'offered' } }];
    store.hear(anUpdate({ told, question: aQuestion(7, { ask, advised: true }) }));
    expect(store.counsel).toBeNull();
  });
});
