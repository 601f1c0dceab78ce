/** Whether a player who is out waits for the next game; kept in this browser, so it survives a reload. */
import { parseStored } from '../../stored';

const PLACE = 'backroom.again';
const MOST = 50; // tables

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

function tables(storage: Kept): string[] {
  const found = parseStored(storage.getItem(PLACE));
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
}

export function waitsForNext(storage: Kept, code: string): boolean {
  return tables(storage).includes(code);
}

export function noteWaiting(storage: Kept, code: string, waits: boolean): void {
  const others = tables(storage).filter((other) => other !== code);
  storage.setItem(PLACE, JSON.stringify((waits ? [code, ...others] : others).slice(0, MOST)));
}
