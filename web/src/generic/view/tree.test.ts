import { beforeAll, describe, expect, it, vi } from 'vitest';
import { need, speak } from '../../text/text.svelte';
import { Folding } from './folding.svelte';
import { type Branch, ROOT, type Row, type Shape, shapeOf, type Sight } from './tree';

const NAMES = ['Ann', 'Bob', 'Cleo'];
const ANN: Sight = { game: 'nonsuch', players: 3, nameOf: (seat) => NAMES[seat] ?? '?', me: 0, all: false };

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  await need('generic');
});

/** The shape of a value under this name, in a short form that a test can read. */
function laid(value: unknown, field = '', at = ANN): unknown {
  return brief(shapeOf({ [field]: value, other: [{}, {}] }, ROOT, at), at);
}

function brief(shape: Shape, at: Sight): unknown {
  switch (shape.kind) {
    case 'leaf':
      return `${shape.tone} ${shape.words}`;
    case 'row':
      return shape.leaves.map((leaf) => brief(leaf, at));
    case 'inline':
      return shape.parts.map(({ label, leaf }) => `${label}: ${String(brief(leaf, at))}`);
    case 'grid':
      return shape.rows.map(({ label, leaves }) => [label, ...leaves.map((leaf) => leaf.words)]);
    case 'table':
      return {
        columns: shape.columns,
        rows: shape.rows.map(({ cells }) => cells.map((cell) => brief(cell, at))),
      };
    case 'branch': {
      const { value, place } = shape.part(0);
      return shape.count === 2 && place.path !== '/0'
        ? brief(shapeOf(value, place, at), at)
        : `${shape.count} parts`;
    }
  }
}

describe('a view is laid out', () => {
  it.each([
    ['turn', 1, 'seat Bob'],
    ['round', 1, 'number 1'],
    ['bid', null, 'nothing none'],
    ['phase', 'end_game', 'word end game'],
    ['wild', false, 'no no'],
    ['pile', [], 'nothing empty'],
    ['dice', [1, 6], ['number 1', 'number 6']],
    ['hand', ['ace', null], ['word ace', 'hidden hidden']],
    ['slots', ['ace', null], ['word ace', 'nothing none']],
    [
      'cards',
      [
        { place: 1, face: null },
        { place: 2, face: 'ace' },
      ],
      {
        columns: ['Place', 'Face'],
        rows: [
          ['number 1', 'hidden hidden'],
          ['number 2', 'word ace'],
        ],
      },
    ],
    [
      'board',
      [
        ['x', null],
        [null, 'x'],
      ],
      [
        [null, 'x', 'none'],
        [null, 'none', 'x'],
      ],
    ],
    ['winners', [2], ['seat Cleo']],
    ['bid', { count: 3, face: 5 }, ['Count: number 3', 'Face: number 5']],
    ['scores', [4, 0, 9], ['Ann: number 4', 'Bob: number 0', 'Cleo: number 9']],
    [
      'board',
      [
        ['x', 'o'],
        ['', 'x'],
      ],
      [
        [null, 'x', 'o'],
        [null, 'empty', 'x'],
      ],
    ],
    [
      'hands',
      [
        [1, 2],
        [null, null],
        [null, null],
      ],
      [
        ['Ann', '1', '2'],
        ['Bob', 'hidden', 'hidden'],
        ['Cleo', 'hidden', 'hidden'],
      ],
    ],
    [
      'cups',
      [
        [1, 2, 3],
        [4, 5, 6],
        [6, 6, 6],
      ],
      [
        ['Ann', '1', '2', '3'],
        ['Bob', '4', '5', '6'],
        ['Cleo', '6', '6', '6'],
      ],
    ],
    ['offers', { 0: 1, 1: 2 }, ['0: number 1', '1: number 2']],
    ['scores', { 0: 1, 1: 2, 2: 3 }, ['Ann: number 1', 'Bob: number 2', 'Cleo: number 3']],
  ])('%s: %j', (field, value, expected) => {
    expect(laid(value, field)).toEqual(expected);
  });

  it('with things of one kind in a table', () => {
    const families = [
      { money: 5, dice: [1, 2], last: null },
      { money: null, dice: null, last: null },
      { money: null, dice: null, last: 4 },
    ];
    expect(laid(families, 'families')).toEqual({
      columns: ['Money', 'Dice', 'Last'],
      rows: [
        ['number 5', ['number 1', 'number 2'], 'nothing none'],
        ['hidden hidden', 'hidden hidden', 'nothing none'],
        ['hidden hidden', 'hidden hidden', 'number 4'],
      ],
    });
  });

  it('where nothing is hidden from all eyes', () => {
    expect(laid([1, null], 'hand', { ...ANN, me: null, all: true })).toEqual(['number 1', 'nothing none']);
  });

  it('whatever it is', () => {
    for (const view of [null, 3, 'x', [], {}, [[]], [null], { type: 'odd' }, { a: { type: 3 } }])
      expect(() => shapeOf(view, ROOT, ANN)).not.toThrow();
  });
});

describe('a large view', () => {
  it('has the rest of a long text and of a long row at hand', () => {
    expect(shapeOf('x'.repeat(900), ROOT, ANN)).toMatchObject({ whole: 'x'.repeat(900) });
    expect((shapeOf('x'.repeat(9000), ROOT, ANN) as { whole: string }).whole.length).toBe(5001);
    const row = shapeOf(
      Array.from({ length: 900 }, (_, n) => n),
      ROOT,
      ANN,
    ) as Row;
    expect([row.leaves.length, row.count, row.first(300).length]).toEqual([40, 900, 300]);
  });

  it('is opened from the outside as far as there is room', () => {
    const view = {
      few: [{ a: [{}] }, { a: [{}] }],
      many: Array.from({ length: 5000 }, (_, n) => ({ n, of: [{}] })),
    };
    const folding = new Folding(view, ANN);
    expect(folding.isOpen('/few', 2)).toBe(true);
    expect(folding.isOpen('/many', 5000)).toBe(false);
    expect(folding.shown('/many')).toBe(50);
    folding.closeAll(view, ANN);
    expect(folding.isOpen('/few', 2)).toBe(false);
    folding.openAll(view, ANN);
    expect(folding.isOpen('/few', 2)).toBe(true);
    expect(folding.isOpen('/many', 5000)).toBe(true);
    folding.showMore('/many');
    expect(folding.shown('/many')).toBe(100);
  });

  it('is laid out in no time, however deep or long', () => {
    let deep: unknown = { x: [{}] };
    for (let level = 0; level < 3000; level += 1) deep = { x: deep, y: [{}] };
    const began = performance.now();
    const wide = shapeOf(
      Array.from({ length: 200_000 }, (_, n) => ({ n })),
      ROOT,
      ANN,
    ) as Branch;
    expect(wide.part(199_999).label).toBe('200,000');
    new Folding(deep, ANN).openAll(deep, ANN);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
