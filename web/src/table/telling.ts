/** What the engine says, as text, for a game that has no words of its own for it. */
import type { SeatNow } from '../protocol/messages';
import { t } from '../text/text.svelte';
import { type Kind, levelName, seatName, word } from '../text/words';
import { isPerSeat, namesSeats } from './seats';

/** Something with a tag: a move, an event. */
export type Tagged = { type: string } & Record<string, unknown>;

/** At whose table it is told. */
export interface Setting {
  game: string;
  seats: readonly SeatNow[];
}

/** A part of a view, as an outline shows it: one line of text, or a heading with more below. */
export type Part = { label: string; text: string } | { label: string; parts: Part[] };

/** A move or an event in one line: its name, and what belongs to it. */
export function tell(setting: Setting, kind: Kind, tagged: Tagged): string {
  const details = detailsOf(setting, tagged);
  const name = word(setting.game, kind, tagged.type);
  return details === '' ? name : t('table-tagged', { name, details });
}

const UNKNOWN = '–';
const DIGEST = /^[0-9a-f]{32,}$/; // nobody reads it here; the record has it in full

/** What belongs to a move or an event, without its name. */
function detailsOf(setting: Setting, tagged: Tagged): string {
  return Object.entries(tagged)
    .filter(([field, value]) => field !== 'type' && value !== null && value !== false)
    .map(([field, value]) => tellField(setting, field, value))
    .join(', ');
}

function tellField(setting: Setting, field: string, value: unknown): string {
  if (field === 'seat' && typeof value === 'number') return seatName(setting.seats, value);
  return t('table-detail', {
    name: word(setting.game, 'field', field),
    value: tellValue(setting, value, field),
  });
}

/** A value in one line. */
export function tellValue(setting: Setting, value: unknown, field = ''): string {
  if (value === null || value === undefined) return UNKNOWN;
  if (typeof value === 'boolean') return t(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return namesSeats(field) ? seatName(setting.seats, value) : String(value);
  if (typeof value === 'string' && field === 'level') return levelName(value);
  if (typeof value === 'string')
    return DIGEST.test(value) ? `${value.slice(0, 8)}…` : word(setting.game, 'value', value);
  if (Array.isArray(value)) {
    if (value.length === 0) return t('table-nothing');
    return value.map((one) => bracket(one, tellValue(setting, one, field))).join(', ');
  }
  return detailsOf(setting, { type: '', ...value });
}

function bracket(value: unknown, text: string): string {
  return Array.isArray(value) ? `(${text})` : text;
}

/** A view as an outline. */
export function outline(setting: Setting, value: object): Part[] {
  return Object.entries(value)
    .filter(([field]) => field !== 'type')
    .map(([field, part]) => outlinePart(setting, word(setting.game, 'field', field), part, field));
}

function outlinePart(setting: Setting, label: string, value: unknown, field: string): Part {
  if (Array.isArray(value) && isPerSeat(field) && value.length === setting.seats.length) {
    const parts = value.map((one, seat) => outlinePart(setting, seatName(setting.seats, seat), one, ''));
    return { label, parts };
  }
  if (Array.isArray(value) && value.some(isObject)) {
    if (value.every(fitsInALine))
      return { label, text: value.map((one) => tellValue(setting, one)).join('; ') };
    return { label, parts: value.map((one, index) => outlinePart(setting, String(index), one, '')) };
  }
  if (isObject(value) && !fitsInALine(value)) return { label, parts: outline(setting, value) };
  return { label, text: tellValue(setting, value, field) };
}

const MOST_IN_A_LINE = 5; // fields

function fitsInALine(value: unknown): boolean {
  if (!isObject(value) || Array.isArray(value)) return true;
  const fields = Object.values(value);
  return fields.length <= MOST_IN_A_LINE && !fields.some(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
