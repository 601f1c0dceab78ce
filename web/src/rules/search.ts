/** Looking for words in a text, whatever their accents and capitals. */

export interface Piece {
  text: string;
  kind: 'plain' | 'found' | 'rule'; // found: a word that was looked for; rule: the id of a rule
}

const RULE = /\b([A-Z]\d+[a-z]?)\b/; // the id of one

/** A text as it is compared: no accents, no capitals, one kind of apostrophe. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe');
}

/** The words that somebody looks for. */
export function wordsIn(asked: string): string[] {
  return fold(asked).split(/\s+/).filter(Boolean);
}

/** Whether a text has all of the words. */
export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

const NOT_CALLED_SO = 1000; // longer than any title

/** How far a title is from what is looked for: by the letters that it has besides, if it has all the words. */
export function rank(title: string, words: readonly string[]): number {
  return matches(title, words) ? fold(title).length - words.join(' ').length : NOT_CALLED_SO;
}

interface Listed<One> {
  name: string;
  rules: readonly One[];
}

/** What a rule is called, and all that is written of it. */
interface Said<One> {
  title: (rule: One) => string;
  text: (rule: One) => string;
}

/** The rules with all the words; what is called so comes first, and with it its chapter. */
export function findIn<One>(
  chapters: readonly Listed<One>[],
  words: readonly string[],
  { title, text }: Said<One>,
): Listed<One>[] {
  const byRank = (one: { rank: number }, other: { rank: number }): number => one.rank - other.rank;
  return chapters
    .flatMap(({ name, rules }) => {
      const found = rules
        .filter((rule) => matches(text(rule), words))
        .map((rule) => ({ rule, rank: rank(title(rule), words) }))
        .toSorted(byRank);
      return found[0] === undefined
        ? []
        : [{ name, rank: found[0].rank, rules: found.map(({ rule }) => rule) }];
    })
    .toSorted(byRank);
}

/** A text cut into what is plain, what was looked for, and the ids of rules. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  return text
    .split(RULE)
    .flatMap((part, index): Piece[] =>
      index % 2 === 1 ? [{ text: part, kind: 'rule' }] : foundIn(part, words),
    );
}

function foundIn(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text);
  const marked = letters.map(() => false);
  // which letter each folded one came from: folding may give none or two
  const origin = letters.flatMap((letter, index) => Array.from(fold(letter), () => index));
  const folded = letters.map(fold).join('');
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (const index of origin.slice(at, at + word.length)) marked[index] = true;
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const kind = marked[index] === true ? 'found' : 'plain';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += letter;
    else pieces.push({ text: letter, kind });
  });
  return pieces;
}
