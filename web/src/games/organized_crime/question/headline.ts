/** The question that is open, in words. */
import type { Question } from '../../../protocol/messages';
import type { View } from '../protocol/types';
import type { Headline } from '../../../table/question/headline';
import { t } from '../../../text/text.svelte';
import { seatName } from '../words/seats';
import { money, spaceCalled } from '../words/names';
import { movesOf } from './options';
import type { Telling } from '../story/story';

const MINE: Readonly<Record<string, string>> = {
  setup: 'crime-ask-setup',
  penalty: 'crime-ask-penalty',
  floor: 'crime-ask-floor',
  vote: 'crime-ask-vote',
  settlement: 'crime-ask-settlement',
};
const THEIRS: Readonly<Record<string, string>> = {
  setup: 'crime-others-setup',
  turn: 'crime-others-turn',
  card: 'crime-others-card',
  pay: 'crime-others-pay',
  penalty: 'crime-others-penalty',
  floor: 'crime-others-floor',
  vote: 'crime-others-vote',
  settlement: 'crime-others-settlement',
  loss: 'crime-others-loss',
};

export function headline(question: Question, view: View, options: readonly unknown[], at: Telling): Headline {
  const { clock, seats } = question.ask;
  if (at.seat === null || !seats.includes(at.seat)) {
    const id = THEIRS[clock];
    const who = seats.map((seat) => seatName(at.seats, seat)).join(', ');
    return { words: id === undefined ? who : t(id, { who }) };
  }
  if (question.answered.includes(at.seat)) return { words: t('table-answered') };
  if (clock === 'pay') return { words: t('crime-ask-pay', { money: money(view.due ?? 0) }) };
  if (clock === 'loss')
    return {
      words: t(movesOf(options, 'lose_man').length > 0 ? 'crime-ask-lose-man' : 'crime-ask-lose-official'),
    };
  if (clock === 'card') {
    const walker = view.active === null ? undefined : view.walkers[view.active];
    const words = t('crime-ask-card');
    return walker === undefined ? { words } : { words, about: spaceCalled(at.layout, walker.space) };
  }
  if (clock === 'turn') return turnHeadline(view, options, at);
  const id = MINE[clock];
  return { words: id === undefined ? clock : t(id) };
}

function turnHeadline(view: View, options: readonly unknown[], at: Telling): Headline {
  const walker = view.active === null ? undefined : view.walkers[view.active];
  const points = view.dice.reduce((sum, face) => sum + face, 0);
  if (walker !== undefined && !walker.done)
    return {
      words: t('crime-ask-move', { points: walker.points }),
      about: t('crime-ask-move-at', { space: spaceCalled(at.layout, walker.space) }),
    };
  if (movesOf(options, 'begin').length > 0)
    return { words: t('crime-ask-begin', { points }), about: t('crime-ask-begin-how') };
  if (movesOf(options, 'name').length > 0 || movesOf(options, 'roll').length > 0)
    return { words: t(view.walkers.length > 0 ? 'crime-ask-roll' : 'crime-ask-name') };
  return { words: t('crime-ask-finish') };
}
