/** A table in this browser: its store, on a line that stays connected for as long as the page shows it. */
import { browserWorld, randomBytes } from '../line/browser';
import { keepToken } from '../line/kept';
import { Line, type Visitor } from '../line/line';
import { TableStore } from './table.svelte';

export interface Opened {
  store: TableStore;
  close(): void;
}

export function openTable(code: string, visitor: Visitor, options: { startAtOnce?: boolean } = {}): Opened {
  const world = browserWorld();
  const now = (): number => performance.now() / 1000;
  const store = new TableStore(
    {
      now,
      later: (wait, call) => world.later(wait, call),
      randomBytes,
      keepToken: (token) => {
        keepToken(code, token);
      },
    },
    options,
  );
  const line = new Line(
    visitor,
    {
      hear: (message) => {
        store.hear(message);
      },
      connection: (state) => {
        store.connection = state;
      },
    },
    world,
  );
  store.line = line;
  const hurry = (): void => {
    if (document.visibilityState === 'visible') line.hurry();
  };
  const cut = (): void => {
    line.cut();
  };
  addEventListener('online', hurry);
  addEventListener('offline', cut);
  document.addEventListener('visibilitychange', hurry);
  line.start();
  return {
    store,
    close() {
      removeEventListener('online', hurry);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', hurry);
      line.end();
    },
  };
}
