/** Which question is open, as words need it: read from what is offered, or from what others are asked. */
import type { Move, View } from '../protocol/types';
import type { Question } from '../../../protocol/messages';

const KIND_OF = {
  peek: 'peek',
  draw: 'turn',
  take: 'turn',
  omerta: 'turn',
  replace: 'put',
  discard: 'put',
  snap: 'snap',
  swap: 'swap',
  mix: 'mix',
  look: 'look',
  give: 'give',
  open_safe: 'open-safe',
  exchange: 'exchange',
  throw: 'throw',
  show: 'show',
  lay_mamma: 'lay-mamma',
  lay_patrol: 'lay-patrol',
  pass: 'pass',
  decline: 'decline',
} as const satisfies Record<Move['type'], string>;

export type Asking = (typeof KIND_OF)[Move['type']];

export const ASKINGS = [...new Set(Object.values(KIND_OF))];

/** What is asked of somebody who is offered these moves; null: nothing is offered. */
export function askingOf(options: readonly Move[]): Asking | null {
  const telling = options.find((move) => move.type !== 'pass' && move.type !== 'decline') ?? options[0];
  return telling === undefined ? null : KIND_OF[telling.type];
}

/** What others are asked. */
export function waitingFor(
  question: Question,
  view: View,
): 'peek' | 'turn' | 'put' | 'power' | 'snap' | 'killer' {
  const clock = question.ask.clock;
  if (clock === 'turn') return view.drawn ? 'put' : 'turn';
  return clock as 'peek' | 'power' | 'snap' | 'killer';
}
