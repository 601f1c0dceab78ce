/** A key for everything; by its place on the keyboard, whatever alphabet is written with it. */
import type { Move } from '../protocol/types';
import type { Game } from './game.svelte';
import { cardAt, seatAt } from '../question/targets';

export const MOVE_KEYS = {
  KeyD: ['draw'],
  KeyT: ['take'],
  KeyX: ['discard'],
  KeyS: ['open_safe'],
  KeyL: ['pass', 'decline'],
  KeyO: ['omerta'],
} as const satisfies Record<string, Move['type'][]>;

export const SEAT_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyR'] as const; // the others, clockwise from the left

export const ADVISER_KEY = 'KeyA';

/** The letter or digit on a key. */
export function letterOf(code: string): string {
  return code.replace(/^(Key|Digit)/, '');
}

/** The key of a move. */
export function keyOf(type: Move['type']): string {
  const found = Object.entries(MOVE_KEYS).find(([, types]) => (types as readonly string[]).includes(type));
  return found === undefined ? '' : letterOf(found[0]);
}

/** The place in the reader's hand that a digit means; 0 is the tenth. */
function placeOf(code: string): number | null {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit === undefined ? null : (Number(digit) + 9) % 10;
}

export type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key presses on the page: cards of the reader's hand, players, buttons. */
function pressedBy(game: Game, code: string): string[] {
  const place = placeOf(code);
  if (place !== null) return game.me === null ? [] : orWhyNot('target', [cardAt(game.me, place)]);
  const seat = game.othersOf(game.near)[(SEAT_KEYS as readonly string[]).indexOf(code)];
  if (seat !== undefined) return [`[data-target="${seatAt(seat)}"]`];
  if (code === 'Escape') return ['[data-move=back]', '[data-lid]'];
  if (code === ADVISER_KEY) return ['[data-ask-adviser]'];
  const moves: readonly string[] = code in MOVE_KEYS ? MOVE_KEYS[code as keyof typeof MOVE_KEYS] : [];
  return orWhyNot('move', moves);
}

/** The buttons of these, or else those that say why there are none. */
function orWhyNot(kind: 'move' | 'target', of: readonly string[]): string[] {
  return [kind, 'not-now'].flatMap((attribute) => of.map((one) => `[data-${attribute}="${one}"]`));
}

/** Press what a key means now, and return whether it means anything. */
export function press(game: Game, event: Pressed, root: ParentNode): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  for (const selector of pressedBy(game, event.code)) {
    const button = root.querySelector<HTMLElement>(selector);
    if (button === null) continue;
    button.click();
    return true;
  }
  return false;
}

const STEPS = 'button[data-target], button[data-move], button[data-not-now]';
const ARROWS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Move among what may be pointed at. */
export function step(event: Pressed, root: ParentNode): boolean {
  const direction = ARROWS[event.key];
  if (direction === undefined) return false;
  const targets = [...root.querySelectorAll<HTMLElement>(STEPS)];
  if (targets.length === 0) return false;
  const at = targets.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (direction > 0 ? 0 : targets.length - 1) : at + direction;
  targets[(next + targets.length) % targets.length]?.focus();
  return true;
}
