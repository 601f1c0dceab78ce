/** The question that is open, in words. */
import type { Question } from '../../protocol/messages';
import { listed } from '../../table/log/notices';
import type { Headline } from '../../table/question/headline';
import { lookUp, t } from '../../text/text.svelte';
import { capital, isName, plain, textId } from '../words/names';
import type { Setting } from '../words/saying';

const PLAIN = new Set(['turn', 'move', 'play', 'ask', 'floor', 'race', 'sealed']); // names of clocks that say nothing more

/** As this seat reads it; null: a spectator. */
export function headline({ ask, answered }: Question, seat: number | null, at: Setting): Headline {
  const isAsked = seat !== null && ask.seats.includes(seat);
  if (isAsked && answered.includes(seat) && ask.mode !== 'floor')
    return { words: t('table-answered'), about: null };
  const own = lookUp(textId(at.game, 'ask', ask.clock));
  const name = PLAIN.has(ask.clock) || !isName(ask.clock) ? null : capital(plain(ask.clock));
  if (isAsked) {
    const how = ask.mode === 'turn' ? null : t(`generic-how-${ask.mode}`);
    return { words: own ?? name ?? t('generic-your-move'), about: how };
  }
  const left = ask.seats.filter((one) => !answered.includes(one) || ask.mode === 'floor');
  const who = listed((left.length > 0 ? left : ask.seats).map((one) => at.nameOf(one)));
  return { words: t('generic-others', { who, count: left.length }), about: own ?? name };
}
