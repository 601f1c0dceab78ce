import { beforeEach, describe, expect, it } from 'vitest';
import { Refused, type Command } from '../server/line';
import { VERSION } from '../protocol/constants';
import type { TableNow, Update } from '../protocol/messages';
import type { Receipt } from '../protocol/receipt';
import { aStorage } from './storage.fixture';
import { allReceipts, type ReceiptStorage, keptReceipt } from './storage';
import { ReceiptWriter } from './writer.svelte';

const PROMISE = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);

let storage: ReceiptStorage;
let sent: Command[];

function anUpdate(changes: Partial<TableNow> = {}, ...events: unknown[]): Update {
  const table = { code: 'ABCD', game: 'chess', stage: 'open', imported: false, commitment: PROMISE };
  const told = events.map((event, index) => ({ number: index + 1, event }));
  return { type: 'update', table: { ...table, ...changes }, told } as unknown as Update;
}

function started(contributions: (string | null)[], commitment = PROMISE): unknown {
  return { type: 'game_started', fairness: { commitment, contributions } };
}

/** A page that was opened in front of this seat. */
function aWriter(seat: number | null = 0, first = anUpdate()): ReceiptWriter {
  const writer = new ReceiptWriter(storage, () => 1_800_000_000.7);
  writer.hear({ type: 'welcome', version: VERSION, seat, missed: true });
  writer.hear(first);
  return writer;
}

function kept(seat: number | null = 0): Receipt | null {
  return keptReceipt(storage, 'ABCD', seat);
}

/** Contribute; what the receipt said when the bytes left. */
async function contribute(writer: ReceiptWriter, given: string, refuse?: Refused): Promise<Receipt | null> {
  let then: Receipt | null = null;
  const passing = writer.pass({ type: 'contribute', given }, (wanted) => {
    then = kept();
    sent.push(wanted);
    return refuse === undefined ? Promise.resolve() : Promise.reject(refuse);
  });
  if (refuse === undefined) await passing;
  else await expect(passing).rejects.toBe(refuse);
  return then;
}

beforeEach(() => {
  storage = aStorage();
  sent = [];
});

describe('a receipt is written', () => {
  it('when the promise is first seen, before anything is given', () => {
    aWriter();
    expect(kept()).toEqual({
      type: 'receipt',
      format: 1,
      table: 'ABCD',
      game: 'chess',
      seat: 0,
      at: 1_800_000_000,
      commitment: PROMISE,
      early: true,
      changed: null,
      given: null,
      taken: false,
      left: false,
      announced: null,
      digest: null,
    });
  });

  it('before the bytes leave, and again when they are confirmed', async () => {
    const writer = aWriter();
    expect(await contribute(writer, 'ff')).toMatchObject({ given: 'ff', taken: false });
    expect(kept()).toMatchObject({ given: 'ff', taken: true });
    writer.hear(anUpdate({ stage: 'running' }, started(['ff', null])));
    expect(kept()?.announced).toEqual({ commitment: PROMISE, contributions: ['ff', null] });
    expect(writer.suspicion).toBeNull();
  });

  it('for spectators, and for people who come late', () => {
    aWriter(null, anUpdate({ stage: 'running' }, started([null, null])));
    expect(kept(null)).toMatchObject({ early: false, seat: null, announced: { commitment: PROMISE } });
  });

  it('not for a game from a record, nor for one that is over', async () => {
    const writer = aWriter(0, anUpdate({ imported: true }));
    await contribute(writer, 'ff');
    aWriter(0, anUpdate({ stage: 'over' }));
    expect(sent).toEqual([{ type: 'contribute', given: 'ff' }]);
    expect(allReceipts(storage)).toEqual([]);
  });
});

describe('after a reload', () => {
  it('the same bytes are sent again, and stay confirmed though they are refused', async () => {
    await contribute(aWriter(), 'ff');
    await contribute(aWriter(), 'ee', new Refused('table', 'you have added to the draws'));
    expect(sent.map((wanted) => 'given' in wanted && wanted.given)).toEqual(['ff', 'ff']);
    expect(kept()).toMatchObject({ given: 'ff', taken: true });
  });

  it('bytes that were on their way are kept, and confirmed by what is announced', async () => {
    await contribute(aWriter(), 'ff', new Refused('line', 'the conversation is over'));
    expect(kept()).toMatchObject({ given: 'ff', taken: false });
    aWriter(0, anUpdate({ stage: 'running' }, started(['ff', null])));
    expect(kept()).toMatchObject({ given: 'ff', taken: true });
  });

  it('bytes that were refused are not in the draws', async () => {
    await contribute(aWriter(), 'ff', new Refused('table', 'you have added to the draws'));
    expect(kept()).toMatchObject({ given: null, taken: false });
  });

  it('a suspicion is still there', () => {
    aWriter().hear(anUpdate({ commitment: OTHER }));
    expect(aWriter().suspicion).toBe('changed');
  });
});

describe('a house is suspected', () => {
  it('when its promise changes, and the first one is kept', () => {
    const writer = aWriter();
    writer.hear(anUpdate({ commitment: OTHER }));
    writer.hear(anUpdate({ commitment: 'ef'.repeat(32) }));
    expect(kept()).toMatchObject({ commitment: PROMISE, changed: OTHER });
    expect(writer.suspicion).toBe('changed');
  });

  it('when another promise is announced at the start', () => {
    const writer = aWriter();
    writer.hear(anUpdate({ stage: 'running' }, started(['ff', null], OTHER)));
    expect(writer.suspicion).toBe('changed');
  });

  it.each([['ee'], [null]])('when %j is announced for bytes it has confirmed', async (announced) => {
    const writer = aWriter();
    await contribute(writer, 'ff');
    writer.hear(anUpdate({ stage: 'running' }, started([announced, null])));
    expect(writer.suspicion).toBe('contribution');
    writer.hear(anUpdate({ stage: 'running' }, started(['ff', null]))); // too late: the first word counts
    expect(kept()?.announced?.contributions).toEqual([announced, null]);
  });
});

describe('a seat that is given up', () => {
  const LEAVING: [string, (writer: ReceiptWriter) => unknown][] = [
    ['by its own will', (writer) => writer.pass({ type: 'leave' }, () => Promise.resolve())],
    ['for another', (writer) => { writer.leave(); }], // prettier-ignore
    ['by the host', (writer) => { writer.hear({ type: 'goodbye', reason: 'kicked', why: '' }); }], // prettier-ignore
    ['for another, in another tab', (writer) => { writer.hear({ type: 'goodbye', reason: 'moved', why: '' }); }], // prettier-ignore
    ['in another tab', (writer) => { writer.hear(anUpdate({}, { type: 'seat_left', seat: 0 })); }], // prettier-ignore
  ];

  it.each(LEAVING)('takes its bytes along before the game: %s', async (_, leave) => {
    const writer = aWriter();
    await contribute(writer, 'ff');
    await leave(writer);
    expect(kept()).toMatchObject({ given: 'ff', left: true });
    const again = aWriter(0, anUpdate({ stage: 'running' }, started([null, null]))); // taken back, late
    expect(again.suspicion).toBeNull();
  });

  it('and taken again adds other bytes', async () => {
    const writer = aWriter();
    await contribute(writer, 'ff');
    writer.leave();
    await contribute(aWriter(), 'ee');
    expect(kept()).toMatchObject({ given: 'ee', taken: true, left: false });
  });

  it('leaves its bytes in the draws once they are announced', async () => {
    const writer = aWriter();
    await contribute(writer, 'ff');
    writer.hear(anUpdate({ stage: 'running' }, started(['ff', null])));
    writer.leave();
    expect(kept()?.left).toBe(false);
  });

  it('is not lost where it is only open elsewhere', () => {
    const writer = aWriter();
    writer.hear({ type: 'goodbye', reason: 'elsewhere', why: '' });
    expect(kept()?.left).toBe(false);
  });
});

it('another tab of the seat that was quicker keeps its bytes', async () => {
  const [near, far] = [aWriter(), aWriter()];
  await contribute(near, 'ff');
  await contribute(far, 'ee', new Refused('table', 'you have added to the draws'));
  expect(kept()).toMatchObject({ given: 'ff', taken: true });
});
