import { describe, expect, it } from 'vitest';
import { beat } from '../motion/beats';
import { Resting } from './resting';

function at(times: number[]): Resting {
  return new Resting(() => times.shift() ?? 0);
}

describe('a card of the hand', () => {
  it('has lain there from the beginning', () => {
    expect(at([]).since('card:0:1', 'snap:7')).toBe(0);
  });

  it('lies there since it came, or since another one went', () => {
    const resting = at([50]);
    resting.hear(beat({ flights: [{ from: 'drawn:0', to: 'card:0:1', face: null }] }));
    expect(resting.since('card:0:1', 'snap:7')).toBe(50);
    expect(resting.since('card:0:2', 'snap:7')).toBe(0);
  });

  it('means to be snapped since it no longer meant anything else', () => {
    const resting = at([70, 80]);
    resting.leave(['card:0:1', 'card:0:2'], 'put');
    expect(resting.since('card:0:1', 'snap:7')).toBe(70);
    resting.leave(['card:0:1'], 'snap:7');
    expect(resting.since('card:0:1', 'snap:7')).toBe(0); // on the same bottle
    expect(resting.since('card:0:1', 'snap:9')).toBe(80); // on another one
  });
});
