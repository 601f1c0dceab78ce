import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameHere, look, noteGame, readRoute, reviewPath, tablePath } from './route.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new' }],
    ['/settings/', { page: 'settings' }],
    ['/about', { page: 'about' }],
    ['/learn/chess', { page: 'learn', game: 'chess' }],
    ['/rules/chess', { page: 'rules', game: 'chess' }],
    ['/rules/another_game/', { page: 'rules', game: 'another_game' }],
    ['/rules/', { page: 'missing' }],
    ['/rules/chess/endings', { page: 'missing' }],
    ['/finished', { page: 'finished' }],
    ['/t/ABCD1234', { page: 'table', code: 'ABCD1234' }],
    ['/t/ABCD1234/', { page: 'table', code: 'ABCD1234' }],
    ['/t/ABCD1234/review', { page: 'review', code: 'ABCD1234' }],
    ['/t/ABCD1234/else', { page: 'missing' }],
    ['/puzzle', { page: 'puzzle', day: null }],
    ['/puzzle/2026-11-18', { page: 'puzzle', day: '2026-11-18' }],
    ['/puzzle/yesterday', { page: 'missing' }],
    ['/review', { page: 'record' }],
    ['/t/%', { page: 'table', code: '%' }],
    ['/anything/else', { page: 'missing' }],
    ['/constructor', { page: 'missing' }],
  ])('%s leads somewhere', (path, route) => {
    expect(readRoute(path)).toEqual(route);
  });

  it('of a table is read as it was written', () => {
    expect(readRoute(tablePath('A B/C'))).toEqual({ page: 'table', code: 'A B/C' });
    expect(readRoute(reviewPath('A B/C'))).toEqual({ page: 'review', code: 'A B/C' });
  });
});

describe('the game that a page is about', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function at(pathname: string): string | null {
    vi.stubGlobal('location', { pathname });
    look();
    return gameHere();
  }

  it('is the one that its address names, or that it has found out', () => {
    expect(at('/')).toBeNull();
    expect(at('/learn/chess')).toBe('chess');
    expect(at('/rules/go')).toBe('go');
    expect(at('/t/ABCD1234')).toBeNull();
    noteGame('chess');
    expect(gameHere()).toBe('chess');
    expect(at('/settings')).toBeNull();
  });
});
