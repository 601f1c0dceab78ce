/** What a client does about its own parts: has them kept for a day without a network, and notices when they are gone. */
import type { Running } from '../worker/running';

const PARTS = '/assets/';

/** Let the client open without a network the next time. Browsers allow it on https and on this very machine. */
export async function keepParts(entry: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const running: Running = { entry, parts: loadedParts(entry) };
  active?.postMessage(running);
}

/** Reload the page when a part is gone because the server has another build; the seat at a table is kept. */
export function followBuilds(entry: string): void {
  addEventListener('vite:preloadError', () => {
    fetch('/').then(
      async (page) => {
        if (page.ok && !(await page.text()).includes(entry)) location.reload();
      },
      () => undefined, // no network: whoever wanted the part says so
    );
  });
}

/** The script that this page began with: it names the build. */
export function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>(`script[type=module][src^="${PARTS}"]`);
  return script === null ? '' : new URL(script.src).pathname;
}

function loadedParts(entry: string): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const parts = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith(PARTS),
  );
  return [...new Set([entry, ...parts.map(({ pathname }) => pathname)])];
}
