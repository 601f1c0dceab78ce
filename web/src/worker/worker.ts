/** The service worker: without a network the client still opens. No game and no answer of the server is kept. */
import type { Running } from './running';

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = 'backroom '; // begins the name of a cache; each build has one, with its parts and its page
const BUILDS = 2; // a game in another window may still be of the build before
const PAGE = '/'; // every address of ours shows the same one

// it belongs to no build, so that a newer one breaks nothing
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});
worker.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data as Running));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(open(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(bring(request, pathname));
});

async function begin(): Promise<void> {
  // so that a page is asked for while the worker still wakes up
  await worker.registration.navigationPreload.enable();
  await worker.clients.claim();
}

/** The page as the server has it now; without a network, as it was. */
async function open(event: FetchEvent): Promise<Response> {
  try {
    const early = (await event.preloadResponse) as Response | undefined;
    return early ?? (await fetch(event.request));
  } catch (problem) {
    const last = await lastBuild();
    const kept = last === undefined ? undefined : await caches.match(PAGE, { cacheName: last });
    if (kept === undefined) throw problem;
    return kept;
  }
}

/** A part of a build, which never changes under its name. */
async function bring(request: Request, path: string): Promise<Response> {
  const kept = await caches.match(path);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  const last = await lastBuild();
  if (fresh.ok && last !== undefined) await (await caches.open(last)).put(path, fresh.clone());
  return fresh;
}

/** A client runs: keep its parts, and then the page that begins with them. */
async function keep({ entry, parts }: Running): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok || !(await page.clone().text()).includes(entry)) return; // the server has another build by now
  const name = KEPT + entry;
  if ((await lastBuild()) !== name) await caches.delete(name); // so that it becomes the last
  const cache = await caches.open(name);
  await cache.addAll(parts);
  await cache.put(PAGE, page);
  for (const old of (await builds()).slice(0, -BUILDS)) await caches.delete(old);
}

/** The caches, in the order in which they were made. */
async function builds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(KEPT));
}

async function lastBuild(): Promise<string | undefined> {
  return (await builds()).at(-1);
}
