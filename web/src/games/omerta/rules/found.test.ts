import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstFound, hiddenTitles, speakOfRules } from '../../../rules/found.fixture';
import { type Language, LANGUAGES } from '../../../text/languages';
import { word } from '../../../text/words';
import { OMERTA, omertaTexts } from './book';

describe.each(Object.keys(LANGUAGES) as Language[])('looking for a rule in %s', (language) => {
  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speakOfRules(language, OMERTA);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('finds the rule of a card first, not a footnote that mentions it', () => {
    for (const { rules } of OMERTA.chapters)
      for (const { id, card } of rules)
        if (card !== undefined)
          expect(firstFound(OMERTA, word('omerta', 'value', card), omertaTexts)?.id, card).toBe(id);
  });

  it('finds a rule first by its title', () => {
    expect(hiddenTitles(OMERTA, omertaTexts)).toEqual([]);
  });
});
