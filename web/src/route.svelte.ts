/** Where somebody is: an address of ours, with the back button working. */
export type Route = { page: 'home' } | { page: 'new' } | { page: 'table'; code: string };

/** The page of an address; whatever is not known leads home. */
export function readRoute(path: string): Route {
  if (path === '/new') return { page: 'new' };
  const [, code] = /^\/t\/([^/]+)\/?$/.exec(path) ?? [];
  return code === undefined ? { page: 'home' } : { page: 'table', code: decodeURIComponent(code) };
}

export function tablePath(code: string): string {
  return `/t/${encodeURIComponent(code)}`;
}

class Place {
  route = $state.raw<Route>({ page: 'home' });
}

const place = new Place();

export function route(): Route {
  return place.route;
}

/** Go to an address of ours. */
export function go(path: string): void {
  history.pushState(null, '', path);
  look();
}

/** Look where we are: at the start, and whenever the address has changed. */
export function look(): void {
  place.route = readRoute(location.pathname);
  scrollTo(0, 0);
}

/** Let a link of ours change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
