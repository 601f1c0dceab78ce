/** A move with fields to fill: a deal, a vote. The form says exactly what is legal. */
import type { Bag, Form, Whole } from '../../protocol/messages';

export type Field = Form['fields'][number];
export type Value = number | string | boolean | null | string[];

export function isForm(option: unknown): option is Form {
  return typeof option === 'object' && option !== null && 'type' in option && option.type === 'form';
}

/** A legal filling to begin with. */
export function firstValues(form: Form): Record<string, Value> {
  return Object.fromEntries(form.fields.map((field) => [field.name, firstValue(field)]));
}

function firstValue(field: Field): Value {
  switch (field.type) {
    case 'whole':
      return startOf(field);
    case 'one_of':
      return field.among[0] ?? null;
    case 'bag':
      return [];
  }
}

/** Nothing, where that is allowed, and the least otherwise. */
function startOf(field: Whole): number {
  const zeroIsLegal = field.low <= 0 && field.high >= 0 && -field.low % field.step === 0;
  return zeroIsLegal ? 0 : field.low;
}

/** So many of each thing, as the value of the field. */
export function bagOf(field: Bag, counts: readonly number[]): string[] {
  return field.limits.flatMap(([name], index) => Array.from({ length: counts[index] ?? 0 }, () => name));
}

export function countIn(bag: readonly string[], name: string): number {
  return bag.filter((one) => one === name).length;
}

/** The move that these values make. */
export function fill(form: Form, values: Record<string, Value>): Record<string, unknown> {
  return { type: form.move, ...values };
}
