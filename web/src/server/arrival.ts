/** The table at whose address the page was opened. The server has the browser ask for it while the client is loaded. */
import type { TableNow } from '../protocol/api';
import { showTable } from './requests';

let arrival: { code: string; table: Promise<TableNow> } | null = null;

/** As early as can be, so that what the browser has asked for is taken. */
export function arriveAt(code: string): void {
  const table = showTable(code);
  table.catch(() => undefined); // whoever wants the table hears of it
  arrival = { code, table };
}

/** The table that was asked for on arrival, handed out once: later visitors need it as it is by then. */
export function arrivedAt(code: string): Promise<TableNow> | null {
  const found = arrival?.code === code ? arrival.table : null;
  arrival = null;
  return found;
}
