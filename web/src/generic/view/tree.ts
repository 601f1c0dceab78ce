/** How each part of a view is laid out: a word, a row, a grid, a table, or a branch that can be opened. */
import { t } from '../../text/text.svelte';
import { placeOf } from './changes';
import { capital, isName, isOfAll, mayBeSecret, namesSeat, wordsFor } from '../words/names';
import {
  type Fields,
  isFields,
  isSeat,
  kindIn,
  numberWords,
  type Setting,
  textWords,
  typeOf,
  shortened,
} from '../words/saying';

/** Whose view it is. */
export interface Sight extends Setting {
  me: number | null; // the seat whose view it is; null: a spectator's
  all: boolean; // nothing is hidden: a game that is over, seen with all eyes
}

/** Where a value was found. */
export interface Place {
  path: string;
  field: string; // the name of its field, or of the list it is in
  mayHide: boolean; // null means that it is hidden, and not that there is none
  own?: unknown; // what the seat that looks has in its place
}

export type Tone = 'number' | 'word' | 'text' | 'seat' | 'yes' | 'no' | 'nothing' | 'hidden';

/** One thing, in a few words. */
export interface Leaf {
  kind: 'leaf';
  path: string;
  tone: Tone;
  words: string;
  whole?: string; // a text that is too long to be shown at once
}

/** Something with a name, in a branch. */
export interface Part {
  place: Place;
  label: string;
  value: unknown;
}

export interface Row {
  kind: 'row';
  leaves: Leaf[];
  count: number; // of all things in it
  first: (many: number) => Leaf[];
}

export interface Branch {
  kind: 'branch';
  title: string | null; // what kind of thing it is
  isNumbered: boolean; // its parts have numbers, and no names
  count: number;
  part(index: number): Part;
}

export type Shape =
  | Leaf
  | Row
  | { kind: 'inline'; title: string | null; parts: { label: string; leaf: Leaf }[] }
  | { kind: 'grid'; rows: { label: string | null; leaves: Leaf[] }[] }
  | { kind: 'table'; columns: string[]; rows: { path: string; label: string; cells: (Leaf | Row)[] }[] }
  | Branch;

export const ROOT: Place = { path: '', field: '', mayHide: false };
const LONGEST = 5000; // characters of a text that is shown whole
const ROW = 40; // things in a row
const INLINE = 4; // fields side by side
const SHORT = 24; // characters of a word that has others beside it
const COLUMNS = 6;
const LINES = 30; // of a table or a grid
const CELL = 12; // things in one cell of a table

/** How a value is laid out. */
export function shapeOf(value: unknown, place: Place, at: Sight): Shape {
  if (Array.isArray(value)) return shapeOfList(value, place, at);
  if (isFields(value)) return shapeOfFields(value, place, at);
  return leafOf(value, place, at);
}

/** How a whole view is laid out: its fields below each other, however few they are. */
export function rootOf(view: unknown, at: Sight): Shape {
  return isFields(view) && Object.keys(view).length > 0
    ? branchOf(view, namesIn(view), ROOT, at)
    : shapeOf(view, ROOT, at);
}

/** Whether anything in it can be opened. */
export function canOpen(shape: Shape, at: Sight): boolean {
  if (shape.kind !== 'branch') return false;
  return Array.from({ length: Math.min(shape.count, ROW) }, (_, index) => shape.part(index)).some(
    ({ value, place }) => shapeOf(value, place, at).kind === 'branch',
  );
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function leafOf(value: unknown, { path, field, mayHide }: Place, at: Sight): Leaf {
  const leaf = (tone: Tone, words: string): Leaf => ({ kind: 'leaf', path, tone, words });
  switch (typeof value) {
    case 'boolean':
      return leaf(value ? 'yes' : 'no', t(value ? 'table-yes' : 'table-no'));
    case 'number':
      if (namesSeat(field) && isSeat(value, at.players)) return leaf('seat', at.nameOf(value));
      return leaf('number', numberWords(value));
    case 'string': {
      const words = textWords(value, at.game);
      if (words === '') return leaf('nothing', t('generic-empty'));
      const found = leaf(words.length > SHORT ? 'text' : 'word', words);
      return words !== value && !isName(value) ? { ...found, whole: shortened(value, LONGEST) } : found;
    }
    default:
      if (mayHide && !at.all) return leaf('hidden', t('generic-hidden'));
      return leaf('nothing', t('generic-nothing'));
  }
}

function emptyAt({ path }: Place): Leaf {
  return { kind: 'leaf', path, tone: 'nothing', words: t('generic-empty') };
}

// Fields

function shapeOfFields(fields: Fields, place: Place, at: Sight): Shape {
  const names = namesIn(fields);
  const branch = branchOf(fields, names, place, at);
  const { title } = branch;
  if (names.length === 0)
    return title === null ? emptyAt(place) : { ...emptyAt(place), tone: 'word', words: title };
  if (names.length > INLINE || !names.every((name) => isScalar(fields[name]))) return branch;
  const parts = names.map((_, index) => {
    const { label, value, place: inner } = branch.part(index);
    return { label, leaf: leafOf(value, inner, at) };
  });
  return parts.every(({ leaf }) => leaf.words.length <= SHORT) ? { kind: 'inline', title, parts } : branch;
}

function namesIn(fields: Fields): string[] {
  const isTagged = typeOf(fields) !== null;
  return Object.keys(fields).filter((name) => !isTagged || name !== 'type');
}

function branchOf(fields: Fields, names: readonly string[], place: Place, at: Sight): Branch {
  const kind = kindIn(fields, place.field);
  const isMap =
    names.every((name) => /^\d$/.test(name)) && isOfAll(place.field, Object.values(fields), at.players);
  return {
    kind: 'branch',
    title: kind === null ? null : capital(wordsFor(at.game, 'value', kind)),
    isNumbered: false,
    count: names.length,
    part: (index) => {
      const name = names[index] ?? '';
      return {
        place: placeIn(place, name),
        label: isMap ? at.nameOf(Number(name)) : capital(wordsFor(at.game, 'field', name)),
        value: fields[name],
      };
    },
  };
}

/** A field that is empty for the reader is not called hidden for the others. */
function placeIn({ path, mayHide, own }: Place, name: string): Place {
  const nobodyHas = isFields(own) && own[name] === null;
  return { path: placeOf(path, name), field: name, mayHide: mayHide && !nobodyHas };
}

// Lists

function shapeOfList(list: readonly unknown[], place: Place, at: Sight): Shape {
  if (list.length === 0) return emptyAt(place);
  const { path, field } = place;
  // `winners: [0, 2]` names seats, `scores: [0, 2]` has a figure of each
  const areSeats = namesSeat(field) && list.every((one) => isSeat(one, at.players));
  const ofAll = isOfAll(field, list, at.players) && !areSeats;
  const own = ofAll && at.me !== null ? list[at.me] : undefined;
  // a place without a card is no secret, and a card without a face is one
  const mayHide = place.mayHide || ofAll || mayBeSecret(field) || list.some(isFields);
  const part = (index: number): Part => ({
    // what one seat has is not of all seats again
    place: { path: placeOf(path, index), field: ofAll ? '' : field, mayHide, own },
    label: ofAll ? at.nameOf(index) : numberWords(index + 1),
    value: list[index],
  });
  const leafAt = (index: number): Leaf => leafOf(list[index], part(index).place, at);

  if (list.every(isScalar)) {
    if (ofAll)
      return {
        kind: 'inline',
        title: null,
        parts: list.map((_, index) => ({ label: part(index).label, leaf: leafAt(index) })),
      };
    const first = (many: number): Leaf[] => list.slice(0, many).map((_, index) => leafAt(index));
    const leaves = first(ROW);
    if (leaves.every(({ tone }) => tone !== 'text'))
      return { kind: 'row', leaves, count: list.length, first };
  }
  if (list.length > 1 && list.length <= LINES) {
    const parts = list.map((_, index) => part(index));
    const found = gridOf(parts, ofAll, at) ?? tableOf(parts, at);
    if (found !== null) return found;
  }
  return { kind: 'branch', title: null, isNumbered: !ofAll, count: list.length, part };
}

/** Rows of the same length are a board, or hands side by side. */
function gridOf(parts: readonly Part[], ofAll: boolean, at: Sight): Shape | null {
  const first = parts[0]?.value;
  const width = Array.isArray(first) ? first.length : 0;
  if (width === 0 || width > ROW / 2) return null;
  const rows: { label: string | null; leaves: Leaf[] }[] = [];
  for (const { place, label, value } of parts) {
    if (!Array.isArray(value) || value.length !== width || !value.every(isScalar)) return null;
    const leaves = value.map((one, index) => leafOf(one, { ...place, path: placeOf(place.path, index) }, at));
    if (leaves.some(({ words }) => words.length > SHORT / 2)) return null;
    rows.push({ label: ofAll ? label : null, leaves });
  }
  return { kind: 'grid', rows };
}

/** Things of the same kind, one to a line, where each has only a few fields. */
function tableOf(parts: readonly Part[], at: Sight): Shape | null {
  const first = parts[0]?.value;
  const names = isFields(first) ? Object.keys(first) : [];
  if (names.length === 0 || names.length > COLUMNS) return null;
  const rows: { path: string; label: string; cells: (Leaf | Row)[] }[] = [];
  for (const { place, label, value } of parts) {
    if (!isFields(value) || Object.keys(value).join() !== names.join()) return null;
    const cells: (Leaf | Row)[] = [];
    for (const name of names) {
      const cell = shapeOf(value[name], placeIn(place, name), at);
      if (cell.kind === 'leaf' || (cell.kind === 'row' && cell.leaves.length <= CELL)) cells.push(cell);
      else return null;
    }
    rows.push({ path: place.path, label, cells });
  }
  return { kind: 'table', columns: names.map((name) => capital(wordsFor(at.game, 'field', name))), rows };
}
