import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS, settings } from '../../../settings.svelte';
import { FIRST_GAMES, haveJustLeft, noteGame } from './hints';

function play(games: number): boolean[] {
  return Array.from({ length: games }, () => {
    noteGame();
    return settings.hints;
  });
}

describe('hints', () => {
  beforeEach(() => {
    Object.assign(settings, DEFAULTS);
  });

  it('leave after the first games, and say so once', () => {
    expect(play(FIRST_GAMES)).toEqual([true, true, false]);
    expect(haveJustLeft()).toBe(true);
    expect(play(2)).toEqual([false, false]);
    expect(haveJustLeft()).toBe(false);
  });

  it('stay with whoever wants them again', () => {
    play(FIRST_GAMES);
    settings.hints = true;
    expect(haveJustLeft()).toBe(false);
    expect(play(4)).toEqual([true, true, true, true]);
  });

  it('count no games of somebody who never wanted them', () => {
    settings.hints = false;
    expect(play(FIRST_GAMES + 1)).toEqual([false, false, false, false]);
    expect(haveJustLeft()).toBe(false);
    expect(settings.hinted).toBe(0);
  });
});
