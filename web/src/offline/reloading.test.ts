import { expect, test } from 'vitest';
import { mayReload, MOST, WITHIN } from './reloading';

function storage(first: string | null = null): Parameters<typeof mayReload>[1] {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_, text) => {
      kept = text;
    },
  };
}

test('a page that fails and fails is reloaded a few times, and later again', () => {
  const kept = storage();
  for (let time = 0; time < MOST; time++) expect(mayReload(time * 1_000, kept)).toBe(true);
  expect(mayReload(MOST * 1_000, kept)).toBe(false);
  expect(mayReload(WITHIN - 1, kept)).toBe(false);
  expect(mayReload(WITHIN, kept)).toBe(true);
});

test('what somebody else wrote there keeps no page from coming', () => {
  for (const strange of ['{', '7', '"x"', '["x"]', '{"a":1}']) {
    expect(mayReload(0, storage(strange))).toBe(true);
  }
});
