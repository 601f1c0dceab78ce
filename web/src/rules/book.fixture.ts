import { aboutGame, type Book, type Rule } from './book';

/** Every text of a book, as the endings of ids by their beginnings. */
export function textsOfBook<R extends Rule>(
  { game, chapters, appendix, choices }: Book<R>,
  texts: (rule: R) => string[],
): Record<string, string[]> {
  const about = (['title', 'lead', 'learn'] as const).map((part) => aboutGame(part, game));
  const ids = [...chapters.flatMap(({ rules }) => rules).flatMap(texts), ...choices.texts, ...about];
  return {
    rules: ids.map((id) => id.replace(/^rules-/, '')),
    'rules-section': [...chapters.map(({ name }) => name), appendix, choices.name],
  };
}
