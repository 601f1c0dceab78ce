/** Calls somebody back to the table when it is their move: the title, a sound, a short vibration. */
import { settings } from '../settings.svelte';
import { play } from '../sound/play';

const BLINK = 1000; // milliseconds
const SHORT = 60;

/** Until the answer of this is called. */
export function summon(words: string): () => void {
  play('your-turn');
  // a browser that was not touched yet would only complain
  if (settings.vibration && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate(SHORT);
  const title = document.title;
  let shown = false;
  const blink = (): void => {
    shown = document.hidden && !shown;
    document.title = shown ? `● ${words}` : title;
  };
  const timer = setInterval(blink, BLINK);
  return () => {
    clearInterval(timer);
    document.title = title;
  };
}
