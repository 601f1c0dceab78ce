import { tellEvent } from '../log/sentence';
import type { AdviceReason, Event, Move, View } from '../protocol/types';
import { adviceSentence } from '../question/advice';
import type { PuzzlePart } from '../../plug';
import { t } from '../../../text/text.svelte';
import { moveName } from './move_name';
import Position from './Position.svelte';

const puzzle: PuzzlePart = {
  Position,
  where: (view) => {
    const { round, rounds } = view as View;
    return t('omerta-round-of', { round, rounds });
  },
  tell: (event, reader) => tellEvent(event as Event, reader),
  nameOf: (move, view, reader) => moveName(move as Move, view as View, reader),
  why: (move, reason, view, reader) =>
    adviceSentence(move as Move, reason as AdviceReason, {
      at: reader,
      button: moveName(move as Move, view as View, reader),
    }),
};

export default puzzle;
