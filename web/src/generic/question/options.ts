/** What may be answered, by kinds of move: as a few buttons, or as fields of which each narrows the next. */
import type { Bag, Form, OneOf, Whole } from '../../protocol/messages';
import { bagOf, isForm } from '../../table/question/form';
import { isFields } from '../words/saying';

/** What one field of a move may be. */
type Domain = Whole | OneOf | Bag | { type: 'just'; value: unknown };

/** A move, or a form of them. */
interface Way {
  domains: Readonly<Record<string, Domain>>;
}

/** Moves of one kind with the same fields. */
export interface Group {
  key: string;
  move: string | null; // its tag
  fields: readonly string[];
  ways: readonly Way[];
  moves: readonly unknown[] | null; // all of them, where they are few; null: they are put together
}

/** What can be chosen in a field, after those before it. */
export type Offer =
  | { type: 'fixed'; value: unknown }
  | { type: 'list'; values: readonly unknown[] }
  | { type: 'range'; spans: readonly Whole[]; low: number; high: number; step: number }
  | { type: 'bag'; bag: Bag };

export interface Filled {
  name: string;
  offer: Offer;
  value: unknown;
}

const BUTTONS = 12; // moves that differ in one field
const PAIRS = 6; // ... or in several
const LISTED = 8; // numbers that are listed

/** The options, those of a kind together, in the order in which they come. */
export function groupsOf(options: readonly unknown[]): Group[] {
  const groups = new Map<string, { move: string | null; fields: string[]; ways: Way[] }>();
  for (const [number, option] of options.entries()) {
    const { move, way } = readOption(option);
    const fields = Object.keys(way.domains);
    const kinds = fields.map((name) => kindOf(way.domains[name]));
    // things to take so many of are a form of their own
    const key = JSON.stringify([move, fields, kinds, kinds.includes('bag') ? number : null]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { move, fields, ways: [way] });
    else group.ways.push(way);
  }
  return [...groups].map(([key, group]) => ({ key, ...group, moves: fewOf(group) }));
}

function readOption(option: unknown): { move: string | null; way: Way } {
  if (isForm(option)) return { move: option.move, way: wayOf(option) };
  if (!isFields(option)) return { move: null, way: { domains: { '': { type: 'just', value: option } } } };
  const { type, ...fields } = option;
  const isTagged = typeof type === 'string';
  const entries = Object.entries(isTagged ? fields : option);
  const domains = Object.fromEntries(
    entries.map(([name, value]) => [name, { type: 'just', value } as const]),
  );
  return { move: isTagged ? type : null, way: { domains } };
}

function wayOf(form: Form): Way {
  return { domains: Object.fromEntries(form.fields.map((field) => [field.name, field])) };
}

function kindOf(domain: Domain | undefined): 'number' | 'bag' | 'other' {
  if (domain === undefined) return 'other';
  if (domain.type === 'bag') return 'bag';
  if (domain.type === 'whole') return 'number';
  const values = domain.type === 'just' ? [domain.value] : domain.among;
  return values.every((value) => typeof value === 'number') ? 'number' : 'other';
}

// Few enough for buttons

/** All moves of a group, if they are few enough for a button each. */
function fewOf({ move, fields, ways }: Omit<Group, 'key' | 'moves'>): unknown[] | null {
  if (ways.length > BUTTONS) return null;
  const moves: unknown[] = [];
  for (const way of ways) {
    let some: Record<string, unknown>[] = [{}];
    for (const name of fields) {
      const values = listOf(way.domains[name], BUTTONS);
      if (values === null || values.length * some.length > BUTTONS) return null;
      some = some.flatMap((filled) => values.map((value) => ({ ...filled, [name]: value })));
    }
    moves.push(...some.map((filled) => moveOf(move, filled)));
  }
  const differing = fields.filter((name) => new Set(moves.map((one) => keyOf(fieldOf(one, name)))).size > 1);
  return moves.length <= (differing.length > 1 ? PAIRS : BUTTONS) ? moves : null;
}

/** Every value of a field; null if there are more than so many. */
function listOf(domain: Domain | undefined, most: number): unknown[] | null {
  switch (domain?.type) {
    case 'just':
      return [domain.value];
    case 'one_of':
      return domain.among.length <= most ? domain.among : null;
    case 'whole': {
      const count = countIn(domain);
      return count <= most ? Array.from({ length: count }, (_, i) => domain.low + i * domain.step) : null;
    }
    default:
      return null;
  }
}

function countIn({ low, high, step }: Whole): number {
  return Math.floor((high - low) / step) + 1;
}

/** The move that these values make. */
function moveOf(move: string | null, filled: Record<string, unknown>): unknown {
  if (move !== null) return { type: move, ...filled };
  return '' in filled ? filled[''] : filled;
}

function fieldOf(move: unknown, name: string): unknown {
  return name === '' ? move : (move as Record<string, unknown>)[name];
}

// Put together

/** Each field with what may be chosen there and what is, as near as possible to what was wanted; and the move. */
export function fillIn(
  { move, fields, ways }: Group,
  wanted: Readonly<Record<string, unknown>>,
): { filled: Filled[]; move: unknown } {
  let left = ways;
  const filled: Filled[] = [];
  for (const name of fields) {
    const domains = left.flatMap((way) => way.domains[name] ?? []);
    const offer = offerOf(domains);
    const value = nearest(offer, wanted[name]);
    filled.push({ name, offer, value });
    left = left.filter((way) => allows(way.domains[name], value));
  }
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  return { filled, move: moveOf(move, values) };
}

/** What any of these allows. */
function offerOf(domains: readonly Domain[]): Offer {
  const [first] = domains;
  if (first?.type === 'bag') return { type: 'bag', bag: first };
  const all = domains.map((domain) => listOf(domain, LISTED));
  const values = all.every((one) => one !== null) ? distinct(all.flat()) : null;
  const isNumeric = domains.every((domain) => kindOf(domain) === 'number');
  if (values !== null && (!isNumeric || values.length <= LISTED)) return listed(values, isNumeric);
  if (!isNumeric) return listed(distinct(domains.flatMap((one) => listOf(one, Infinity) ?? [])), false);
  const spans = domains.flatMap(spansOf);
  const low = Math.min(...spans.map((span) => span.low));
  const high = Math.max(...spans.map((span) => span.high));
  const step = spans.length === 1 ? (spans[0]?.step ?? 1) : 1;
  return { type: 'range', spans, low, high, step };
}

function listed(values: readonly unknown[], isNumeric: boolean): Offer {
  if (values.length === 1) return { type: 'fixed', value: values[0] };
  const sorted = isNumeric ? values.toSorted((a, b) => (a as number) - (b as number)) : values;
  return { type: 'list', values: sorted };
}

function spansOf(domain: Domain): Whole[] {
  if (domain.type === 'whole') return [{ ...domain, high: domain.low + (countIn(domain) - 1) * domain.step }];
  const values = (listOf(domain, Infinity) ?? []) as number[];
  return values.map((value) => ({ type: 'whole', name: '', low: value, high: value, step: 1 }));
}

/** A value of this offer, as near as possible to the one that was wanted. */
export function nearest(offer: Offer, wanted: unknown): unknown {
  switch (offer.type) {
    case 'fixed':
      return offer.value;
    case 'list': {
      const key = keyOf(wanted);
      const same = offer.values.find((value) => keyOf(value) === key);
      if (same !== undefined || typeof wanted !== 'number') return same ?? offer.values[0];
      return offer.values.reduce((a, b) =>
        Math.abs(Number(b) - wanted) < Math.abs(Number(a) - wanted) ? b : a,
      );
    }
    case 'range': {
      const aim = typeof wanted === 'number' && Number.isFinite(wanted) ? wanted : Math.max(0, offer.low);
      const found = offer.spans.map((span) => inSpan(span, aim));
      return found.reduce((a, b) => (Math.abs(b - aim) < Math.abs(a - aim) ? b : a));
    }
    case 'bag': {
      const things: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
      const counts = offer.bag.limits.map(([name, limit]) =>
        Math.min(limit, things.filter((thing) => thing === name).length),
      );
      return bagOf(offer.bag, counts);
    }
  }
}

function inSpan({ low, high, step }: Whole, aim: number): number {
  const within = Math.min(high, Math.max(low, aim));
  return low + Math.round((within - low) / step) * step;
}

function allows(domain: Domain | undefined, value: unknown): boolean {
  switch (domain?.type) {
    case 'whole':
      return typeof value === 'number' && inSpan(domain, value) === value;
    case 'one_of':
      return domain.among.some((one) => keyOf(one) === keyOf(value));
    case 'just':
      return keyOf(domain.value) === keyOf(value);
    default:
      return true;
  }
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}

/** What two values have in common that are the same. */
export function keyOf(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
