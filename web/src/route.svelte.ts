/** Where somebody is: an address of ours, with the back button working. */
export type Route =
  | { page: 'home' | 'new' | 'finished' | 'record' | 'settings' | 'about' | 'missing' }
  | { page: 'learn_omerta' | 'learn_organized_crime' | 'rules_omerta' | 'rules_organized_crime' }
  | { page: 'table' | 'review'; code: string };

const PLAIN: Record<string, Exclude<Route['page'], 'table' | 'review' | 'missing'>> = {
  '/': 'home',
  '/new': 'new',
  '/finished': 'finished',
  '/learn/omerta': 'learn_omerta',
  '/learn/organized_crime': 'learn_organized_crime',
  '/rules/omerta': 'rules_omerta',
  '/rules/organized_crime': 'rules_organized_crime',
  '/review': 'record',
  '/settings': 'settings',
  '/about': 'about',
};

/** The page of an address. */
export function readRoute(path: string): Route {
  const plain = PLAIN[path === '/' ? path : path.replace(/\/$/, '')];
  if (plain !== undefined) return { page: plain };
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
  game = $state<string | null>(null); // the game that this page is about, once that is known
}

const place = new Place();

export function route(): Route {
  return place.route;
}

/** The book of rules that belongs to where we are. */
export function rulesPath(): string {
  return `/rules/${place.game ?? 'omerta'}`;
}

/** The page has found out which game it is about. */
export function noteGame(game: string): void {
  place.game = game;
}

/** The game that an address names; a table says it itself. */
function gameIn({ page }: Route): string | null {
  return /^(?:learn|rules)_(.+)$/.exec(page)?.[1] ?? null;
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
  place.game = gameIn(seen);
}

/** Let a link of ours change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
