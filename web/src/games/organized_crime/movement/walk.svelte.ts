/**
 * A piece that goes on to the next choice, because it was told to: one step after another, for as long as there is
 * one way and nothing else has come or gone that could be said. It decides nothing.
 */
import type { Question } from '../../../protocol/messages';
import type { Move, Step } from '../protocol/types';
import { isBusiness, movesOf } from '../question/options';

const PACE = 350; // milliseconds in which a step can be seen, and stopped

interface Answering {
  readonly options: unknown[];
  readonly question: Question | null;
  answer(move: unknown): Promise<void>;
}

interface Onward {
  step: Step;
  besides: string; // what else may be said
}

/** The one way on, if all that may be said besides it could be said before and after it as well. */
export function onward(options: readonly unknown[]): Onward | null {
  const [step, ...forks] = movesOf(options, 'step');
  const others = options.filter((option) => (option as Move).type !== 'step');
  if (step === undefined || forks.length > 0 || !others.every(isBusiness)) return null;
  return { step, besides: JSON.stringify(others) };
}

export class Walk {
  isOn = $state(false);
  private piece: number | null = null;
  private besides = '';
  private said: number | null = null; // the last question that was answered

  begin(store: Answering, piece: number | null): void {
    const way = onward(store.options);
    if (way === null) return;
    this.isOn = true;
    this.piece = piece;
    this.besides = way.besides;
    this.say(store, way.step);
  }

  stop(): void {
    this.isOn = false;
  }

  /** Take the next step after a moment, or stop where there is something to decide; gives what undoes the waiting. */
  advance(store: Answering, piece: number | null): (() => void) | undefined {
    if (!this.isOn) return undefined;
    const { options, question } = store;
    const isAsked = question !== null && question.options.length > 0;
    if (isAsked && options.length === 0) return undefined; // the last answer is on its way
    const way = onward(options);
    const isNew = isAsked && question.ask.id !== this.said; // or what was said was refused
    if (!isNew || piece !== this.piece || way?.besides !== this.besides) {
      this.stop();
      return undefined;
    }
    const timer = setTimeout(() => {
      this.say(store, way.step);
    }, PACE);
    return () => {
      clearTimeout(timer);
    };
  }

  private say(store: Answering, step: Step): void {
    this.said = store.question?.ask.id ?? null;
    void store.answer(step);
  }
}
