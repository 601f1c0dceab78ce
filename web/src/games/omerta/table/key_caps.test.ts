import { beforeEach, expect, it } from 'vitest';
import { keysOf } from './key_caps';
import { Reach } from './reach.svelte';

let standing: string;
let reach: Reach;

beforeEach(() => {
  standing = '7 0';
  reach = new Reach(() => standing);
});

function keys(...targets: Parameters<typeof keysOf>[1][]): (string | null)[] {
  const choice = { offers: (type: string) => type === 'discard' };
  const game = { choice, reach, near: 0, othersOf: () => [1, 2, 3] } as unknown as Parameters<
    typeof keysOf
  >[0];
  return targets.map((target) => keysOf(game, target));
}

it('everything that can be chosen has keys', () => {
  expect(keys('card:0:0', 'card:0:9', 'card:0:10')).toEqual(['1', '0', null]);
  expect(keys('card:1:2', 'card:3:0')).toEqual(['Q3', 'E1']);
  expect(keys('seat:1', 'seat:2', 'safe', 'safe:1')).toEqual(['Q', 'W', 'S', 'S2']);
  expect(keys('pile', 'discard')).toEqual(['D', 'X']);
});

it('after a letter the digits are those of that hand, until it is let go or one is chosen', () => {
  reach.for(1);
  expect(keys('card:1:2', 'card:2:0', 'card:0:0', 'safe:1')).toEqual(['3', null, null, null]);
  expect(reach.letGo()).toBe(true);
  expect(reach.letGo()).toBe(false);
  reach.for('safe');
  expect(keys('safe:1', 'card:0:0')).toEqual(['2', null]);
  standing = '7 1';
  expect(keys('card:0:0')).toEqual(['1']);
});
