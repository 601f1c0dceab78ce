import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORGANIZED_CRIME } from '../games/organized_crime/rules/book';
import { OMERTA, omertaTexts } from '../games/omerta/rules/book';
import { LANGUAGES } from '../text/languages';
import { need, speak, t } from '../text/text.svelte';
import { word } from '../text/words';
import { type Book, type Rule, textOf, textsOf } from './book';
import { findIn, wordsIn } from './search';

/** The first rule that is found with these words. */
function first<R extends Rule>(book: Book<R>, asked: string, texts: (rule: R) => string[]): R | undefined {
  const said = {
    title: (rule: R) => t(textOf(rule, 'title')),
    text: (rule: R) =>
      texts(rule)
        .map((id) => t(id))
        .join('\n'),
  };
  return findIn(book.chapters, wordsIn(asked), said)[0]?.rules[0];
}

describe.each(Object.keys(LANGUAGES))('looking for a rule in %s', (language) => {
  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
    await Promise.all(['rules_omerta', 'rules_organized_crime'].map(need));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('finds the rule of a card first, not a footnote that mentions it', () => {
    for (const { rules } of OMERTA.chapters)
      for (const { id, card } of rules)
        if (card !== undefined)
          expect(first(OMERTA, word('omerta', 'value', card), omertaTexts)?.id, card).toBe(id);
  });

  it('finds a rule first by its title', () => {
    for (const rule of OMERTA.chapters.flatMap(({ rules }) => rules))
      expect(first(OMERTA, t(textOf(rule, 'title')), omertaTexts)?.id).toBe(rule.id);
    for (const rule of ORGANIZED_CRIME.chapters.flatMap(({ rules }) => rules))
      expect(first(ORGANIZED_CRIME, t(textOf(rule, 'title')), textsOf)?.id).toBe(rule.id);
  });
});
