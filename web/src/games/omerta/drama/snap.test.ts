import { describe, expect, it } from 'vitest';
import { snapIn } from './snap';

const told = (...events: object[]): { number: number; event: unknown }[] =>
  events.map((event, index) => ({ number: 10 + index, event }));
const finish = (seat: number, milliseconds: number, behind: number, by_lot = false): object => ({
  seat,
  milliseconds,
  behind,
  by_lot,
});
const judged = (...finishes: object[]): object => ({ type: 'race_judged', ruling: { ask: 4, finishes } });
const threw = (type: string, seat: number, card: string): object => ({ type, seat, place: 0, card });

describe('a snap', () => {
  it('has who won first, with the milliseconds, and then who was wrong and who was late', () => {
    const snap = snapIn(
      told(
        judged(finish(2, 301, 0), finish(1, 412, 111), finish(0, 450, 149, true)),
        threw('snapped_wrong', 2, '9'),
        threw('snapped', 1, '7'),
        threw('snapped_late', 0, '7'),
        { type: 'card_added', seat: 2, place: 4, reason: 'penalty' },
      ),
    );
    expect(snap?.number).toBe(13);
    expect(snap?.thrown).toEqual([
      { seat: 1, card: '7', outcome: 'won', milliseconds: 412, behind: 111, byLot: false },
      { seat: 2, card: '9', outcome: 'wrong', milliseconds: 301, behind: 0, byLot: false },
      { seat: 0, card: '7', outcome: 'late', milliseconds: 450, behind: 149, byLot: true },
    ]);
  });

  it('that was drawn for in secret has no milliseconds', () => {
    const snap = snapIn(told({ type: 'lots_drawn', seats: [1, 0] }, threw('snapped', 1, '7')));
    expect(snap?.thrown).toMatchObject([{ seat: 1, milliseconds: null, byLot: true }]);
  });

  it('of several is the last', () => {
    const snap = snapIn(
      told(
        judged(finish(0, 300, 0)),
        threw('snapped', 0, '7'),
        threw('discarded', 1, '3'),
        judged(finish(2, 500, 0)),
        threw('snapped', 2, '3'),
      ),
    );
    expect(snap?.thrown.map(({ seat }) => seat)).toEqual([2]);
  });

  it('is none where nobody threw anything, or the round has ended since', () => {
    expect(snapIn(told(judged(), threw('drew', 0, '7')))).toBe(null);
    expect(snapIn(told(judged(finish(0, 300, 0)), threw('snapped', 0, '7'), { type: 'round_ended' }))).toBe(
      null,
    );
  });
});
