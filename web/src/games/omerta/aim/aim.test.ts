import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from '../../../protocol/messages';
import type { Event, Move, View } from '../protocol/types';
import { type Aim, aimIn, aimOf, marksOf } from './aim';
import { AFTER, Aims } from './aims.svelte';
import { around, arrowTo, edgeOf } from './arrow';

const MIX: Move = { type: 'mix', seat: 2 };
const NAMED: Event = { type: 'power_named', seat: 0, power: 'lady', move: MIX };
const OPEN = { turn: 0, power: 'lady', named: MIX } as View;
const DONE = { turn: 1, power: null, named: null } as View;
const NAMING = { turn: 0, power: 'lady', named: null } as View;

function by(move: Move): Aim {
  return { seat: 1, power: 'gangster', move };
}

function signs(move: Move): string[] {
  return marksOf(by(move)).map(({ target, sign }) => `${target} ${sign}`.trim());
}

function told(...events: Event[]): Told[] {
  return events.map((event, index) => ({ number: index + 1, event }));
}

describe('what a power aims at', () => {
  it('is what the open question is about, and nothing while it is not yet named', () => {
    expect(aimIn(OPEN)).toEqual({ seat: 0, power: 'lady', move: MIX });
    expect(aimIn(NAMING)).toBeNull();
    expect(aimIn(DONE)).toBeNull();
  });

  it('is told when it is named, and when somebody exchanges with the safe', () => {
    expect(aimOf(NAMED)).toEqual({ seat: 0, power: 'lady', move: MIX });
    const aim = aimOf({ type: 'exchanged', seat: 2, place: 1, safe: 3, card: null });
    expect(marksOf(aim as Aim)).toEqual([
      { target: 'card:2:1', sign: '2' },
      { target: 'safe:3', sign: '4' },
    ]);
    expect(aimOf({ type: 'turn_skipped', seat: 1 })).toBeNull();
  });

  it('has the numbers of the cards', () => {
    expect(signs({ type: 'swap', seat: 1, place: 0, other: 2, other_place: 3 })).toEqual([
      'card:1:0 1',
      'card:2:3 4',
    ]);
    expect(signs({ type: 'lay_patrol', seat: 0, place: 2 })).toEqual(['card:0:2 3']);
    expect(signs({ type: 'throw', places: [1, 2] })).toEqual(['card:1:1 2', 'card:1:2 3']);
    expect(signs({ type: 'look', place: 1 })).toEqual(['card:1:1 2']);
  });

  it('may be a seat, with how many cards it is given', () => {
    expect(signs(MIX)).toEqual(['seat:2']);
    expect(signs({ type: 'lay_mamma', seat: 0 })).toEqual(['seat:0']);
    expect(signs({ type: 'open_safe' })).toEqual(['safe']);
    expect(signs({ type: 'give', first: 0, second: 2 })).toEqual(['seat:0 +1', 'seat:2 +1']);
    expect(signs({ type: 'give', first: 2, second: 2 })).toEqual(['seat:2 +2']);
  });
});

describe('the power that is shown', () => {
  let view: View;
  let aims: Aims;

  function hear(next: View, ...events: Event[]): void {
    aims.hear(told(...events), next);
    view = next;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    view = NAMING;
    aims = new Aims(() => view);
  });

  it('is shown for as long as the question is open, and a moment after', () => {
    hear(OPEN, NAMED);
    vi.advanceTimersByTime(10 * AFTER);
    expect(new Aims(() => view).current?.move).toEqual(MIX);
    hear(DONE, { type: 'mixed', seat: 2, places: [0, 1], patrols: [] });
    expect(aims.current?.move).toEqual(MIX);
    vi.advanceTimersByTime(AFTER);
    expect(new Aims(() => view).current).toBeNull();
  });

  it('is shown for a moment where nobody is asked', () => {
    hear(DONE, { ...NAMED, power: 'mole', move: { type: 'look', place: 1 } });
    expect(aims.current?.power).toBe('mole');
  });

  it('is cancelled by a Killer, until another one is used', () => {
    hear(OPEN, NAMED);
    hear(DONE, { type: 'killer_shown', seat: 2, place: 0, power: 'lady' });
    expect(aims.cancelled).toBe(true);
    hear(OPEN, NAMED);
    expect(aims.cancelled).toBe(false);
  });

  it('is gone with its round', () => {
    hear(DONE, NAMED);
    hear(DONE, { type: 'round_ended' } as Event);
    expect(new Aims(() => view).current).toBeNull();
  });
});

describe('an arrow', () => {
  const CARD = { left: 100, top: 100, width: 20, height: 40 };
  const READ = { x: 200, y: 0 };

  it('ends at the edge of what it points at', () => {
    expect(edgeOf(CARD, { x: 110, y: 0 })).toEqual({ x: 110, y: 100 });
    expect(edgeOf(CARD, { x: 0, y: 120 })).toEqual({ x: 100, y: 120 });
    expect(arrowTo({ x: 300, y: 120 }, CARD, READ)?.head).toMatch(/^120\.0,/);
  });

  it('is bent away from what is read there', () => {
    const [from, below] = [
      { x: 300, y: 120 },
      { x: 200, y: 400 },
    ];
    expect(arrowTo(from, CARD, READ)?.path).toMatch(/^M300\.0,120\.0Q205\.0,165\.6 /);
    expect(arrowTo(from, CARD, below)?.path).toMatch(/^M300\.0,120\.0Q205\.0,74\.4 /);
  });

  it('is none where there is no room for one', () => {
    expect(arrowTo({ x: 130, y: 120 }, CARD, READ)).toBeNull();
  });

  it('points at everything of a seat', () => {
    expect(around([CARD, { left: 0, top: 120, width: 10, height: 90 }])).toEqual({
      left: 0,
      top: 100,
      width: 120,
      height: 110,
    });
    expect(around([])).toBeNull();
  });
});
