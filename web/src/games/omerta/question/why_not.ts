/** Moves that people look for and may not make now, as the server says: under what they would be pressed as. */
import type { NotNow } from '../../../protocol/messages';
import { t } from '../../../text/text.svelte';
import { hyphens } from '../../../text/words';
import type { Move, WhyNotCode } from '../protocol/types';
import { targetsOf, type Target } from './targets';

export const WHY_NOT = {
  patrolled: true,
  empty: true,
  no_card: true,
  nothing_to_draw: true,
  must_replace: true,
  card_patrolled: true,
  must_use: true,
  must_exchange: true,
} as const satisfies Record<WhyNotCode, true>;

/** Why something cannot be pressed: in a sentence, and the id of the rule. */
export interface Reason {
  says: string;
  rule: string;
}

/** What would be pressed: the card of a move that points at one, or else the move. */
export function reasonsOf(said: readonly NotNow[], me: number): Map<Target | Move['type'], Reason> {
  const found = new Map<Target | Move['type'], Reason>();
  for (const { move, rule, reason } of said) {
    const meant = move as Move;
    const [pointed] = 'place' in meant ? targetsOf(meant, me) : [];
    found.set(pointed ?? meant.type, { says: t(`omerta-why-not-${hyphens(reason)}`), rule });
  }
  return found;
}
