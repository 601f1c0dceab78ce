import { describe, expect, it } from 'vitest';
import { readRoute, tablePath } from './route.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new' }],
    ['/t/ABCD1234', { page: 'table', code: 'ABCD1234' }],
    ['/t/ABCD1234/', { page: 'table', code: 'ABCD1234' }],
    ['/anything/else', { page: 'home' }],
  ])('%s leads somewhere', (path, route) => {
    expect(readRoute(path)).toEqual(route);
  });

  it('of a table is read as it was written', () => {
    expect(readRoute(tablePath('A B/C'))).toEqual({ page: 'table', code: 'A B/C' });
  });
});
