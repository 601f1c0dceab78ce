import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../protocol/types';
import { type Anchor, type Beat, beatOf, type Flight } from './beats';
import { AnimationQueue, MOST_WAITING, type Surface } from './animation_queue';

class Watched implements Surface {
  log: string[] = [];
  expected = new Map<Anchor, number>();
  land: (() => void)[] = [];
  moved: Anchor[] = [];

  fly(flights: readonly Flight[]): Promise<void> {
    this.log.push(...flights.map(({ from, to }) => `${from} > ${to}`));
    return new Promise((done) => this.land.push(done));
  }
  begin(beat: Beat): void {
    this.moved.push(...beat.flights.flatMap(({ from, to }) => [from, to]));
    this.log.push(`begin ${beat.sound ?? ''}`.trim());
  }
  time = false;
  hasTime(): boolean {
    return this.time;
  }
  expect(to: Anchor, change: number): void {
    const count = (this.expected.get(to) ?? 0) + change;
    if (count === 0) this.expected.delete(to);
    else this.expected.set(to, count);
  }
}

const HANDS = [4, 4, 4];
const DREW: Event = { type: 'drew', seat: 1, card: null };
const DISCARDED: Event = { type: 'discarded', seat: 1, card: '5' };

function beats(...events: Event[]): Beat[] {
  return events.map((event) => beatOf(event, HANDS)).filter((beat) => beat !== null);
}

/** Let what was awaited go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

describe('the animations', () => {
  it('plays in order, one after the other', async () => {
    const stage = new Watched();
    new AnimationQueue(stage, () => true).play(beats(DREW, DISCARDED));
    expect(stage.log).toEqual(['begin draw', 'pile > drawn:1']);
    stage.land.shift()?.();
    await settle();
    expect(stage.log.slice(2)).toEqual(['begin throw', 'drawn:1 > discard']);
  });

  it('keeps a place empty until its card has landed', async () => {
    const stage = new Watched();
    new AnimationQueue(stage, () => true).play(beats(DREW, DISCARDED));
    expect([...stage.expected.keys()]).toEqual(['drawn:1', 'discard']);
    stage.land.shift()?.();
    await settle();
    expect([...stage.expected.keys()]).toEqual(['discard']);
  });

  it('drops the flights, but nothing that is told, when it is far behind', async () => {
    const stage = new Watched();
    const animations = new AnimationQueue(stage, () => true);
    animations.play(beats(DREW));
    animations.play(beats(...Array.from({ length: MOST_WAITING + 1 }, () => DISCARDED)));
    expect([...stage.expected.keys()]).toEqual(['drawn:1']);
    stage.land.shift()?.();
    await settle();
    expect(stage.log.filter((line) => line === 'begin throw')).toHaveLength(MOST_WAITING + 1);
    expect(stage.log.filter((line) => line.includes('discard'))).toEqual([]);
    expect(stage.expected.size).toBe(0);
  });

  it('moves nothing for whoever wants no motion', () => {
    const stage = new Watched();
    new AnimationQueue(stage, () => false).play(beats(DREW));
    expect(stage.log).toEqual(['begin draw']);
    expect(stage.expected.size).toBe(0);
    expect(stage.moved).toEqual(['pile', 'drawn:1']); // a face that was seen there is no longer true
  });

  it('leaves each beat to itself, until somebody who looks is asked something', async () => {
    vi.useFakeTimers();
    const stage = new Watched();
    stage.time = true;
    const animations = new AnimationQueue(stage, () => true);
    animations.play(beats(DISCARDED, DREW, DISCARDED));
    stage.land.shift()?.();
    await settle();
    expect(stage.log.at(-1)).toBe('drawn:1 > discard');
    await vi.advanceTimersByTimeAsync(900); // with two more waiting, half of it would do
    expect(stage.log.at(-1)).toBe('pile > drawn:1');
    stage.land.shift()?.();
    await settle();
    expect(stage.log.at(-1)).toBe('pile > drawn:1');
    stage.time = false;
    animations.hurry();
    await settle();
    expect(stage.log.filter((line) => line === 'begin throw')).toHaveLength(2);
    vi.useRealTimers();
  });

  it('waits while something else fills the table', async () => {
    const stage = new Watched();
    const animations = new AnimationQueue(stage, () => true);
    animations.hold();
    animations.play(beats(DREW));
    expect(stage.log).toEqual([]);
    animations.release();
    await settle();
    expect(stage.log[0]).toBe('begin draw');
  });
});

describe('a beat', () => {
  it('shows a face only to whoever was told it', () => {
    const seen = beatOf({ type: 'looked_at', seat: 0, place: 2, card: 'lady' }, HANDS);
    expect(seen?.turned).toMatchObject([{ at: 'card:0:2', card: 'lady' }]);
    const unseen = beatOf({ type: 'looked_at', seat: 0, place: 2, card: null }, HANDS);
    expect(unseen).toMatchObject({ turned: [], marked: ['card:0:2'] });
  });

  it('opens the safe for whoever looks into it, until they have exchanged or declined', () => {
    const opened = beatOf({ type: 'safe_opened', seat: 0, cards: ['2', '3', 'lady', '9'] }, HANDS);
    expect(opened?.turned.map(({ at, card }) => `${at} ${card}`)).toEqual([
      'safe:0 2',
      'safe:1 3',
      'safe:2 lady',
      'safe:3 9',
    ]);
    expect(beatOf({ type: 'safe_opened', seat: 0, cards: null }, HANDS)).toMatchObject({
      turned: [],
      marked: ['safe'],
    });
    const closed = ['safe:0', 'safe:1', 'safe:2', 'safe:3'];
    expect(beatOf({ type: 'exchanged', seat: 0, place: 1, safe: 2, card: null }, HANDS)?.closed).toEqual(
      closed,
    );
    expect(
      beatOf({ type: 'power_idle', seat: 0, power: 'safecracker', declined: true }, HANDS)?.closed,
    ).toEqual(closed);
  });

  it('deals to everybody in turn', () => {
    const deal = beatOf({ type: 'round_begun', round: 1, starter: 0, safe: null }, HANDS);
    expect(deal?.flights.slice(0, 4).map(({ to }) => to)).toEqual([
      'card:0:0',
      'card:1:0',
      'card:2:0',
      'card:0:1',
    ]);
  });

  it('sends a wrong card out and back again', () => {
    const wrong = beatOf({ type: 'snapped_wrong', seat: 1, place: 0, card: '9' }, HANDS);
    expect(wrong?.flights).toEqual([{ from: 'card:1:0', to: 'discard', face: '9', returns: true }]);
  });
});
