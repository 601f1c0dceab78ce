import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { GRAMMAR } from './grammar';

describe('the French “of”', () => {
  const bundle = new FluentBundle('fr', { functions: GRAMMAR, useIsolating: false });
  bundle.addResource(new FluentResource('text = le Boss { DE($who) }'));
  const pattern = bundle.getMessage('text')?.value ?? '';

  it.each([
    ['Bob', 'le Boss de Bob'],
    ['Ann', 'le Boss d’Ann'],
    ['Émile', 'le Boss d’Émile'],
    ['Hugo', 'le Boss d’Hugo'],
    ['Harry', 'le Boss de Harry'],
    ['Yves', 'le Boss d’Yves'],
    ['Yann', 'le Boss de Yann'],
    ['Анна', 'le Boss de Анна'],
    ['7', 'le Boss de 7'],
    ['', 'le Boss de '],
  ])('before %j', (who, expected) => {
    expect(bundle.formatPattern(pattern, { who })).toBe(expected);
  });
});
