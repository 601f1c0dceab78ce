/** Why the adviser would do something, in a sentence. */
import { t } from '../../../text/text.svelte';
import { hyphens } from '../../../text/words';
import { listed, type Reader } from '../../../table/log/notices';
import { theCard } from '../cards/words';
import { cardOf } from '../log/sentence';
import type { AdviceCode, AdviceReason, Move } from '../protocol/types';
import { type Target, targetsOf } from './targets';

export const ADVICE = [
  'only', 'peek', 'call', 'call_last', 'take', 'take_power', 'draw', 'draw_only', 'keep', 'keep_unseen',
  'keep_known', 'keep_power', 'keep_match', 'throw_match', 'throw_power', 'throw_high', 'swap', 'swap_others',
  'mix', 'look', 'give', 'open_safe', 'exchange', 'throw', 'mamma', 'patrol', 'decline', 'habit', 'tried',
] as const satisfies readonly AdviceCode[]; // prettier-ignore

/** What something that can be pointed at is called. */
function targetName(target: Target, at: Reader): string {
  const [kind, first, second] = target.split(':');
  if (kind === 'card') return cardOf(at, Number(first), Number(second));
  if (kind === 'seat') return at.nameOf(Number(first));
  return first === undefined
    ? t('omerta-safe')
    : t('omerta-safe-card', { place: Number(first) + 1, face: 'no' });
}

/** `button`: what is written on the button of the move, if it has one. */
export function adviceSentence(
  move: Move,
  reason: AdviceReason,
  { at, button }: { at: Reader; button: string | null },
): string {
  const { card, other, place, second, seat, other_seat } = reason;
  return t(`omerta-advice-${hyphens(reason.code)}`, {
    card: card === null ? '' : theCard(card),
    other: other === null ? '' : theCard(other),
    known: other === null ? 'no' : 'yes',
    place: (place ?? 0) + 1,
    second: (move.type === 'lay_patrol' ? move.place : (second ?? 0)) + 1,
    places: listed(move.type === 'throw' ? move.places.map((one) => String(one + 1)) : []),
    who: seat === null ? '' : at.nameOf(seat),
    whom: other_seat === null ? '' : at.nameOf(other_seat),
    points: reason.points ?? 0,
    count: reason.count ?? 0,
    percent: reason.percent ?? 0,
    marked: button ?? listed(targetsOf(move, at.me ?? -1).map((target) => targetName(target, at))),
  });
}
