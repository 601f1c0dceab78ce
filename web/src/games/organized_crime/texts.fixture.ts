/** The texts of ORGANIZED CRIME whose ids are put together, for the test that finds what is missing or unused. */
import { cuesOf, readLesson } from '../../lessons/lesson';
import { textsOf } from '../../rules/book';
import { textsOfBook } from '../../rules/book.fixture';
import { hyphens } from '../../text/words';
import lesson from './lesson/lesson.json?raw';
import { GROUPS, SIGNS } from './review/account';
import { ORGANIZED_CRIME } from './rules/book';

export const FAMILIES: Record<string, readonly string[]> = {
  ...textsOfBook(ORGANIZED_CRIME, textsOf),
  'rules-sources': ['organized-crime'],
  'lessons-crime-cue': cuesOf(readLesson(lesson)),
  'review-group': GROUPS.map(hyphens),
  'review-moment': GROUPS.map(hyphens),
  'review-curve': ['wealth', 'men', 'votes'],
  'review-sign': SIGNS,
  'chat-silent': ['c27'],
};
