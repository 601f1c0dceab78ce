/** Words in a box that never changes its size: as large as they are wanted, and smaller where they would not fit. */

const SMALLEST = 11; // pixels; what is still too long can be scrolled
const STEP = 0.92;
const STROKES = 3; // pixels that a letter may stand over its line

/** Whether something stands over the edge of this box, or of one of its parts. */
function overflows(box: Element): boolean {
  return [box, ...box.children].some(
    (one) => one.scrollHeight > one.clientHeight + STROKES || one.scrollWidth > one.clientWidth + 1,
  );
}

function fit(box: HTMLElement): void {
  box.style.fontSize = '';
  let size = parseFloat(getComputedStyle(box).fontSize);
  while (size > SMALLEST && overflows(box)) {
    size = Math.max(SMALLEST, size * STEP);
    box.style.fontSize = `${size}px`;
  }
}

/** Keep what is written in this box in it, whatever is written there next. */
export function fitted(box: HTMLElement): () => void {
  const again = (): void => {
    fit(box);
  };
  const written = new MutationObserver(again);
  written.observe(box, { childList: true, characterData: true, subtree: true });
  const sized = new ResizeObserver(again);
  sized.observe(box);
  void document.fonts.ready.then(again);
  return () => {
    written.disconnect();
    sized.disconnect();
  };
}
