/** A conversation with the server that outlives its connections. See docs/protocol.md. */
import type { FromClient, Hello } from '../protocol/commands';
import { PASSES, VERSION } from '../protocol/constants';
import type { FromServer, Goodbye } from '../protocol/messages';

export type Sent = Exclude<FromClient, Hello>;
type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;
/** A command as somebody wants it; the line gives it its id. */
export type Command = WithoutId<Sent>;

/** Who connects: the holder of a seat's token, or a spectator. */
export type Visitor = { token: string } | { table: string };

export type Connection = 'connecting' | 'connected' | 'lost' | 'ended';

/** What a line needs of a WebSocket. */
export interface Socket {
  listen(listener: { opened: () => void; said: (text: string) => void; closed: () => void }): void;
  send(text: string): void;
  close(): void;
}

/** What a line needs of the browser, so that tests can stand in for it. */
export interface Environment {
  open(): Socket;
  /** Calls back after so many milliseconds; the answer cancels it. */
  later(milliseconds: number, call: () => void): () => void;
  random(): number;
}

export interface Listener {
  hear(message: FromServer): void;
  connection(now: Connection): void;
}

/** A command that was not done, and changed nothing; why, and by which rule. */
export class Refused extends Error {
  constructor(
    readonly rule: string,
    why: string,
  ) {
    super(why);
  }
}

interface Waiting {
  command: Sent;
  done(): void;
  failed(why: Error): void;
}

export const FIRST_WAIT = 200; // milliseconds until a lost connection is opened again
export const LONGEST_WAIT = 10_000;
export const AFTER_GOODBYE = 1_000; // ... and at least, when the server has ended it
export const PATIENCE = 10_000; // milliseconds for a reply, after which the connection is dead

/** Comes back with the last number it has, and says again what was not acknowledged. */
export class Line {
  private last = 0; // the number of the last thing told
  private socket: Socket | null = null;
  private welcomed = false;
  private ended = false;
  private wait = FIRST_WAIT;
  private cancelRetry: (() => void) | null = null;
  private cancelPatience: (() => void) | null = null;
  private readonly unacknowledged = new Map<string, Waiting>(); // in the order in which they were said
  private readonly prefix: string;
  private said = 0;

  constructor(
    private visitor: Visitor,
    private readonly listener: Listener,
    private readonly environment: Environment,
  ) {
    this.prefix = Math.floor(environment.random() * 0xffffffff).toString(16);
  }

  /** Connect, and stay connected until it is ended. */
  start(): void {
    this.listener.connection('connecting');
    this.connect();
  }

  /** Say a command and wait until it is done, however often the connection breaks; or `Refused`. */
  do(command: Command): Promise<void> {
    if (this.ended) return Promise.reject(new Refused('line', 'the conversation is over'));
    this.said += 1;
    const sent: Sent = { ...command, id: `${this.prefix}-${this.said}` };
    return new Promise((done, failed) => {
      this.unacknowledged.set(sent.id, { command: sent, done, failed });
      if (this.welcomed) this.send(sent);
    });
  }

  /** Come back at once: the network is there again, or somebody looks. */
  hurry(): void {
    if (this.cancelRetry === null) return;
    this.cancelRetry();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** The browser says that there is no network: so the connection is gone, though nobody said so on it. */
  cut(): void {
    if (!this.ended && this.cancelRetry === null) this.lose();
  }

  /** Say no more, and hear no more. */
  end(): void {
    this.ended = true;
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.drop();
    for (const waiting of this.unacknowledged.values())
      waiting.failed(new Refused('line', 'the conversation is over'));
    this.unacknowledged.clear();
    this.listener.connection('ended');
  }

  private connect(): void {
    this.cancelRetry = null;
    const socket = this.environment.open();
    this.socket = socket;
    this.expectReply();
    socket.listen({
      opened: () => {
        // a first connection takes what the server still remembers, even if that is not all
        const last = this.last === 0 ? {} : { last: this.last };
        const watcher = 'table' in this.visitor ? { watcher: this.prefix } : {};
        const hello: Hello = { type: 'hello', version: VERSION, ...last, ...watcher, ...this.visitor };
        socket.send(JSON.stringify(hello));
      },
      said: (text) => {
        if (socket === this.socket) this.take(JSON.parse(text) as FromServer);
      },
      closed: () => {
        if (socket === this.socket) this.lose();
      },
    });
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcomed = true;
        this.wait = FIRST_WAIT;
        this.listener.connection('connected');
        for (const waiting of this.unacknowledged.values()) this.send(waiting.command);
        break;
      case 'update':
        this.last = Math.max(this.last, ...message.told.map((told) => told.number));
        break;
      case 'yours':
        this.visitor = { token: message.token };
        break;
      case 'ack':
        this.settle(message.id, null);
        break;
      case 'refused':
        this.settle(message.id, new Refused(message.rule, message.why));
        break;
      case 'goodbye':
        this.takeGoodbye(message);
        return;
      default:
    }
    this.expectReply();
    this.listener.hear(message);
  }

  private takeGoodbye(goodbye: Goodbye): void {
    this.listener.hear(goodbye);
    if (!PASSES[goodbye.reason]) this.end();
    else this.wait = Math.max(this.wait, AFTER_GOODBYE);
  }

  private send(command: Sent): void {
    this.socket?.send(JSON.stringify(command));
    this.expectReply();
  }

  private settle(id: string, refused: Refused | null): void {
    const waiting = this.unacknowledged.get(id);
    if (waiting === undefined) return;
    this.unacknowledged.delete(id);
    if (refused === null) waiting.done();
    else waiting.failed(refused);
  }

  /** A browser does not tell when the other side is gone; a reply that never comes does. */
  private expectReply(): void {
    this.cancelPatience?.();
    this.cancelPatience = null;
    if (this.ended || (this.welcomed && this.unacknowledged.size === 0)) return;
    this.cancelPatience = this.environment.later(PATIENCE, () => {
      this.lose();
    });
  }

  private lose(): void {
    this.drop();
    if (this.ended) return;
    this.listener.connection('lost');
    // not all at once after a restart
    this.cancelRetry = this.environment.later(this.wait * (0.5 + this.environment.random() / 2), () => {
      this.connect();
    });
    this.wait = Math.min(LONGEST_WAIT, 2 * this.wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.cancelPatience?.();
    this.cancelPatience = null;
    socket?.close();
  }
}
