import { describe, expect, it } from 'vitest';

import { parseStored } from './stored';

describe('what was kept', () => {
  it.each([
    [null, null],
    ['', null],
    ['{', null],
    ['[1]', [1]],
    ['{"last":1}', { last: 1 }],
  ])('%j is read as %j', (text, expected) => {
    expect(parseStored(text)).toEqual(expected);
  });
});
