/** A key for everything; by its place on the keyboard, whatever alphabet is written with it. */
import type { Move } from '../protocol/types';
import type { Game } from './game.svelte';
import type { Reached } from './reach.svelte';
import { cardAt, safeAt, seatAt, type Target } from '../question/targets';

export const MOVE_KEYS = {
  KeyD: ['draw'],
  KeyT: ['take'],
  KeyX: ['discard'],
  KeyS: ['open_safe'],
  KeyL: ['pass', 'decline'],
  KeyO: ['omerta'],
} as const satisfies Record<string, Move['type'][]>;

export const SEAT_KEYS = ['KeyQ', 'KeyW', 'KeyE', 'KeyR'] as const; // the others, clockwise from the left

export const SAFE_KEY = 'KeyS'; // ... and the cards in the safe, when it is open
export const CONFIRM_KEY = 'KeyC';
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

/** Whose cards a letter stands for. */
function cardsBehind(game: Game, code: string): Reached | null {
  if (code === SAFE_KEY) return 'safe';
  return game.othersOf(game.near)[(SEAT_KEYS as readonly string[]).indexOf(code)] ?? null;
}

/** A card among those. */
function cardIn(reached: Reached, place: number): Target {
  return reached === 'safe' ? safeAt(place) : cardAt(reached, place);
}

/** What a key presses on the page: cards, players, buttons. */
function pressedBy(game: Game, code: string): string[] {
  const place = placeOf(code);
  if (place !== null) {
    const reached = game.reach.now ?? game.me;
    return reached === null ? [] : orWhyNot('target', [cardIn(reached, place)]);
  }
  const seat = game.othersOf(game.near)[(SEAT_KEYS as readonly string[]).indexOf(code)];
  if (seat !== undefined) return [`[data-target="${seatAt(seat)}"]`];
  if (code === 'Escape') return ['[data-move=back]', '[data-lid]'];
  if (code === ADVISER_KEY) return ['[data-ask-adviser]'];
  if (code === CONFIRM_KEY) return ['[data-move=confirm]'];
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
  if (event.code === 'Escape' && game.reach.letGo()) return true;
  for (const selector of pressedBy(game, event.code)) {
    const button = root.querySelector<HTMLElement>(selector);
    if (button === null) continue;
    button.click();
    return true;
  }
  return reachFor(game, event.code, root);
}

/** Reach for somebody's cards, one of which the next digit means; whether there is one to be chosen. */
function reachFor(game: Game, code: string, root: ParentNode): boolean {
  const reached = cardsBehind(game, code);
  if (reached === null) return false;
  const cards = reached === 'safe' ? 'safe:' : `card:${reached}:`;
  const first = root.querySelector<HTMLElement>(`[data-target^="${cards}"].lit`);
  if (first === null) return false;
  game.reach.for(reached);
  first.focus({ preventScroll: true }); // from where the arrows go on, and it is read out
  return true;
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
