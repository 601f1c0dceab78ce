import { describe, expect, it } from 'vitest';
import type { Form } from '../../protocol/messages';
import { fillIn, groupsOf, type Group } from './options';

const whole = (name: string, low: number, high: number, step = 1): Form['fields'][number] => ({
  type: 'whole',
  name,
  low,
  high,
  step,
});
const form = (move: string, ...fields: Form['fields']): Form => ({ type: 'form', move, fields });
const FACES: Form['fields'][number] = { type: 'one_of', name: 'face', among: [2, 3, 4, 5, 6] };

function only(options: readonly unknown[]): Group {
  const groups = groupsOf(options);
  expect(groups).toHaveLength(1);
  return groups[0] as Group;
}

describe('options', () => {
  it('are buttons where they are few', () => {
    const pass = { type: 'pass' };
    const plays = [0, 1, 2].map((place) => ({ type: 'play', place }));
    expect(groupsOf([pass, ...plays]).map(({ moves }) => moves)).toEqual([[pass], plays]);
  });

  it('of a small form are buttons too', () => {
    expect(only([form('vote', { type: 'one_of', name: 'favour', among: [true, false] })]).moves).toEqual([
      { type: 'vote', favour: true },
      { type: 'vote', favour: false },
    ]);
  });

  it.each([[['left', 'right']], [[1, 2, 3]], [[null, true]], [[[1], [2, 3]]]])(
    'may be anything: %j',
    (options: unknown[]) => {
      expect(groupsOf(options).flatMap(({ moves }) => moves)).toEqual(options);
    },
  );

  it('without a tag are kept as they are', () => {
    const option = { row: 1, column: 2 };
    expect(only([option]).moves).toEqual([option]);
  });

  it('too many for buttons are chosen field by field, each narrowed by those before it', () => {
    const moves = [1, 2, 3, 4].flatMap((from) =>
      [5, 6, 7, 8].map((to) => ({ type: 'go', from, to: from * to })),
    );
    const group = only(moves);
    expect(group.moves).toBeNull();
    const { filled, move } = fillIn(group, { from: 2 });
    expect(filled.map(({ offer }) => offer)).toEqual([
      { type: 'list', values: [1, 2, 3, 4] },
      { type: 'list', values: [10, 12, 14, 16] },
    ]);
    expect(move).toEqual({ type: 'go', from: 2, to: 10 });
  });
});

describe('forms of the same move', () => {
  // a bid beats another with more dice, or with as many of a higher face
  const raises = only([
    form('bid', whole('count', 3, 3), { ...FACES, among: [5, 6] }),
    form('bid', whole('count', 4, 30), FACES),
  ]);

  it('are one', () => {
    expect(raises.moves).toBeNull();
    const { filled, move } = fillIn(raises, {});
    expect(filled.map(({ name, offer }) => [name, offer.type])).toEqual([
      ['count', 'range'],
      ['face', 'list'],
    ]);
    expect(move).toEqual({ type: 'bid', count: 3, face: 5 });
  });

  it('allow what any of them does', () => {
    expect(fillIn(raises, { count: 4, face: 2 }).move).toEqual({ type: 'bid', count: 4, face: 2 });
    expect(fillIn(raises, { count: 3, face: 2 }).move).toEqual({ type: 'bid', count: 3, face: 5 });
    expect(fillIn(raises, { count: 99, face: 6 }).move).toEqual({ type: 'bid', count: 30, face: 6 });
    expect(fillIn(raises, { count: Number.NaN }).move).toEqual({ type: 'bid', count: 3, face: 5 });
  });
});

describe('a form', () => {
  it('keeps to its steps', () => {
    const group = only([form('pay', whole('money', -1000, 100_000, 1000))]);
    expect(fillIn(group, {}).move).toEqual({ type: 'pay', money: 0 });
    expect(fillIn(group, { money: 1499 }).move).toEqual({ type: 'pay', money: 1000 });
    expect(fillIn(group, { money: -9e9 }).move).toEqual({ type: 'pay', money: -1000 });
  });

  it('names what can only be one thing', () => {
    const to: Form['fields'][number] = { type: 'one_of', name: 'to', among: [2] };
    const bag: Form['fields'][number] = {
      type: 'bag',
      name: 'give',
      limits: [
        ['ace', 2],
        ['king', 1],
      ],
    };
    const group = only([form('offer', to, bag)]);
    const { filled, move } = fillIn(group, { give: ['king', 'ace', 'ace', 'ace', 'joker'] });
    expect(filled[0]?.offer).toEqual({ type: 'fixed', value: 2 });
    expect(move).toEqual({ type: 'offer', to: 2, give: ['ace', 'ace', 'king'] });
  });

  it('with things to take is one of its own for each', () => {
    const bag: Form['fields'][number] = { type: 'bag', name: 'give', limits: [['ace', 2]] };
    const forms = [1, 2].map((to) => form('offer', { type: 'one_of', name: 'to', among: [to] }, bag));
    expect(groupsOf(forms)).toHaveLength(2);
  });
});
