import { expect, it, vi } from 'vitest';
import { speak } from '../text/text.svelte';
import { since } from './since';

it.each([
  ['en', 0, 'now'],
  ['en', 59, 'now'],
  ['en', 60, '1 minute ago'],
  ['fr', 300, 'il y a 5 minutes'],
  ['nl', 7200, '2 uur geleden'],
  ['ru', 3 * 86_400, '3 дня назад'],
  ['en', -5, 'now'], // by another clock
] as const)('says in %s how long ago %i seconds are', async (language, seconds, words) => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
  expect(since(1_000_000_000, 1_000_000_000 + seconds * 1000)).toBe(words);
});
