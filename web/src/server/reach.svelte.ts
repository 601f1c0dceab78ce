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

/** Something that is loaded; where it cannot be, it is known then whether that is because of the server. */
export async function withServer<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (problem) {
    if (!(await isThere())) noteLost();
    throw problem;
  }
}

/** Whether the server answers, and not a proxy in its place. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz')).ok;
  } catch {
    return false;
  }
}

function tryAgain(wait: number): void {
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    removeEventListener('online', hurry);
    if (await isThere()) reach.lost = false;
    else tryAgain(Math.min(LONGEST_WAIT, 2 * wait));
  };
  const hurry = (): void => {
    void ask();
  };
  const timer = setTimeout(hurry, wait);
  addEventListener('online', hurry);
}
