/** Why the adviser would do something, in a sentence. */
import { t } from '../../../text/text.svelte';
import { hyphens } from '../../../text/words';
import type { AdviceCode, AdviceReason, Move, Name } from '../protocol/types';
import { type Telling, termsOf } from '../story/story';
import { money, spaceCalled, wayCalled } from '../words/names';
import { seatName } from '../words/seats';

export const ADVICE = [
  'only', 'room', 'claim', 'cash', 'repay', 'guard', 'guard_first', 'guard_more', 'official', 'power_card',
  'attack', 'reach', 'hunt', 'roll', 'split', 'split_attack', 'step', 'step_end', 'step_attack', 'kill_boss',
  'kill_man', 'hit', 'stop', 'first_city', 'request', 'pass', 'draw', 'pay', 'demand', 'waive', 'accept',
  'reject', 'offer', 'audit', 'withdraw', 'call_vote', 'place', 'close', 'listen', 'talk', 'vote_for',
  'vote_against', 'vote_leader', 'vote_word', 'abstain', 'lose_man', 'lose_official', 'habit', 'tried',
] as const satisfies readonly AdviceCode[]; // prettier-ignore

/** `offer-plain` and `vote-tried`: what cannot be marked is said. */
export const SAID = ['offer-plain', 'vote-tried', 'way', 'then'];

export function adviceSentence(move: Move | null, reason: AdviceReason, at: Telling): string {
  const { seat, space, amount, cost } = reason;
  const terms = move?.type === 'offer' ? termsOf(move) : { gives: '', takes: '' };
  const partner = move?.type === 'offer' ? move.to : seat;
  const words = t(`crime-advice-${idOf(move, reason)}`, {
    who: partner === null ? '' : seatName(at.seats, partner),
    space: space === null ? '' : spaceCalled(at.layout, space),
    points: reason.points ?? 0,
    amount: money(amount ?? 0),
    cost: money(cost ?? 0),
    percent: reason.percent ?? 0,
    before: reason.before ?? 0,
    favour: reason.favour ?? 0,
    against: reason.against ?? 0,
    ...terms,
    votes: move?.type === 'vote' ? move.votes : 0,
    side: move?.type === 'vote' && move.favour ? 'for' : 'against',
  });
  return move?.type === 'name' ? [words, ...waysOf(move, reason.then, at)].join(' ') : words;
}

function idOf(move: Move | null, { code }: AdviceReason): string {
  if (move?.type === 'vote' && (code === 'tried' || code === 'habit')) return 'vote-tried';
  if (move?.type === 'offer' && code !== 'offer') return 'offer-plain';
  return hyphens(code);
}

/** Where a named piece goes, and which goes with it. */
function waysOf(name: Name, then: Name | null, at: Telling): string[] {
  const values = ({ space, direction }: Name): { space: string; way: string } => ({
    space: spaceCalled(at.layout, space),
    way: wayCalled(at.layout, space, direction),
  });
  const way = t('crime-advice-way', values(name));
  return then === null ? [way] : [way, t('crime-advice-then', values(then))];
}
