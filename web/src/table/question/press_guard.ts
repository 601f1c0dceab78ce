/**
 * Nobody loses anything by a slip. A press counts where what it means has stood for a moment, at that place; it
 * belongs to what that was when it went down; and of two quick presses at one place the second counts only where
 * presses repeat. A press that does not count changes nothing.
 */
export const SETTLING = 400; // milliseconds

const LOOKS = 60; // milliseconds from one look at the page to the next
const SLACK = 12; // pixels by which something may move, and be where it was
const NEAR = 24; // pixels within which two presses are at one place

const SURFACES = 'button, summary, a[href], [data-space], [data-arrow]'; // whatever can be pressed
const PLACES = '[data-at]'; // where cards lie, whether they can be pressed or not
const ANSWERS =
  '[data-target], [data-move], [data-space], [data-vote], [data-ask], [data-move] [type=submit]';
const ACTS = /^(?:Enter|Escape| |[\p{L}\p{N}])$/u; // keys that do something; others only move or change values
const PRESSES = /^(?:Enter| )$/; // what has the focus, which is judged by what that is

interface Seen {
  meaning: string;
  box: DOMRect;
  since: number; // it has meant this, and lain there
}

interface Press {
  surface: HTMLElement;
  meaning: string;
  isSettled: boolean;
  at: number;
  spot: readonly [number, number] | null; // of a pointer
}

export interface Guarded {
  question: () => unknown; // an answer to another one is another answer
  /** Of what never waits for a question to settle: since when it may be pressed as it is. */
  ready?: (surface: HTMLElement) => number | null;
}

/** Guard every press on the page; gives what stops it. */
export function guardPresses({ question, ready = () => null }: Guarded): () => void {
  const seen = new WeakMap<Element, Seen>();
  let isMoving = false; // the reader scrolls or drags: what moves is where they expect it
  let down: Press | null = null;
  let last: Press | null = null; // that counted
  let key = ''; // that was pressed last, if no pointer was used since
  let keyThen = ''; // ... when a press counted

  function meaningOf(surface: HTMLElement): string {
    const { at, target, space, arrow } = surface.dataset;
    const name = target ?? space ?? arrow ?? at ?? surface.ariaLabel ?? surface.textContent;
    const asked = surface.matches(ANSWERS) ? question() : '';
    const isOn = [surface.ariaPressed, surface.classList.contains('lit'), surface.matches(':disabled')];
    return [name, asked, ...isOn].join('|');
  }

  function look(): void {
    const now = performance.now();
    for (const one of document.querySelectorAll<HTMLElement>(`${SURFACES}, ${PLACES}`)) {
      const before = seen.get(one);
      const meaning = meaningOf(one);
      const box = one.getBoundingClientRect();
      const isSame = before?.meaning === meaning && (isMoving || isWithin(before.box, box));
      seen.set(one, {
        meaning,
        box: isSame && !isMoving ? before.box : box,
        since: isSame ? before.since : now,
      });
    }
    isMoving = false;
  }

  /** Since when a press here would have been the same. */
  function since(surface: HTMLElement): number {
    const exempt = ready(surface);
    const place = exempt === null ? surface : (surface.closest(PLACES) ?? surface);
    return Math.max(exempt ?? 0, seen.get(place)?.since ?? Infinity);
  }

  function begin(event: Event): Press | null {
    look();
    const surface = surfaceOf(event);
    if (surface === null) return null;
    const at = event.timeStamp;
    const isSettled = at - since(surface) >= SETTLING;
    const spot = event instanceof PointerEvent ? ([event.clientX, event.clientY] as const) : null;
    return { surface, meaning: meaningOf(surface), isSettled, at, spot };
  }

  /** Whether it is the second of two quick presses. */
  function isSecond({ surface, at, spot }: Press): boolean {
    if (last === null || at - last.at >= SETTLING) return false;
    if (surface === last.surface) return surface.dataset.repeats === undefined;
    if (spot === null || last.spot === null) return false;
    return Math.hypot(spot[0] - last.spot[0], spot[1] - last.spot[1]) < NEAR;
  }

  function click(event: MouseEvent): void {
    const begun = event.isTrusted ? down : null; // a key may press a button, too
    const press = begun ?? begin(event);
    down = null;
    const surface = surfaceOf(event);
    if (surface === null || press === null || (key === 'Enter' && isSent(surface))) return;
    const isSame = press.surface === surface && press.meaning === meaningOf(surface);
    if (!isSame || !press.isSettled || isSecond(press)) stop(event);
    else [last, keyThen] = [{ ...press, at: performance.now() }, key];
  }

  function keydown(event: KeyboardEvent): void {
    if (!ACTS.test(event.key) || isTyping(event)) return;
    const isQuick = last !== null && event.timeStamp - last.at < SETTLING && event.key === keyThen;
    if (event.repeat || (isQuick && !PRESSES.test(event.key))) stop(event);
    else [key, down] = [event.key, begin(event)];
  }

  function pointerdown(event: PointerEvent): void {
    [key, down] = ['', begin(event)];
  }

  function move(event: Event): void {
    if (!(event instanceof PointerEvent) || event.buttons > 0) isMoving = true;
  }

  const listeners = { click, keydown, pointerdown, pointermove: move, wheel: move, scroll: move };
  for (const [type, listener] of Object.entries(listeners))
    addEventListener(type, listener as EventListener, { capture: true, passive: type === 'wheel' });
  look();
  const timer = setInterval(look, LOOKS);
  return () => {
    clearInterval(timer);
    for (const [type, listener] of Object.entries(listeners))
      removeEventListener(type, listener as EventListener, { capture: true });
  };
}

function surfaceOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SURFACES) : null;
}

/** Letters that are written, and no keys of the table; Enter sends them. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(key === 'Enter' ? 'textarea' : 'input, textarea, select') !== null;
}

/** What is written, and answers nothing, is sent with Enter wherever its button is and whatever is asked. */
function isSent(button: HTMLElement): boolean {
  const at = document.activeElement;
  if (!(button instanceof HTMLButtonElement) || button.matches(ANSWERS)) return false;
  return at instanceof HTMLInputElement && at.form !== null && at.form === button.form;
}

function isWithin(before: DOMRect, now: DOMRect): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (edge) => Math.abs(before[edge] - now[edge]) <= SLACK,
  );
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
