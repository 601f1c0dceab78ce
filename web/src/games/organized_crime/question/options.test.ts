import { describe, expect, it } from 'vitest';
import type { FamilyView, Move, Name, Outlook } from '../protocol/types';
import { aBoard } from '../board/board.fixture';
import { crowds, stand } from '../pieces/crowd';
import { litSpaces } from '../board/lit';
import { attacksOf, directionsOf, nameOf, piecesIn, saying } from '../movement/naming';
import { marksOf } from '../movement/odds';
import { formsOf, isOffered, movesOf, pressing } from './options';
import { liveryOf } from '../pieces/palette';
import { Plan } from '../movement/plan.svelte';

const board = aBoard();

function names(space: string, attacks: readonly (string | null)[] = [null]): Name[] {
  return attacks.flatMap((attack) =>
    (['left', 'right'] as const).map((direction) => ({
      type: 'name',
      space,
      boss: false,
      direction,
      attack,
    })),
  );
}

function aFamily(has: Partial<FamilyView>): FamilyView {
  return {
    alive: true,
    base: 'base_a',
    colour: 'green',
    boss: 'a_boss',
    men: [],
    left: 20,
    circles: [],
    holdings: [],
    votes: { boss: 1, officials: 0, least: 1, most: 1 },
    suspended: 0,
    money: null,
    least: 0,
    most: 0,
    power_cards: 0,
    official_cards: 0,
    known: [],
    kept: 0,
    broken: 0,
    ...has,
  };
}

describe('the options', () => {
  const form = { type: 'form', move: 'vote', fields: [] };
  const options = [{ type: 'step', space: 'a_city' }, { type: 'hire' }, form];

  it('are told apart by kind, moves and forms', () => {
    expect(movesOf(options, 'step')).toEqual([{ type: 'step', space: 'a_city' }]);
    expect(movesOf(options, 'kill')).toEqual([]);
    expect(formsOf(options, 'vote')).toEqual([form]);
    expect(formsOf(options, 'offer')).toEqual([]);
  });

  it('are recognised in whatever order their fields are written', () => {
    const name = { attack: null, direction: 'left', boss: false, space: 'x', type: 'name' } as Move;
    expect(isOffered(names('x'), name)).toBe(true);
    expect(isOffered(names('y'), name)).toBe(false);
  });

  it('let stand out what goes on, and the money for an informant that is due', () => {
    const place = { type: 'place' } as const;
    const claim = { type: 'claim' } as const;
    const cash = { type: 'cash' } as const;
    const close = { type: 'close' } as const;
    expect(pressing([place, claim, close], true)).toBe('place');
    expect(pressing([claim, cash, close], true)).toBe('claim');
    expect(pressing([cash, close], true)).toBe('cash');
    expect(pressing([close], true)).toBe('close');
    expect(pressing([claim, cash, close], false)).toBe('close');
    expect(pressing([cash, { type: 'call_vote' }], false)).toBe('call_vote');
    expect(pressing([cash], false)).toBeUndefined();
  });
});

describe('the spaces that are lit', () => {
  it('are those of the offered moves', () => {
    const options = [
      { type: 'step', space: 'a_city' },
      { type: 'control', city: 'b_city' },
      { type: 'lose_man', space: 'c_city' },
      { type: 'choose_base', base: 'base_d', colour: 'green' },
      { type: 'choose_base', base: 'base_d', colour: 'white' },
      { type: 'hire' },
    ];
    const lit = litSpaces(options, { board, pieces: [] });
    expect([...lit.keys()].sort()).toEqual(['a_city', 'b_city', 'c_city', 'd_boss', 'd_men']);
    expect(lit.get('a_city')).toEqual({ type: 'step', space: 'a_city' });
    expect(lit.get('d_men')).toBeNull();
  });

  it('are the pieces that can be named, while one is looked for', () => {
    const lit = litSpaces(names('a_men'), { board, pieces: [{ space: 'a_men', boss: false }] });
    expect(lit.get('a_men')).toBeNull();
    expect(litSpaces(names('a_men'), { board, pieces: [] }).size).toBe(0);
  });
});

describe('naming', () => {
  const offered = [...names('a_men', [null, 'base_b']), ...names('a_city')];

  it('offers each piece once, with its directions and attacks', () => {
    const men = { space: 'a_men', boss: false };
    expect(piecesIn(offered)).toEqual([men, { space: 'a_city', boss: false }]);
    expect(directionsOf(offered, men)).toEqual(['left', 'right']);
    expect(attacksOf(offered, men)).toEqual(['base_b']);
    expect(attacksOf(offered, { space: 'a_city', boss: false })).toEqual([]);
  });

  it('says what was put together, and rolls', () => {
    const draft = { space: 'a_men', boss: false, direction: 'right', attack: 'base_b' } as const;
    expect(nameOf(offered, { ...draft, direction: null })).toBeNull();
    expect(nameOf(offered, { ...draft, attack: 'base_c' })).toBeNull();
    expect(saying([{ type: 'name', ...draft }])).toEqual([{ type: 'name', ...draft }, { type: 'roll' }]);
  });
});

describe('a plan', () => {
  function aStore(options: unknown[]): {
    options: unknown[];
    said: unknown[];
    answer(move: unknown): Promise<void>;
  } {
    const said: unknown[] = [];
    return {
      options,
      said,
      answer(move) {
        said.push(move);
        return Promise.resolve();
      },
    };
  }
  const [left, right] = names('a_men') as [Name, Name];

  it('says each move when it is asked for', () => {
    const plan = new Plan();
    plan.begin([left, { type: 'roll' }]);
    plan.advance(aStore([]));
    const first = aStore([left, right]);
    plan.advance(first);
    const second = aStore([{ type: 'roll' }]);
    plan.advance(second);
    expect([first.said, second.said]).toEqual([[left], [{ type: 'roll' }]]);
  });

  it('drops what may not be said any more, and all after it', () => {
    const plan = new Plan();
    plan.begin([left, { type: 'roll' }]);
    const store = aStore([right, { type: 'roll' }]);
    plan.advance(store);
    expect([store.said, plan.waiting]).toEqual([[], []]);
  });
});

describe('pieces', () => {
  const family = aFamily({
    men: [['a_men', 3]],
  });

  it('counts who stands where', () => {
    const standing = crowds([family]);
    expect(standing.get('a_men')).toEqual([{ seat: 0, boss: false, count: 3 }]);
    expect(standing.get('a_boss')).toEqual([{ seat: 0, boss: true, count: 1 }]);
  });

  it('draws a crowd inside its box, nobody on somebody else', () => {
    const crowd = Array.from({ length: 8 }, (_, seat) => ({ seat, boss: false, count: 1 }));
    const box = { x: 10, y: 20, width: 60, height: 50 };
    const drawn = stand(crowd, box);
    for (const { x, y, r } of drawn) {
      expect(x - r).toBeGreaterThanOrEqual(box.x);
      expect(x + r).toBeLessThanOrEqual(box.x + box.width);
      expect(y + r).toBeLessThanOrEqual(box.y + box.height);
    }
    expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  });

  it('gives every colour a shape of its own, also one we do not know', () => {
    const shapes = board.colours.map((colour) => liveryOf(colour, board.colours).shape);
    expect(new Set(shapes).size).toBe(4);
  });

  it('marks the board with the best chance of a landing', () => {
    const prospects: Outlook['prospects'] = [
      { piece: 0, space: 'a_city', seat: null, boss: false, throws: 6 },
      { piece: 1, space: 'a_city', seat: null, boss: false, throws: 18 },
      { piece: 0, space: 'b_men', seat: 1, boss: false, throws: 36 },
    ];
    expect([...marksOf({ prospects, names: [], landings: [] })]).toEqual([['a_city', '50%']]);
  });
});
