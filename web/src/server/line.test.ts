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
  type Visitor,
  type Socket,
  type Environment,
} from './line';

interface Timer {
  at: number;
  call: () => void;
}

/** A environment in which nothing happens by itself. */
class Stage implements Environment {
  sockets: FakeSocket[] = [];
  private clock = 0;
  private timers: Timer[] = [];

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
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

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nothing was opened');
    return socket;
  }
}

type Listener = Parameters<Socket['listen']>[0];

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  private listener: Listener | null = null;

  listen(listener: Listener): void {
    this.listener = listener;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.listener?.opened();
  }

  say(message: FromServer): void {
    this.listener?.said(JSON.stringify(message));
  }

  breaks(): void {
    this.listener?.closed();
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

function started(visitor: Visitor = { token: 'a-token-of-a-seat' }): {
  stage: Stage;
  line: Line;
  states: Connection[];
  heard: FromServer[];
} {
  const stage = new Stage();
  const states: Connection[] = [];
  const heard: FromServer[] = [];
  const line = new Line(
    visitor,
    { hear: (message) => heard.push(message), connection: (state) => states.push(state) },
    stage,
  );
  line.start();
  return { stage, line, states, heard };
}

describe('a line', () => {
  it('says hello with the token and the number of the last thing heard', () => {
    const { stage } = started();
    stage.socket.welcome();
    expect(stage.socket.sent[0]).toEqual({ type: 'hello', version: VERSION, token: 'a-token-of-a-seat' });
    stage.socket.say(told(1, 2, 3));
    stage.socket.say(told());
    stage.socket.breaks();
    stage.pass(FIRST_WAIT);
    stage.socket.welcome();
    expect(stage.sockets).toHaveLength(2);
    expect(stage.socket.sent[0]).toMatchObject({ last: 3 });
  });

  it('is the same spectator on every connection', () => {
    const { stage, line } = started({ table: 'BCDFGHJK' });
    stage.socket.welcome();
    void line.do({ type: 'chat', text: 'said again' });
    const [hello, chat] = stage.socket.sent;
    stage.socket.breaks();
    stage.pass(FIRST_WAIT);
    stage.socket.welcome();
    expect(hello?.['watcher']).toBeTruthy();
    expect(stage.socket.sent).toEqual([hello, chat]);
  });

  it('has a command done when it is acknowledged', async () => {
    const { stage, line } = started();
    stage.socket.welcome();
    const done = line.do({ type: 'start' });
    const id = String(stage.socket.sent[1]?.['id']);
    stage.socket.say({ type: 'ack', id });
    await expect(done).resolves.toBeUndefined();
  });

  it('tells why a command was refused', async () => {
    const { stage, line } = started();
    stage.socket.welcome();
    const done = line.do({ type: 'start' });
    stage.socket.say({
      type: 'refused',
      id: String(stage.socket.sent[1]?.['id']),
      rule: 'table',
      why: 'not yet',
    });
    await expect(done).rejects.toEqual(new Refused('table', 'not yet'));
  });

  it('says again, in order and under the same ids, what was not acknowledged', () => {
    const { stage, line } = started();
    stage.socket.welcome();
    void line.do({ type: 'chat', text: 'one' });
    void line.do({ type: 'chat', text: 'two' });
    const before = stage.socket.sent.slice(1);
    stage.socket.breaks();
    stage.pass(FIRST_WAIT);
    stage.socket.open();
    expect(stage.socket.sent).toHaveLength(1); // nothing before the welcome
    stage.socket.say({ type: 'welcome', version: VERSION, seat: 0, missed: true });
    expect(stage.socket.sent.slice(1)).toEqual(before);
    expect(new Set(before.map((command) => command['id'])).size).toBe(2);
  });

  it('keeps a command that is given while there is no connection', () => {
    const { stage, line } = started();
    void line.do({ type: 'chat', text: 'early' });
    expect(stage.socket.sent).toEqual([]);
    stage.socket.welcome();
    expect(stage.socket.sent[1]).toMatchObject({ type: 'chat', text: 'early' });
  });

  it('waits longer each time it cannot connect, and is calm again after a welcome', () => {
    const { stage } = started();
    stage.socket.breaks();
    stage.pass(FIRST_WAIT);
    stage.socket.breaks();
    stage.pass(FIRST_WAIT);
    expect(stage.sockets).toHaveLength(2);
    stage.pass(FIRST_WAIT);
    expect(stage.sockets).toHaveLength(3);
    stage.socket.welcome();
    stage.socket.breaks();
    stage.pass(FIRST_WAIT);
    expect(stage.sockets).toHaveLength(4);
  });

  it('comes back at once when it is hurried', () => {
    const { stage, line } = started();
    line.hurry();
    expect(stage.sockets).toHaveLength(1); // it was not waiting
    stage.socket.breaks();
    line.hurry();
    expect(stage.sockets).toHaveLength(2);
    stage.pass(10 * FIRST_WAIT);
    expect(stage.sockets).toHaveLength(2);
  });

  it('is lost as soon as the browser says so, once, and comes back by itself', () => {
    const { stage, line, states } = started();
    stage.socket.welcome();
    line.cut();
    line.cut();
    expect(states).toEqual(['connecting', 'connected', 'lost']);
    line.hurry();
    stage.socket.welcome();
    expect(states.at(-1)).toBe('connected');
  });

  it('takes a connection for dead on which no reply comes', () => {
    const { stage, line, states } = started();
    stage.socket.welcome();
    stage.pass(PATIENCE);
    expect(states.at(-1)).toBe('connected'); // nothing was asked, so silence means nothing
    void line.do({ type: 'start' });
    stage.pass(PATIENCE);
    expect(states.at(-1)).toBe('lost');
    expect(stage.sockets[0]?.closed).toBe(true);
  });

  it('hears nothing of a connection that it has given up', () => {
    const { stage, heard } = started();
    const [old] = stage.sockets;
    stage.socket.breaks();
    stage.pass(FIRST_WAIT);
    old?.say(told(7));
    old?.breaks();
    expect(heard).toEqual([]);
    expect(stage.sockets).toHaveLength(2);
  });

  it('comes back after a goodbye that passes, not too soon', () => {
    const { stage, states } = started();
    stage.socket.welcome();
    stage.socket.say(goodbye('closing'));
    stage.socket.breaks();
    stage.pass(AFTER_GOODBYE - 1);
    expect(stage.sockets).toHaveLength(1);
    stage.pass(1);
    expect(stage.sockets).toHaveLength(2);
    expect(states).not.toContain('ended');
  });

  it('comes back with the token that was given to it', () => {
    const { stage } = started();
    stage.socket.welcome();
    stage.socket.say({ type: 'yours', token: 'of-nobody-else' });
    stage.socket.breaks();
    stage.pass(60_000);
    stage.socket.open();
    expect(stage.socket.sent.at(-1)).toMatchObject({ type: 'hello', token: 'of-nobody-else' });
  });

  it('ends with a goodbye that does not pass, and says so to whoever waits', async () => {
    const { stage, line, states, heard } = started();
    stage.socket.welcome();
    const waiting = line.do({ type: 'start' });
    stage.socket.say(goodbye('kicked'));
    await expect(waiting).rejects.toBeInstanceOf(Refused);
    stage.socket.breaks();
    stage.pass(60_000);
    expect(stage.sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('ended');
    expect(heard.at(-1)).toEqual(goodbye('kicked'));
    await expect(line.do({ type: 'start' })).rejects.toBeInstanceOf(Refused);
  });
});
