import { beforeEach, expect, it } from 'vitest';
import { Discards } from './discards.svelte';

let pile: Discards;

beforeEach(() => {
  pile = new Discards();
});

it('shows what lies there while nothing is on its way', () => {
  expect(pile.topOf('5')).toBe('5');
});

it('shows a card when it lands, and not before', () => {
  pile.before('5', false);
  pile.expect('lady');
  expect(pile.topOf('lady')).toBe('5');
  pile.land();
  expect(pile.topOf('lady')).toBe('lady');
});

it('shows one after the other where several are on their way', () => {
  pile.before('5', false);
  pile.expect('lady');
  pile.before('lady', false);
  pile.expect('mole');
  expect(pile.topOf('mole')).toBe('5');
  pile.land();
  expect(pile.topOf('mole')).toBe('lady');
  pile.land();
  expect(pile.topOf('mole')).toBe('mole');
});

it('keeps a bottle that everybody saw while it could be snapped, though it flies still', () => {
  pile.before('5', false);
  pile.expect('7'); // and is shown at once, as it may be snapped
  pile.before('7', true);
  pile.expect('7');
  expect(pile.topOf('7')).toBe('7');
  pile.land();
  pile.land();
  expect(pile.topOf('7')).toBe('7');
});

it('shows what lies below a card when that is lifted', () => {
  pile.before('5', false);
  pile.expect('lady');
  pile.before('lady', false);
  pile.expectLift('5');
  pile.land();
  expect(pile.topOf('5')).toBe('lady');
  pile.lift();
  expect(pile.topOf('5')).toBe('5');
});

it('goes back to how things stand where nothing came of it', () => {
  pile.before('5', false);
  pile.after();
  expect(pile.topOf('9')).toBe('9');
});
