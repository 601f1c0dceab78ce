import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../protocol/api';
import { need, speak } from '../text/text.svelte';
import { chosenValue, isFile, optionAbout, optionName, optionValue } from './words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  await need('options');
});

describe('a game that nobody wrote texts for', () => {
  const note: Choice = { name: 'house_rule', kind: 'text', default: null, open: true };

  it('is put together in words made from the names of its setup', () => {
    expect(optionName('chess', 'is_blind')).toBe('Is blind');
    expect(optionAbout('chess', 'is_blind')).toBeNull();
    expect(optionValue('chess', 'pace', 'very_slow')).toBe('Very slow');
    expect(optionValue('chess', 'rounds', null)).toBe('–');
    expect(optionValue('chess', 'rounds', 3)).toBe('3');
  });

  it('shows what was written for it', () => {
    expect(isFile('chess', note)).toBe(false);
    expect(chosenValue('chess', note, 'no castling')).toBe('no castling');
    expect(chosenValue('chess', note, 'x'.repeat(500))).toHaveLength(61);
  });
});
