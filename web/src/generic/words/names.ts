/** Names of the engine as words: those of a game's own texts where it has some, and readable English otherwise. */
import { lookUp } from '../../text/text.svelte';

export type Kind = 'move' | 'event' | 'field' | 'value' | 'ask';

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/;
const LONGEST = 60; // characters of an identifier; whatever is longer is a text

/** Fields that hold the number of a seat, or several, and those with something of every seat in its order. */
const SEATS = new Set([
  ...['seat', 'seats', 'player', 'players', 'who', 'whom', 'by', 'to', 'turn', 'active', 'current', 'next'],
  ...[
    'winner',
    'winners',
    'loser',
    'losers',
    'dealer',
    'leader',
    'starter',
    'caller',
    'bidder',
    'challenger',
  ],
  ...['target', 'targets', 'victim', 'owner', 'giver', 'taker', 'payer', 'payee', 'offender'],
]);
const OF_ALL = new Set([
  ...['seats', 'players', 'hands', 'cups', 'racks', 'purses', 'stacks', 'stocks', 'families', 'estates'],
  ...['scores', 'totals', 'points', 'lives', 'counts', 'sizes'],
]);
const SECRETS = /(?:^|_)(?:hand|card|dice|die|cup|tile|rack|deck|pile|stock|draw|safe|secret)s?$/;
const OF_EACH = /_(?:left|by_seat|by_player|of_seats|of_players|of_each)$/;

/** `raise_bid` and `RaiseBid` as people write them: raise bid. */
export function plain(name: string): string {
  const apart = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return /^[A-Z0-9 ]+$/.test(apart) ? apart : apart.toLowerCase();
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a text is a name of the engine, and not something that somebody wrote. */
export function isName(text: string): boolean {
  return text.length <= LONGEST && IDENTIFIER.test(text);
}

/** Where the texts of a game would have this name. */
export function textId(game: string, kind: Kind, name: string): string {
  return `${hyphens(game)}-${kind}-${hyphens(name)}`;
}

/** A name in words, without a capital of its own. */
export function wordsFor(game: string, kind: Kind, name: string): string {
  return lookUp(textId(game, kind, name)) ?? (isName(name) ? plain(name) : name);
}

/** Whether a field says which seat it is about. */
export function namesSeat(field: string): boolean {
  return SEATS.has(field) || /_(?:seat|player)s?$/.test(field);
}

/** Whether a list, or a map by numbers, has something of every seat: by its name, or because some of it is hidden. */
export function isOfAll(field: string, items: readonly unknown[], players: number): boolean {
  if (items.length !== players) return false;
  if (OF_ALL.has(field) || OF_EACH.test(field)) return true;
  return items.includes(null) && items.some((one) => typeof one === 'object' && one !== null);
}

/** Whether something in a list of this name that is null is hidden, rather than not there. */
export function mayBeSecret(field: string): boolean {
  return SECRETS.test(field);
}

function hyphens(name: string): string {
  return name.replaceAll('_', '-').toLowerCase();
}
