import { afterEach, expect, it, vi } from 'vitest';
import { arriveAt, arrivedAt } from './arrival';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is asked for once, and given to the first who wants that table', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('{"code":"ABCD"}')));
  vi.stubGlobal('fetch', asked);
  arriveAt('ABCD');
  expect(asked).toHaveBeenCalledWith('/api/tables/ABCD', { method: 'GET' });
  expect(await arrivedAt('ABCD')).toEqual({ code: 'ABCD' });
  expect(arrivedAt('ABCD')).toBeNull();
});

it('is not taken for another table', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  arriveAt('ABCD');
  expect(arrivedAt('EFGH')).toBeNull();
  expect(arrivedAt('ABCD')).toBeNull();
});
