import { describe, expect, it } from 'vitest';
import { VERSION } from '../protocol/constants';
import type { FromServer, Goodbye, Update } from '../protocol/messages';
import {
  AFTER_GOODBYE,
  type Connection,
  FIRST_WAIT,
  Line,
  PATIENCE,
  Refused,
  type Wire,
  type World,
} from './line';

interface Timer {
  at: number;
  call: () => void;
}

/** A world in which nothing happens by itself. */
class Stage implements World {
  wires: FakeWire[] = [];
  private clock = 0;
  private timers: Timer[] = [];

  open(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }

  later(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.clock + milliseconds, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return 1;
  }

  pass(milliseconds: number): void {
    this.clock += milliseconds;
    const due = this.timers.filter((timer) => timer.at <= this.clock);
    this.timers = this.timers.filter((timer) => timer.at > this.clock);
    for (const timer of due) timer.call();
  }

  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (wire === undefined) throw new Error('nothing was opened');
    return wire;
  }
}

type Ears = Parameters<Wire['listen']>[0];

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  private ears: Ears | null = null;

  listen(ears: Ears): void {
    this.ears = ears;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.ears?.opened();
  }

  say(message: FromServer): void {
    this.ears?.said(JSON.stringify(message));
  }

  breaks(): void {
    this.ears?.closed();
  }

  welcome(): void {
    this.open();
    this.say({ type: 'welcome', version: VERSION, seat: 0, missed: true });
  }
}

function told(...numbers: number[]): Update {
  const events = numbers.map((number) => ({ number, event: { type: 'thing' } }));
  return {
    type: 'update',
    now: 0,
    told: events,
    view: null,
    question: null,
    asides: [],
  } as unknown as Update;
}

function goodbye(reason: Goodbye['reason']): Goodbye {
  return { type: 'goodbye', reason, why: 'because' };
}

function started(): { stage: Stage; line: Line; states: Connection[]; heard: FromServer[] } {
  const stage = new Stage();
  const states: Connection[] = [];
  const heard: FromServer[] = [];
  const line = new Line(
    { token: 'a-token-of-a-seat' },
    { hear: (message) => heard.push(message), connection: (state) => states.push(state) },
    stage,
  );
  line.start();
  return { stage, line, states, heard };
}

describe('a line', () => {
  it('says hello with the token and the number of the last thing heard', () => {
    const { stage } = started();
    stage.wire.welcome();
    expect(stage.wire.sent[0]).toEqual({ type: 'hello', version: VERSION, token: 'a-token-of-a-seat' });
    stage.wire.say(told(1, 2, 3));
    stage.wire.say(told());
    stage.wire.breaks();
    stage.pass(FIRST_WAIT);
    stage.wire.welcome();
    expect(stage.wires).toHaveLength(2);
    expect(stage.wire.sent[0]).toMatchObject({ last: 3 });
  });

  it('has a command done when it is acknowledged', async () => {
    const { stage, line } = started();
    stage.wire.welcome();
    const done = line.do({ type: 'start' });
    const id = String(stage.wire.sent[1]?.['id']);
    stage.wire.say({ type: 'ack', id });
    await expect(done).resolves.toBeUndefined();
  });

  it('tells why a command was refused', async () => {
    const { stage, line } = started();
    stage.wire.welcome();
    const done = line.do({ type: 'start' });
    stage.wire.say({
      type: 'refused',
      id: String(stage.wire.sent[1]?.['id']),
      rule: 'table',
      why: 'not yet',
    });
    await expect(done).rejects.toEqual(new Refused('table', 'not yet'));
  });

  it('says again, in order and under the same ids, what was not acknowledged', () => {
    const { stage, line } = started();
    stage.wire.welcome();
    void line.do({ type: 'chat', text: 'one' });
    void line.do({ type: 'chat', text: 'two' });
    const before = stage.wire.sent.slice(1);
    stage.wire.breaks();
    stage.pass(FIRST_WAIT);
    stage.wire.open();
    expect(stage.wire.sent).toHaveLength(1); // nothing before the welcome
    stage.wire.say({ type: 'welcome', version: VERSION, seat: 0, missed: true });
    expect(stage.wire.sent.slice(1)).toEqual(before);
    expect(new Set(before.map((command) => command['id'])).size).toBe(2);
  });

  it('keeps a command that is given while there is no connection', () => {
    const { stage, line } = started();
    void line.do({ type: 'chat', text: 'early' });
    expect(stage.wire.sent).toEqual([]);
    stage.wire.welcome();
    expect(stage.wire.sent[1]).toMatchObject({ type: 'chat', text: 'early' });
  });

  it('waits longer each time it cannot connect, and is calm again after a welcome', () => {
    const { stage } = started();
    stage.wire.breaks();
    stage.pass(FIRST_WAIT);
    stage.wire.breaks();
    stage.pass(FIRST_WAIT);
    expect(stage.wires).toHaveLength(2);
    stage.pass(FIRST_WAIT);
    expect(stage.wires).toHaveLength(3);
    stage.wire.welcome();
    stage.wire.breaks();
    stage.pass(FIRST_WAIT);
    expect(stage.wires).toHaveLength(4);
  });

  it('comes back at once when it is hurried', () => {
    const { stage, line } = started();
    line.hurry();
    expect(stage.wires).toHaveLength(1); // it was not waiting
    stage.wire.breaks();
    line.hurry();
    expect(stage.wires).toHaveLength(2);
    stage.pass(10 * FIRST_WAIT);
    expect(stage.wires).toHaveLength(2);
  });

  it('is lost as soon as the browser says so, once, and comes back by itself', () => {
    const { stage, line, states } = started();
    stage.wire.welcome();
    line.cut();
    line.cut();
    expect(states).toEqual(['connecting', 'connected', 'lost']);
    line.hurry();
    stage.wire.welcome();
    expect(states.at(-1)).toBe('connected');
  });

  it('takes a connection for dead on which no reply comes', () => {
    const { stage, line, states } = started();
    stage.wire.welcome();
    stage.pass(PATIENCE);
    expect(states.at(-1)).toBe('connected'); // nothing was asked, so silence means nothing
    void line.do({ type: 'start' });
    stage.pass(PATIENCE);
    expect(states.at(-1)).toBe('lost');
    expect(stage.wires[0]?.closed).toBe(true);
  });

  it('hears nothing of a connection that it has given up', () => {
    const { stage, heard } = started();
    const [old] = stage.wires;
    stage.wire.breaks();
    stage.pass(FIRST_WAIT);
    old?.say(told(7));
    old?.breaks();
    expect(heard).toEqual([]);
    expect(stage.wires).toHaveLength(2);
  });

  it('comes back after a goodbye that passes, not too soon', () => {
    const { stage, states } = started();
    stage.wire.welcome();
    stage.wire.say(goodbye('closing'));
    stage.wire.breaks();
    stage.pass(AFTER_GOODBYE - 1);
    expect(stage.wires).toHaveLength(1);
    stage.pass(1);
    expect(stage.wires).toHaveLength(2);
    expect(states).not.toContain('ended');
  });

  it('comes back with the token that was given to it', () => {
    const { stage } = started();
    stage.wire.welcome();
    stage.wire.say({ type: 'yours', token: 'of-nobody-else' });
    stage.wire.breaks();
    stage.pass(60_000);
    stage.wire.open();
    expect(stage.wire.sent.at(-1)).toMatchObject({ type: 'hello', token: 'of-nobody-else' });
  });

  it('ends with a goodbye that does not pass, and says so to whoever waits', async () => {
    const { stage, line, states, heard } = started();
    stage.wire.welcome();
    const waiting = line.do({ type: 'start' });
    stage.wire.say(goodbye('kicked'));
    await expect(waiting).rejects.toBeInstanceOf(Refused);
    stage.wire.breaks();
    stage.pass(60_000);
    expect(stage.wires).toHaveLength(1);
    expect(states.at(-1)).toBe('ended');
    expect(heard.at(-1)).toEqual(goodbye('kicked'));
    await expect(line.do({ type: 'start' })).rejects.toBeInstanceOf(Refused);
  });
});
