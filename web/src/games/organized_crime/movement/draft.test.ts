import { describe, expect, it } from 'vitest';
import type { Name } from '../protocol/types';
import { Draft } from './draft.svelte';
import { Outlooks } from './outlooks.svelte';

function name(space: string, attack: string | null = null): Name {
  return { type: 'name', space, boss: false, direction: 'left', attack };
}

const FIRST = [name('a'), name('b'), name('b', 'base_c')];

/** As the server would answer: with an attack named, there is no other. */
function besides(named: readonly Name[]): Name[] {
  if (named.length === 0) return FIRST;
  const left = FIRST.filter(({ space }) => space !== named[0]?.space);
  if (named.length > 1) return [];
  return named[0]?.attack == null ? left : left.filter(({ attack }) => attack === null);
}

describe('a draft', () => {
  it('offers what the server says could be named with those before', () => {
    const draft = new Draft(besides, () => false);
    expect(draft.left.map(({ space }) => space)).toEqual(['a', 'b']);
    draft.choose({ space: 'a', boss: false });
    expect(draft.isComplete).toBe(false);
    draft.turn('left');
    expect([draft.isComplete, draft.left.map(({ space }) => space)]).toEqual([true, ['b']]);
    draft.another();
    draft.choose({ space: 'b', boss: false });
    draft.turn('left');
    expect([draft.names.length, draft.left]).toEqual([2, []]);
  });

  it('waits for the server before a second piece is offered', () => {
    const draft = new Draft(
      (named) => (named.length === 0 ? FIRST : null),
      () => false,
    );
    draft.choose({ space: 'a', boss: false });
    draft.turn('left');
    expect([draft.isComplete, draft.left]).toEqual([true, []]);
  });

  it('takes back what can no longer be named with a piece that was changed', () => {
    const draft = new Draft(besides, () => false);
    draft.choose({ space: 'a', boss: false });
    draft.turn('left');
    draft.another();
    draft.choose({ space: 'b', boss: false });
    draft.turn('left');
    draft.attack('base_c');
    draft.pieces[0] = { space: 'b', boss: false, direction: 'left', attack: null };
    draft.mend();
    expect(draft.pieces.map(({ space }) => space)).toEqual(['b']);
  });

  it('drops a piece that was named by the clock before its way was chosen', () => {
    let menu = FIRST;
    const draft = new Draft(
      () => menu,
      () => true,
    );
    draft.choose({ space: 'a', boss: false });
    menu = FIRST.filter(({ space }) => space !== 'a');
    expect(draft.isComplete).toBe(false);
    draft.mend();
    expect([draft.pieces, draft.isComplete]).toEqual([[], true]);
  });

  it('may be empty where pieces were named before', () => {
    expect(new Draft(besides, () => true).isComplete).toBe(true);
  });
});

describe('outlooks', () => {
  it('are asked for once, and forgotten with their question', async () => {
    const asked: string[] = [];
    const outlooks = new Outlooks((_, names) => {
      asked.push(names.map(({ space }) => space).join());
      return Promise.resolve({ prospects: [], names: [], landings: [] });
    });
    await outlooks.ask(1, [name('a')]);
    await outlooks.ask(1, [name('a')]);
    expect(outlooks.of([name('a')])).toEqual({ prospects: [], names: [], landings: [] });
    await outlooks.ask(2, []);
    expect([outlooks.of([name('a')]), asked]).toEqual([null, ['a']]);
  });
});
