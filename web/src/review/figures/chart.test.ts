import { describe, expect, it } from 'vitest';
import type { Curve } from '../../protocol/api';
import { chartOf, lineOf, pointAt, ticksOf } from './chart';

const BOX = { width: 128, height: 60, left: 20, bottom: 20 };
const point = (entry: number, round: number, ...values: number[]) => ({ entry, round, seat: null, values });
const STOCKS: Curve = {
  name: 'stocks',
  points: [point(2, 1, 10, 0), point(5, 1, 5, 0), point(9, 2, 0, 10)],
};

describe('the chart', () => {
  it('has round figures from the least to the most', () => {
    expect(ticksOf(0, 83)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticksOf(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticksOf(-30, 110)).toEqual([-50, 0, 50, 100, 150]);
    expect(ticksOf(0, 1_240_000)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  });

  it('reaches from side to side, with the most at the top', () => {
    const chart = chartOf(STOCKS, BOX);
    expect([chart.x(0), chart.x(2)]).toEqual([20, 120]);
    expect([chart.y(10), chart.y(0)]).toEqual([8, 40]);
  });

  it('draws the stocks of each round by themselves, and totals in one line', () => {
    expect(lineOf(STOCKS, 0, chartOf(STOCKS, BOX))).toBe('M20.0 8.0L70.0 24.0M120.0 40.0');
    const totals = { ...STOCKS, name: 'totals' };
    expect(lineOf(totals, 0, chartOf(totals, BOX))).toBe('M20.0 8.0L70.0 24.0L120.0 40.0');
  });

  it('names the rounds where there is room', () => {
    expect(chartOf(STOCKS, BOX).rounds.map(({ round, middle }) => [round, middle])).toEqual([
      [1, 45],
      [2, 120],
    ]);
    expect(chartOf(STOCKS, { ...BOX, width: 40 }).rounds.map(({ round }) => round)).toEqual([1]);
  });

  it('can have a single point', () => {
    const lonely = { name: 'stocks', points: [point(2, 1, 3, 4)] };
    expect(lineOf(lonely, 1, chartOf(lonely, BOX))).toMatch(/^M70.0 /);
  });

  it('knows the last point at or before an entry', () => {
    expect([0, 2, 4, 5, 99].map((entry) => pointAt(STOCKS.points, entry))).toEqual([-1, 0, 0, 1, 2]);
  });
});
