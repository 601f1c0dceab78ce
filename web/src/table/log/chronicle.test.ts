import { describe, expect, it } from 'vitest';
import type { Told } from '../../protocol/messages';
import { Chronicle } from './chronicle.svelte';

function heard(...numbers: number[]): Told[] {
  return numbers.map((number) => ({ number, event: { type: 'cashed', seat: number } }));
}

function numbersOf(chronicle: Chronicle): number[] {
  return chronicle.told.map(({ event }) => (event as { seat: number }).seat);
}

describe('a chronicle', () => {
  it('is whole when the page has heard everything from the first', () => {
    const chronicle = new Chronicle(
      () => heard(3, 2, 1),
      () => Promise.reject(new Error('nobody asks')),
    );
    expect([chronicle.isWhole, numbersOf(chronicle)]).toEqual([true, [3, 2, 1]]);
  });

  it('puts what was told before it was opened behind what it heard, once', async () => {
    let all = heard(31, 30);
    const events = heard(1, 2, 30).map(({ event }) => event);
    const chronicle = new Chronicle(
      () => all,
      () => Promise.resolve({ last: 30, events }),
    );
    expect(chronicle.isWhole).toBe(false);
    await chronicle.readAll();
    all = heard(32, 31, 30);
    expect([chronicle.isWhole, numbersOf(chronicle)]).toEqual([true, [32, 31, 30, 2, 1]]);
    expect(new Set(chronicle.told.map(({ number }) => number)).size).toBe(5);
  });

  it('keeps who came and went where it heard of it, which no story tells', async () => {
    const came = { number: 31, event: { type: 'person_seated', seat: 1, name: 'Cid' } };
    const all = [...heard(33, 32), came, ...heard(30)] as Told[];
    const chronicle = new Chronicle(
      () => all,
      () => Promise.resolve({ last: 32, events: heard(1, 2, 30, 32).map(({ event }) => event) }),
    );
    await chronicle.readAll();
    expect(numbersOf(chronicle)).toEqual([33, 32, 1, 30, 2, 1]);
    expect(chronicle.told[2]).toBe(came);
  });

  it('fills with the story what was lost with a connection', async () => {
    const all = heard(40, 39, 12, 11);
    const chronicle = new Chronicle(
      () => all,
      () => Promise.resolve({ last: 40, events: heard(11, 12, 20, 39, 40).map(({ event }) => event) }),
    );
    await chronicle.readAll();
    expect(numbersOf(chronicle)).toEqual([40, 39, 20, 12, 11]);
  });

  it('is not whole when so much was told since that the page has forgotten some', async () => {
    let all = heard(30);
    const chronicle = new Chronicle(
      () => all,
      () => Promise.resolve({ last: 30, events: [] }),
    );
    await chronicle.readAll();
    all = heard(50, 49, 48);
    expect(chronicle.isWhole).toBe(false);
  });

  it('of a game that was brought from elsewhere has a past', () => {
    const brought = [{ number: 1, event: { type: 'game_imported' } }] as unknown as Told[];
    const chronicle = new Chronicle(
      () => brought,
      () => Promise.reject(new Error('nobody asks')),
    );
    expect(chronicle.isWhole).toBe(false);
  });
});
