/** Calls somebody back to the table when it is their move: the title, a sound, a short vibration, a notification. */
import { settings } from '../../settings.svelte';
import { play } from '../../sound/play';

const BLINK = 1000; // milliseconds
const SHORT = 60;

/** Until the answer of this is called. */
export function summon(words: string): () => void {
  play('your-turn');
  // a browser that was not touched yet would only complain
  if (settings.vibration && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate(SHORT);
  const title = document.title;
  const note = document.hidden ? notify(words) : null;
  let shown = false;
  const blink = (): void => {
    shown = document.hidden && !shown;
    document.title = shown ? `● ${words}` : title;
  };
  const timer = setInterval(blink, BLINK);
  return () => {
    clearInterval(timer);
    note?.close();
    document.title = title;
  };
}

/** Whether this browser could show notifications. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission !== 'denied';
}

/** Ask for notifications, as the answer to a touch; whether they come from now on. */
export async function askToNotify(): Promise<boolean> {
  settings.notify = (await Notification.requestPermission()) === 'granted';
  return settings.notify;
}

function notify(words: string): Notification | null {
  if (!settings.notify || !mayNotify() || Notification.permission !== 'granted') return null;
  const note = new Notification(words, { body: document.title, tag: location.pathname });
  note.onclick = (): void => {
    window.focus();
    note.close();
  };
  return note;
}
