import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hiddenTitles, speakOfRules } from '../../../rules/found.fixture';
import { textsOf } from '../../../rules/book';
import { type Language, LANGUAGES } from '../../../text/languages';
import { ORGANIZED_CRIME } from './book';

describe.each(Object.keys(LANGUAGES) as Language[])('looking for a rule in %s', (language) => {
  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speakOfRules(language, ORGANIZED_CRIME);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('finds a rule first by its title', () => {
    expect(hiddenTitles(ORGANIZED_CRIME, textsOf)).toEqual([]);
  });
});
