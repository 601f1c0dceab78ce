/** Asks the server again and again for what nobody tells by itself, while somebody looks. */
const OFTEN = 10_000; // milliseconds

/** Ask now, then often, and at once when somebody comes back to the page; until the answer of this is called. */
export function poll(ask: () => Promise<void>): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  look();
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
