import { describe, expect, it } from 'vitest';
import { screenOf } from './screen';

const LETTER = 16; // pixels

function at(width: number, height: number, letter = LETTER): string {
  return screenOf(width / letter, height / letter);
}

describe('how the table is laid out', () => {
  it('follows the screen', () => {
    expect(at(320, 568)).toBe('phone');
    expect(at(390, 664)).toBe('phone');
    expect(at(844, 390)).toBe('flat');
    expect(at(568, 320)).toBe('flat');
    expect(at(820, 1180)).toBe('tablet');
    expect(at(1024, 768)).toBe('desk');
    expect(at(1440, 900)).toBe('desk');
    expect(at(1920, 1080)).toBe('wide');
    expect(at(2560, 1440)).toBe('wide');
  });

  it('has less room where letters are twice as large', () => {
    expect(at(1440, 900, 2 * LETTER)).toBe('flat');
    expect(at(820, 1180, 2 * LETTER)).toBe('phone');
    expect(at(2560, 1440, 2 * LETTER)).toBe('desk');
  });
});
