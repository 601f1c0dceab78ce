import { describe, expect, it } from 'vitest';
import { type Box, roomAround } from './room';

const SCREEN: Box = { left: 0, top: 0, right: 360, bottom: 740 };

describe('the room for a scene', () => {
  it('is the whole screen where nothing else is needed', () => {
    expect(roomAround(180, 300, SCREEN, [])).toEqual(SCREEN);
  });

  it('ends above a question and a hand below it', () => {
    const question = { left: 0, top: 480, right: 360, bottom: 600 };
    const hand = { left: 40, top: 610, right: 320, bottom: 730 };
    expect(roomAround(180, 300, SCREEN, [question, hand])).toEqual({ ...SCREEN, bottom: 480 });
  });

  it('ends beside what lies beside it, where that leaves more', () => {
    const dock = { left: 560, top: 40, right: 844, bottom: 390 };
    const screen = { left: 0, top: 0, right: 844, bottom: 390 };
    expect(roomAround(300, 150, screen, [dock])).toEqual({ ...screen, right: 560 });
  });

  it('has the point in it, whatever lies around', () => {
    const above = { left: 0, top: 0, right: 360, bottom: 90 };
    const nothing = { left: 5, top: 5, right: 5, bottom: 5 };
    expect(roomAround(180, 300, SCREEN, [above, nothing])).toEqual({ ...SCREEN, top: 90 });
  });
});
