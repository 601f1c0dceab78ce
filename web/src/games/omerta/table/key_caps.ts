/** What is written on the key caps of what can be chosen. */
import type { Target } from '../question/targets';
import type { Game } from './game.svelte';
import { keyOf, letterOf, SAFE_KEY, SEAT_KEYS } from './keys';

type Player = Pick<Game, 'choice' | 'reach' | 'near' | 'othersOf'>;

/** The keys that press something on the page, one after the other; null: there are none. */
export function keysOf(game: Player, target: Target): string | null {
  const [kind, first, second] = target.split(':');
  const { choice } = game;
  if (target === 'pile') return keyOf('draw');
  if (target === 'discard') return keyOf(choice.offers('take') ? 'take' : 'discard');
  const letter = kind === 'safe' ? SAFE_KEY : SEAT_KEYS[game.othersOf(game.near).indexOf(Number(first))];
  const place = Number(kind === 'safe' ? first : second);
  if (kind === 'seat' || target === 'safe') return letter === undefined ? null : letterOf(letter);
  if (place > 9) return null;
  const digit = String((place + 1) % 10);
  const reached = game.reach.now;
  const own = letter === undefined;
  if (reached !== null) return reached === (kind === 'safe' ? 'safe' : Number(first)) ? digit : null;
  return own ? digit : letterOf(letter) + digit;
}
