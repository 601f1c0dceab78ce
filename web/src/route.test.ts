import { describe, expect, it } from 'vitest';
import { readRoute, reviewPath, tablePath } from './route.svelte';

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
