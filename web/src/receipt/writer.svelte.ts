/** Writes down what a table shows of its draws, before anything is sent, and never one promise over another. */
import { Refused, type Command } from '../server/line';
import type { FromServer, Notice, TableNowSent, Update } from '../protocol/messages';
import type { Fairness, Receipt } from '../protocol/receipt';
import { clearOut, type ReceiptStorage, keepReceipt, keptReceipt } from './storage';

/** What can be told at once, without the record: the promise changed, or other bytes were announced for us. */
export type Suspicion = 'changed' | 'contribution';

const LOST = ['kicked', 'moved', 'no_such_seat']; // goodbyes after which the seat may be another's

export class ReceiptWriter {
  suspicion = $state<Suspicion | null>(null);
  private seat: number | null = null;
  private receipt: Receipt | null = null; // null: nothing was shown yet, or the game goes on from a record

  constructor(
    private readonly storage: ReceiptStorage,
    private readonly now: () => number, // seconds since 1970
  ) {}

  // What comes in

  hear(message: FromServer): void {
    if (message.type === 'welcome') {
      if (message.seat !== this.seat) this.receipt = null;
      this.seat = message.seat;
    } else if (message.type === 'update') this.hearUpdate(message);
    else if (message.type === 'goodbye' && LOST.includes(message.reason)) this.leave();
  }

  /** The promise is in every update, and by what the draws are fixed is told once. */
  private hearUpdate({ table, told }: Update): void {
    this.receipt ??= this.begin(table);
    this.show(table.commitment);
    for (const { event } of told) {
      const notice = event as Notice;
      if (notice.type === 'game_started') this.announce(notice.fairness);
      else if (notice.type === 'seat_left' && notice.seat === this.seat) this.leave();
    }
  }

  /** The receipt that is kept, or a new one; none where the draws have begun elsewhere, or have ended. */
  private begin(table: TableNowSent): Receipt | null {
    const { seat } = this;
    const { code, game, commitment, stage } = table;
    if (table.imported || stage === 'over') return null;
    const kept = keptReceipt(this.storage, code, seat);
    if (kept !== null) {
      this.suspect(kept);
      return kept;
    }
    clearOut(this.storage, this.now());
    const receipt: Receipt = {
      type: 'receipt',
      format: 1,
      table: code,
      game,
      seat,
      at: Math.floor(this.now()),
      commitment,
      early: stage === 'open',
      changed: null,
      given: null,
      taken: false,
      left: false,
      announced: null,
      digest: null,
    };
    keepReceipt(this.storage, receipt);
    return receipt;
  }

  /** Another promise than the first is noted beside it. */
  private show(commitment: string): void {
    const { receipt } = this;
    if (receipt !== null && receipt.changed === null && receipt.commitment !== commitment)
      this.change({ changed: commitment });
  }

  /** The first word counts. */
  private announce(announced: Fairness): void {
    const { receipt, seat } = this;
    if (receipt === null) return;
    if (receipt.announced === null) {
      const isThere = seat !== null && receipt.given !== null;
      const confirmed = isThere && announced.contributions[seat] === receipt.given;
      this.change({ announced, taken: receipt.taken || confirmed });
    }
    this.show(announced.commitment);
  }

  // What goes out

  /** Have a command sent; bytes for the draws are kept first, and those of an earlier try are sent again. */
  async pass(command: Command, send: (command: Command) => Promise<void>): Promise<void> {
    if (command.type !== 'contribute') {
      await send(command);
      if (command.type === 'leave') this.leave();
      return;
    }
    const before = this.latest();
    const given = before === null || before.left ? command.given : (before.given ?? command.given);
    this.change({ given, taken: false, left: false });
    try {
      await send({ ...command, given });
    } catch (problem) {
      // refused, they are not in the draws; where the conversation ended, nobody knows
      if (problem instanceof Refused && problem.rule !== 'line') this.takeBack(given, before);
      throw problem;
    }
    this.change({ given, taken: true });
  }

  /** The seat is another's from here on; after the start its bytes stay in the draws. */
  leave(): void {
    if (this.receipt?.announced === null) this.change({ left: true });
  }

  private takeBack(given: string, before: Receipt | null): void {
    if (before === null || this.latest()?.given !== given) return;
    this.change({ given: before.given, taken: before.taken, left: before.left });
  }

  /** As it is now: another tab of this seat may have written it since. */
  private latest(): Receipt | null {
    if (this.receipt === null) return null;
    return keptReceipt(this.storage, this.receipt.table, this.receipt.seat) ?? this.receipt;
  }

  /** Write it with other values in these fields. */
  private change(fields: Partial<Receipt>): void {
    const latest = this.latest();
    if (latest === null) return;
    this.receipt = { ...latest, ...fields };
    keepReceipt(this.storage, this.receipt);
    this.suspect(this.receipt);
  }

  private suspect({ commitment, changed, announced, given, taken, left, seat }: Receipt): void {
    const isOther = announced !== null && announced.commitment !== commitment;
    const isMine = announced !== null && seat !== null && given !== null && taken && !left;
    if (changed !== null || isOther) this.suspicion = 'changed';
    else if (isMine && announced.contributions[seat] !== given) this.suspicion = 'contribution';
  }
}
