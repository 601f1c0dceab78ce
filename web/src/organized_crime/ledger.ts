/** Every payment that was seen, with its reason. */
import type { Told } from '../protocol/messages';
import type { Event } from '../protocol/organized_crime';

export type Payment = Extract<Event, { type: 'paid' | 'owed' | 'debt_moved' | 'deal_made' }>;
const PAYMENTS = new Set(['paid', 'owed', 'debt_moved', 'deal_made']);

export function payments(told: readonly Told[]): { number: number; event: Payment }[] {
  return told
    .filter(({ event }) => PAYMENTS.has((event as Event).type))
    .map(({ number, event }) => ({ number, event: event as Payment }));
}
