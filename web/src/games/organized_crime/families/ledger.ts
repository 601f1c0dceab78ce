/** Every payment that was seen, with its reason. */
import type { Told } from '../../../protocol/messages';
import type { Event, Paid } from '../protocol/types';

export type Payment = Extract<Event, { type: 'paid' | 'owed' | 'debt_moved' | 'deal_made' }>;
export type Reason = Paid['reason'] | 'deal';
const PAYMENTS = new Set(['paid', 'owed', 'debt_moved', 'deal_made']);

interface Line {
  number: number;
  event: Payment;
}

export interface Flow {
  reason: Reason;
  got: number;
  gave: number;
}

export function payments(told: readonly Told[]): Line[] {
  return told
    .filter(({ event }) => PAYMENTS.has((event as Event).type))
    .map(({ number, event }) => ({ number, event: event as Payment }));
}

/** What a seat got and gave, by reason; money of a deal that was not there is owed, and comes as a debt. */
export function flows(lines: readonly Line[], seat: number): Flow[] {
  const found = new Map<Reason, Flow>();
  const add = (reason: Reason, got: number, gave: number): void => {
    const known = found.get(reason) ?? { reason, got: 0, gave: 0 };
    found.set(reason, { reason, got: known.got + got, gave: known.gave + gave });
  };
  for (const { event } of lines) {
    if (event.type === 'paid') {
      if (event.payee === seat) add(event.reason, event.amount, 0);
      if (event.payer === seat) add(event.reason, 0, event.amount);
    }
    if (event.type === 'deal_made' && event.money !== null && event.money !== 0) {
      const gave = event.by === seat ? event.money : -event.money;
      add('deal', Math.max(0, -gave), Math.max(0, gave));
    }
    if (event.type === 'owed' && event.creditor !== null) {
      if (event.debtor === seat) add('deal', 0, -event.amount);
      if (event.creditor === seat) add('deal', -event.amount, 0);
    }
  }
  return [...found.values()];
}
