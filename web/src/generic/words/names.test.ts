import { describe, expect, it } from 'vitest';
import { isName, isOfAll, namesSeat, plain } from './names';

describe('a name of the engine', () => {
  it.each([
    ['raise_bid', 'raise bid'],
    ['RaiseBid', 'raise bid'],
    ['raise-bid', 'raise bid'],
    ['FBI', 'FBI'],
    ['x2', 'x2'],
  ])('%s is read as “%s”', (name, words) => {
    expect(plain(name)).toBe(words);
  });

  it.each(['Hello, Bob', 'a b', '', '_x', '42', 'x'.repeat(61), 'пас'])(
    'is not what somebody wrote: %s',
    (text) => {
      expect(isName(text)).toBe(false);
    },
  );

  it('says whether it is about seats', () => {
    expect(['seat', 'winners', 'from_seat', 'last_player'].every(namesSeat)).toBe(true);
    expect(['face', 'round', 'count', 'seating'].some(namesSeat)).toBe(false);
  });

  it('says whether a list has something of each, and so does what is hidden in it', () => {
    expect(isOfAll('hands', [1, 2], 2)).toBe(true);
    expect(isOfAll('dice_left', [1, 2], 2)).toBe(true);
    expect(isOfAll('hands', [1, 2, 3], 2)).toBe(false);
    expect(isOfAll('dice', [1, 2], 2)).toBe(false);
    expect(isOfAll('things', [[1], null], 2)).toBe(true);
    expect(isOfAll('things', [1, null], 2)).toBe(false);
  });
});
