import { beforeAll, expect, it, vi } from 'vitest';
import type { SeatNow } from '../../../protocol/messages';
import type { FamilyView, Landing, Printed, View } from '../protocol/types';
import { need, speak } from '../../../text/text.svelte';
import { aBoard } from '../board/board.fixture';
import { factsOf } from './facts';
import { layOut, type Space } from '../board/geometry';

const board = aBoard();
const printed = { board, figures: { man: 10_000 } } as Printed;
const space = layOut(board).get('a_city') as Space;
const seats = ['Ann', 'Vito'].map((person): SeatNow => ({
  person,
  bot: null,
  cousin: 0,
  connected: true,
  left: null,
}));
const landing = { prizes: [], bar: null, risks: null, owed: 0 } as unknown as Landing;

/** Somebody whose informant, Boss and man are all there. */
const family = { circles: ['a_city'], boss: 'a_city', men: [['a_city', 1]], alive: true, base: null };
const nowhere = { circles: [], boss: null, men: [], alive: true, base: null };

function told(me: number | null): string {
  const families = [family, nowhere] as unknown as FamilyView[];
  return factsOf(space, { view: { families } as View, printed, seats, me, landing }).join(' ');
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await need('organized_crime');
});

it('says you to the reader, and calls the others by name', () => {
  expect(told(0)).toContain('You hold it. Your Boss is here. One of your hit-men is here.');
  expect(told(0)).not.toContain('of Ann');
  expect(told(1)).toContain('Ann holds it. The Boss of Ann is here. One hit-man of Ann is here.');
});
