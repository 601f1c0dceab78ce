/** A table without being asked much: as somebody chose before, or as it suits their language. */
import { plugOf } from '../games';
import { listGames } from '../server/requests';
import { openNew, startAtOnce } from '../server/seating';
import type { Choice, GameOffered, Games } from '../protocol/api';
import { isAided, opponentOf } from '../alone/ladder';
import { settings } from '../settings.svelte';
import { language, t } from '../text/text.svelte';

type Values = Readonly<Record<string, unknown>>;

/** What is asked first about a game; everything else has a default that suits most. */
export function firstChoices(offered: GameOffered): Choice[] {
  const first = plugOf(offered.name)?.quick?.choices ?? [];
  return offered.setup.filter(({ name }) => first.includes(name));
}

/** What was chosen before, or else is suggested, of what is asked first. */
export function startingValues(offered: GameOffered): Record<string, string> {
  return { ...suggestedValues(offered), ...offeredOf(offered, settings.choices[offered.name] ?? {}) };
}

/** Offer again what was chosen; what would be suggested anyway may change with the language. */
export function rememberChoices(offered: GameOffered, values: Values): void {
  const suggested = suggestedValues(offered);
  const chosen = Object.entries(offeredOf(offered, values)).filter(
    ([name, word]) => suggested[name] !== word,
  );
  settings.choices = { ...settings.choices, [offered.name]: Object.fromEntries(chosen) };
}

function suggestedValues(offered: GameOffered): Record<string, string> {
  return offeredOf(offered, plugOf(offered.name)?.quick?.suggest(language()) ?? {});
}

/** Those of the values that a game asks for first and has. */
function offeredOf(offered: GameOffered, values: Values): Record<string, string> {
  const found = firstChoices(offered).flatMap(({ name, words = [] }) => {
    const word = words.find((one) => one === values[name]);
    return word === undefined ? [] : [[name, word] as const];
  });
  return Object.fromEntries(found);
}

/** The memory aid, where a game has one and it is wanted. */
function aidOf(game: string): Record<string, boolean> {
  const aid = plugOf(game)?.quick?.aid;
  return aid === undefined ? {} : { [aid]: isAided(game) };
}

/** A table with bots on all other seats, which begins at once, without a clock unless one was chosen; its address. */
export async function playAtOnce(
  game: string,
  more: { setup?: Values; games?: Games } = {},
): Promise<string> {
  const offered = (more.games ?? (await listGames())).find(({ name }) => name === game);
  const path = await openNew({
    game,
    name: settings.name.trim() || t('house-guest'),
    setup: {
      ...(offered === undefined ? {} : { ...startingValues(offered), ...aidOf(game) }),
      ...more.setup,
    },
    fill: offered === undefined ? null : opponentOf(offered),
    speed: settings.clock ? 'normal' : 'untimed',
  });
  startAtOnce(path);
  return path;
}
