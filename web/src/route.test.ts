import { afterEach, describe, expect, it, vi } from 'vitest';
import { look, noteGame, readRoute, reviewPath, rulesPath, tablePath } from './route.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new' }],
    ['/settings/', { page: 'settings' }],
    ['/about', { page: 'about' }],
    ['/learn/omerta', { page: 'learn_omerta' }],
    ['/learn/organized_crime', { page: 'learn_organized_crime' }],
    ['/rules/omerta', { page: 'rules_omerta' }],
    ['/rules/organized_crime/', { page: 'rules_organized_crime' }],
    ['/rules/chess', { page: 'missing' }],
    ['/finished', { page: 'finished' }],
    ['/t/ABCD1234', { page: 'table', code: 'ABCD1234' }],
    ['/t/ABCD1234/', { page: 'table', code: 'ABCD1234' }],
    ['/t/ABCD1234/review', { page: 'review', code: 'ABCD1234' }],
    ['/t/ABCD1234/else', { page: 'missing' }],
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

describe('the link to the rules', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function at(pathname: string): string {
    vi.stubGlobal('location', { pathname });
    look();
    return rulesPath();
  }

  it('leads to the book of the game that the page is about, and to the first elsewhere', () => {
    expect(at('/')).toBe('/rules/omerta');
    expect(at('/learn/organized_crime')).toBe('/rules/organized_crime');
    expect(at('/rules/omerta')).toBe('/rules/omerta');
    expect(at('/t/ABCD1234')).toBe('/rules/omerta');
    noteGame('organized_crime');
    expect(rulesPath()).toBe('/rules/organized_crime');
    expect(at('/settings')).toBe('/rules/omerta');
  });
});
