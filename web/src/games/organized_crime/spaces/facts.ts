/** What there is to say of a space: its rule, what it would cost or bring, who holds it, who stands there. */
import type { SeatNow } from '../../../protocol/messages';
import type { Landing, Printed, View } from '../protocol/types';
import { t } from '../../../text/text.svelte';
import { seatName } from '../words/seats';
import { crowds } from '../pieces/crowd';
import type { Space } from '../board/geometry';
import { landingText } from './landing';
import { baseCalled } from '../words/names';

export interface Standing {
  view: View;
  printed: Printed;
  seats: readonly SeatNow[];
  me?: number | null; // the reader's seat; null: a spectator
  landing?: Landing | undefined; // what landing there would bring the reader
}

export function factsOf(space: Space, standing: Standing): string[] {
  const { view, printed, landing } = standing;
  const owner = view.families.findIndex(({ circles }) => circles.includes(space.id));
  const here = crowds(view.families).get(space.id) ?? [];
  return [
    landingText(space, landing, printed),
    ...(owner >= 0 ? [t('crime-held-by', whose(owner, standing))] : []),
    ...(space.base === null ? [] : [baseFact(space, space.base, standing)]),
    ...here.map(({ seat, boss, count }) =>
      t(boss ? 'crime-here-boss' : 'crime-here-men', { ...whose(seat, standing), count }),
    ),
  ];
}

function baseFact(space: Space, base: NonNullable<Space['base']>, standing: Standing): string {
  if (space.track !== 'home') return t('crime-door-of', { base: baseCalled(base.name) });
  const owner = standing.view.families.findIndex((family) => family.base === base.id);
  return owner < 0 ? t('crime-base-closed') : t('crime-base-of', whose(owner, standing));
}

/** Whom something belongs to; nobody is told of themselves by their name. */
function whose(seat: number, { seats, me = null }: Standing): { who: string; whose: 'mine' | 'other' } {
  return { who: seatName(seats, seat), whose: seat === me ? 'mine' : 'other' };
}
