/** The texts of OMERTA whose ids are put together, for the test that finds what is missing or unused. */
import { cuesOf, readLesson } from '../../lessons/lesson';
import { textsOfBook } from '../../rules/book.fixture';
import { hyphens } from '../../text/words';
import { BOTTLES, CHARACTERS } from './cards/card';
import { NAMED } from './log/sentence';
import lesson from './lesson/lesson.json?raw';
import { ADVICE } from './question/advice';
import { ASKINGS } from './question/asking';
import { GROUPS } from './review/account';
import { EDITION_NAMES, OMERTA, omertaTexts } from './rules/book';
import portraits from './portraits';
import { NAMED_MOVES } from './puzzle/move_name';
import { WHY_NOT } from './question/why_not';
import { RARELY } from './table/remarks';

export const FAMILIES: Record<string, readonly string[]> = {
  ...textsOfBook(OMERTA, omertaTexts),
  'rules-edition': EDITION_NAMES,
  'lessons-omerta-cue': cuesOf(readLesson(lesson)),
  power: ['bottle', ...CHARACTERS],
  'review-omerta-group': GROUPS.map(hyphens),
  'review-omerta-moment': GROUPS.map(hyphens),
  'review-omerta-curve': ['stocks', 'totals'],
  'invite-omerta': ['regular', 'boss', 'don'],
  'aim-put': CHARACTERS,
  drama: ['late', 'wrong'],
  'omerta-the': [...BOTTLES, ...CHARACTERS],
  'omerta-ask': ASKINGS,
  'omerta-hint': ASKINGS,
  'omerta-advice': ADVICE.map(hyphens),
  'puzzle-omerta': NAMED_MOVES.map(hyphens),
  'omerta-note': ['unknown', 'low', 'high'],
  'omerta-wait': ['peek', 'turn', 'put', 'power', 'snap', 'killer'],
  'omerta-do': ['draw', 'take', 'discard', 'open-safe', 'pass', 'decline', 'omerta'],
  'omerta-why-not': Object.keys(WHY_NOT).map(hyphens),
  'omerta-named': Object.keys(NAMED).map(hyphens),
  ...Object.fromEntries(portraits.levels.map((level) => [`banter-omerta-${level}`, Object.keys(RARELY)])),
};
