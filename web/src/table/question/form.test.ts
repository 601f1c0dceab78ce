import { describe, expect, it } from 'vitest';
import type { Bag, Form } from '../../protocol/messages';
import { bagOf, fill, firstValues, isForm } from './form';

const BAG: Bag = { type: 'bag', name: 'give', limits: [['money', 2], ['judge', 1]] }; // prettier-ignore

describe('a form', () => {
  it('is told from a move by its tag', () => {
    expect(isForm({ type: 'form', move: 'vote', fields: [] })).toBe(true);
    expect(isForm({ type: 'draw' })).toBe(false);
  });

  it('begins with nothing where that is legal, and with the least otherwise', () => {
    const form: Form = {
      type: 'form',
      move: 'offer',
      fields: [
        { type: 'whole', name: 'money', low: -30, high: 50, step: 10 },
        { type: 'whole', name: 'odd', low: -25, high: 50, step: 10 },
        { type: 'whole', name: 'votes', low: 2, high: 5, step: 1 },
        { type: 'one_of', name: 'to', among: [3, 1] },
        { type: 'one_of', name: 'attack', among: [null, 'boston'] },
        BAG,
      ],
    };
    expect(firstValues(form)).toEqual({ money: 0, odd: -25, votes: 2, to: 3, attack: null, give: [] });
  });

  it('names the things of a bag in its order, each as often as it is taken', () => {
    expect(bagOf(BAG, [2, 1])).toEqual(['money', 'money', 'judge']);
  });

  it('makes a move of its values', () => {
    const form: Form = { type: 'form', move: 'vote', fields: [] };
    expect(fill(form, { favour: true, votes: 2 })).toEqual({ type: 'vote', favour: true, votes: 2 });
  });
});
