/** The texts of ORGANIZED CRIME whose ids are put together, for the test that finds what is missing or unused. */
import { cuesOf, readLesson } from '../../lessons/lesson';
import { textsOf } from '../../rules/book';
import { textsOfBook } from '../../rules/book.fixture';
import { hyphens } from '../../text/words';
import { ADVICE, SAID } from './question/advice';
import lesson from './lesson/lesson.json?raw';
import { GROUPS, SIGNS } from './review/account';
import { ORGANIZED_CRIME } from './rules/book';
import portraits from './portraits';
import { RARELY } from './table/remarks';

export const FAMILIES: Record<string, readonly string[]> = {
  ...textsOfBook(ORGANIZED_CRIME, textsOf),
  'rules-sources': ['organized-crime'],
  'lessons-crime-cue': cuesOf(readLesson(lesson)),
  'review-crime-group': GROUPS.map(hyphens),
  'review-crime-moment': GROUPS.map(hyphens),
  'review-crime-curve': ['wealth', 'men', 'votes'],
  'review-crime-sign': Object.keys(SIGNS),
  'crime-advice': [...ADVICE.map(hyphens), ...SAID],
  'crime-words': ['mine', 'theirs', 'others'],
  'invite-organized-crime': ['regular', 'boss', 'don'],
  'organized-crime-silent': ['c27'],
  ...Object.fromEntries(
    portraits.levels.map((level) => [`banter-organized-crime-${level}`, Object.keys(RARELY)]),
  ),
};
