/** A table in this browser: its store, on a line that stays connected for as long as the page shows it. */
import { browserEnvironment, randomBytes } from '../server/browser';
import { keepToken } from '../server/tokens';
import { Line, type Visitor } from '../server/line';
import { ReceiptWriter } from '../receipt/writer.svelte';
import { TableStore } from './store.svelte';

export interface Opened {
  store: TableStore;
  receipt: ReceiptWriter;
  close(): void;
}

export function openTable(code: string, visitor: Visitor, options: { startAtOnce?: boolean } = {}): Opened {
  const environment = browserEnvironment();
  const now = (): number => performance.now() / 1000;
  const store = new TableStore(
    {
      now,
      later: (wait, call) => environment.later(wait, call),
      randomBytes,
      keepToken: (token, asked) => {
        keepToken(code, token, asked);
      },
    },
    options,
  );
  const receipt = new ReceiptWriter(localStorage, () => Date.now() / 1000);
  const line = new Line(
    visitor,
    {
      hear: (message) => {
        receipt.hear(message); // first: what is shown is kept before anything is sent
        store.hear(message);
      },
      connection: (state) => {
        store.connection = state;
      },
    },
    environment,
  );
  store.line = { do: (wanted) => receipt.pass(wanted, (passed) => line.do(passed)) };
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
    receipt,
    close() {
      removeEventListener('online', hurry);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', hurry);
      line.end();
    },
  };
}
