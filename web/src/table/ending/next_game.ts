/** Whether somebody who is out waits for the next game: kept in this browser, so also after a reload. */
import { parseStored } from '../../stored';

const PLACE = 'backroom.again';
const MOST = 50; // tables

type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

function tables(drawer: Drawer): string[] {
  const found = parseStored(drawer.getItem(PLACE));
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
}

export function waitsForNext(drawer: Drawer, code: string): boolean {
  return tables(drawer).includes(code);
}

export function noteWaiting(drawer: Drawer, code: string, waits: boolean): void {
  const others = tables(drawer).filter((other) => other !== code);
  drawer.setItem(PLACE, JSON.stringify((waits ? [code, ...others] : others).slice(0, MOST)));
}
