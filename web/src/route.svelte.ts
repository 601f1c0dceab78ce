/** Where somebody is: an address of ours, with the back button working. */
export type Route =
  | { page: 'home' }
  | { page: Plain | 'missing' }
  | { page: 'learn' | 'rules'; game: string }
  | { page: 'puzzle'; day: string | null } // null: today's
  | { page: 'table'; code: string }
  | { page: 'review'; code: string };

type Plain = 'new' | 'finished' | 'record' | 'settings' | 'about';

const PLAIN: Record<string, Plain | 'home'> = {
  '/': 'home',
  '/new': 'new',
  '/finished': 'finished',
  '/review': 'record',
  '/settings': 'settings',
  '/about': 'about',
};

/** The page of an address. */
export function readRoute(path: string): Route {
  const plain = PLAIN[path === '/' ? path : path.replace(/\/$/, '')];
  if (plain !== undefined) return { page: plain };
  const [, about, game] = /^\/(learn|rules)\/(\w+)\/?$/.exec(path) ?? [];
  if (game !== undefined) return { page: about as 'learn' | 'rules', game };
  const [puzzle, day = null] = /^\/puzzle(?:\/([\d-]{10}))?\/?$/.exec(path) ?? [];
  if (puzzle !== undefined) return { page: 'puzzle', day };
  const [, code, review] = /^\/t\/([^/]+)(\/review)?\/?$/.exec(path) ?? [];
  if (code === undefined) return { page: 'missing' };
  return { page: review === undefined ? 'table' : 'review', code: decoded(code) };
}

export function tablePath(code: string): string {
  return `/t/${encodeURIComponent(code)}`;
}

/** Where a finished game is looked at. */
export function reviewPath(code: string): string {
  return `${tablePath(code)}/review`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % is no code of a table, and the server will say so
  }
}

class Place {
  route = $state.raw<Route>({ page: 'home' });
  game = $state<string | null>(null);
}

const place = new Place();

export function route(): Route {
  return place.route;
}

/** The game that this page is about, once that is known. */
export function gameHere(): string | null {
  return place.game;
}

/** The page has found out which game it is about. */
export function noteGame(game: string): void {
  place.game = game;
}

/** Go to an address of ours. */
export function go(path: string): void {
  history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}

/** Look where we are: at the start, and whenever the address has changed. */
export function look(): void {
  const seen = readRoute(location.pathname);
  // another place of the same page is no other page; what follows a table's # is a seat
  if (seen.page !== 'table' && JSON.stringify(seen) === JSON.stringify(place.route)) return;
  place.route = seen;
  place.game = 'game' in seen ? seen.game : null; // a table says it itself
}

/** Let a link of ours change the page without a reload. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
