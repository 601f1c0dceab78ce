import { need, speak, t } from '../text/text.svelte';
import type { Language } from '../text/languages';
import { type Book, type Rule, textOf } from './book';
import { findIn, wordsIn } from './search';

/** Speak a language in a test without a page, with the texts of a game's rules. */
export async function speakOfRules(language: Language, { game }: Book<Rule>): Promise<void> {
  await speak(language);
  await need(`rules_${game}`);
}

/** The first rule that is found with these words. */
export function firstFound<R extends Rule>(
  book: Book<R>,
  asked: string,
  texts: (rule: R) => string[],
): R | undefined {
  const said = {
    title: (rule: R) => t(textOf(rule, 'title')),
    text: (rule: R) =>
      texts(rule)
        .map((id) => t(id))
        .join('\n'),
  };
  return findIn(book.chapters, wordsIn(asked), said)[0]?.rules[0];
}

/** The rules that are not found first by their own titles. */
export function hiddenTitles<R extends Rule>(book: Book<R>, texts: (rule: R) => string[]): string[] {
  return book.chapters
    .flatMap(({ rules }) => rules)
    .filter((rule) => firstFound(book, t(textOf(rule, 'title')), texts)?.id !== rule.id)
    .map(({ id }) => id);
}
