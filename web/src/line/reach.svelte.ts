/** Whether the server can be reached, as far as requests over HTTP have noticed. */
const FIRST_WAIT = 1_000; // milliseconds until it is asked again
const LONGEST_WAIT = 15_000;

class Reach {
  lost = $state(false);
  ever = $state(false); // something was answered since the page was opened
}

export const reach = new Reach();

/** A request got no answer: ask again and again, until the server is there. */
export function noteLost(): void {
  if (reach.lost) return;
  reach.lost = true;
  tryAgain(FIRST_WAIT);
}

/** Something could not be loaded: find out whether that is because the server cannot be reached. */
export async function askWhetherThere(): Promise<void> {
  await fetch('/healthz').catch(noteLost);
}

function tryAgain(wait: number): void {
  const ask = (): void => {
    clearTimeout(timer);
    removeEventListener('online', ask);
    fetch('/healthz').then(
      () => {
        reach.lost = false;
      },
      () => {
        tryAgain(Math.min(LONGEST_WAIT, 2 * wait));
      },
    );
  };
  const timer = setTimeout(ask, wait);
  addEventListener('online', ask);
}
