/** Reloading a page by itself: a part of it failed though the server is there, as when the network just came back. */
import { parseStored } from '../stored';

const KEPT = 'backroom.reloads'; // when it was done, of this tab
export const MOST = 3; // times ...
export const WITHIN = 60_000; // ... in so many milliseconds: a part that is broken for good comes no other way
const PAUSE = 1_000;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Note one more time, unless there were too many; whether it may be done. */
export function mayReload(now: number, storage: Storage): boolean {
  const kept = parseStored(storage.getItem(KEPT));
  const times: unknown[] = Array.isArray(kept) ? kept : [];
  const lately = times.filter((at) => now - Number(at) < WITHIN);
  if (lately.length >= MOST) return false;
  storage.setItem(KEPT, JSON.stringify([...lately, now]));
  return true;
}

/** Reload this page in a moment, if that was not tried too often; returns how to cancel it. */
export function reloadSoon(): () => void {
  const timer = setTimeout(() => {
    if (mayReload(Date.now(), sessionStorage)) location.reload();
  }, PAUSE);
  return () => {
    clearTimeout(timer);
  };
}
