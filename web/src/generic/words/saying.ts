/** A value, a move or an event of any game in one line. */
import type { FluentVariable } from '@fluent/bundle';
import { language, lookUp, t } from '../../text/text.svelte';
import { capital, isName, isOfAll, namesSeat, plain, textId, wordsFor } from './names';

/** At which table something is said. */
export interface Setting {
  game: string;
  players: number;
  nameOf(seat: number): string;
}

const DEEP = 3; // lists in lists that a line has room for
const MANY = 24; // things of one list
const LONG = 160; // characters of one text
const GIST = 80; // ... and of what stands for a whole branch
const HUGE = 1e15; // from which on a number is written with an exponent
const SUBJECTS = ['seat', 'player', 'by', 'who'] as const; // who did it

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSeat(value: unknown, players: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;
}

/** The kind of a move or an event, where it has one. */
export function typeOf(value: unknown): string | null {
  return isFields(value) && typeof value.type === 'string' ? value.type : null;
}

export function numberWords(value: number): string {
  const notation = Math.abs(value) >= HUGE ? 'scientific' : 'standard';
  return new Intl.NumberFormat(language(), {
    notation,
    useGrouping: 'min2',
    maximumFractionDigits: 3,
  }).format(value);
}

export function shortened(text: string, most = LONG): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`; // no letter is cut in half
}

/** A name as a value of the game; what somebody wrote stays as it is. */
export function textWords(text: string, game: string): string {
  if (!isName(text)) return shortened(text);
  return lookUp(textId(game, 'value', text)) ?? (text.includes('_') ? plain(text) : text);
}

/** Any value in words; `field` is the name under which it is found. */
export function valueWords(value: unknown, field: string, at: Setting, depth = 0): string {
  if (value === null || value === undefined) return t('generic-nothing');
  if (typeof value === 'boolean') return t(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number')
    return namesSeat(field) && isSeat(value, at.players) ? at.nameOf(value) : numberWords(value);
  if (typeof value === 'string') return value === '' ? t('generic-empty') : textWords(value, at.game);
  if (depth >= DEEP) return '…';
  if (Array.isArray(value)) return listWords(value, field, at, depth);
  const inside = fieldsWords(value as Fields, at, depth + 1);
  const kind = kindIn(value, field);
  if (kind === null) return inside === '' ? t('generic-empty') : `(${inside})`;
  const name = wordsFor(at.game, 'value', kind);
  return inside === '' ? name : `${name} (${inside})`;
}

/** What kind of thing it is, where its field does not say it already. */
export function kindIn(value: unknown, field: string): string | null {
  const kind = typeOf(value);
  return kind === null || plain(kind) === plain(field) ? null : kind;
}

function listWords(list: readonly unknown[], field: string, at: Setting, depth: number): string {
  const ofAll = isOfAll(field, list, at.players) && !list.every((one) => isOwnSeat(one, field, at));
  // of what each seat has, a line tells only what was told
  const told = [...list.entries()].filter(([, one]) => !ofAll || one != null);
  if (told.length === 0) return t(list.length === 0 ? 'generic-empty' : 'generic-hidden');
  const words = told.slice(0, MANY).map(([index, one]) => {
    if (one == null) return t('generic-hidden');
    const said = valueWords(one, ofAll ? '' : field, at, depth + 1);
    if (ofAll) return `${at.nameOf(index)}: ${said}`;
    return Array.isArray(one) && one.length > 1 ? `(${said})` : said;
  });
  if (told.length > MANY) words.push('…');
  if (!ofAll) return words.join(', ');
  return depth === 0 ? `(${words.join('; ')})` : words.join('; ');
}

/** `winners: [0, 2]` names seats, `scores: [0, 2]` has a figure of each. */
function isOwnSeat(value: unknown, field: string, at: Setting): boolean {
  return namesSeat(field) && isSeat(value, at.players);
}

/** What a move or an event says besides its kind: “quantity 3, face 5”. What was not told is left out. */
export function fieldsWords(
  fields: Fields,
  at: Setting,
  depth = 0,
  except: readonly string[] = ['type'],
): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (except.includes(name) || (name === 'type' && typeof value === 'string')) continue;
    if (value === null || value === undefined) continue;
    if (parts.length >= MANY) {
      parts.push('…');
      break;
    }
    const label = wordsFor(at.game, 'field', name);
    parts.push(t('generic-part', { name: label, value: valueWords(value, name, at, depth) }));
  }
  return parts.join(', ');
}

/** What a game's own text for something may name: its fields, in words. */
function variablesOf(fields: Fields, at: Setting): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' && !namesSeat(name) ? value : valueWords(value, name, at),
    ]),
  );
}

/** A move or an event in the words of its game, if it has some for it. */
export function ownWords(what: unknown, kind: 'move' | 'event', at: Setting): string | null {
  const type = typeOf(what);
  return type === null ? null : lookUp(textId(at.game, kind, type), variablesOf(what as Fields, at));
}

/** A move, as a button says it: “Raise bid: quantity 3, face 5”. */
export function moveWords(move: unknown, at: Setting): string {
  if (!isFields(move)) return capital(valueWords(move, '', at));
  const own = ownWords(move, 'move', at);
  if (own !== null) return own;
  const kind = typeOf(move);
  const inside = fieldsWords(move, at);
  if (kind === null) return inside === '' ? t('generic-empty') : capital(inside);
  const name = capital(isName(kind) ? plain(kind) : kind);
  return inside === '' ? name : t('generic-with', { what: name, fields: inside });
}

/** An event, as the log tells it: “Bob – bid raised: quantity 3, face 5”. */
export function eventWords(event: unknown, at: Setting): string {
  if (!isFields(event)) return capital(valueWords(event, '', at));
  const own = ownWords(event, 'event', at);
  if (own !== null) return own;
  const kind = typeOf(event);
  const subject = SUBJECTS.find((name) => isSeat(event[name], at.players));
  const inside = fieldsWords(event, at, 0, subject === undefined ? ['type'] : ['type', subject]);
  const name = kind === null ? '' : isName(kind) ? plain(kind) : shortened(kind);
  const what =
    inside === '' ? name : name === '' ? inside : t('generic-with', { what: name, fields: inside });
  if (subject === undefined) return capital(what);
  return t('generic-told', { who: at.nameOf(event[subject] as number), what });
}

/** What something holds, in a few words. */
export function gist(value: unknown, field: string, at: Setting): string {
  return shortened(isFields(value) ? fieldsWords(value, at) : valueWords(value, field, at, 1), GIST);
}
