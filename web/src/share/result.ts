/** A finished game as it is told to others: from what the server says of any game, and what the game itself adds. */
import type { Highlights, TableNow } from '../protocol/api';
import { seatName } from '../characters/names';
import { getHighlights, getReplay, listSeats } from '../server/requests';
import { keptToken } from '../server/tokens';
import { placesOf } from '../table/ending/places';
import { listed, type Reader } from '../table/log/notices';
import { language, t } from '../text/text.svelte';
import { gameName } from '../text/words';

/** One figure of the evening. */
export interface Figure {
  name: string;
  value: string;
  who?: string; // whose it is
}

/** A game that is over. */
export interface Over {
  table: TableNow;
  winners: readonly number[];
  scores: readonly number[];
  highlights: Highlights | null; // null: they cannot be had
  reader: Reader;
}

/** What a game adds to its result. */
export interface Evening {
  score(value: number): string; // with its unit, also of a margin
  figures(over: Over): readonly Figure[];
  best(over: Over): string | null; // the moment that people will talk about
}

/** ... which is loaded when somebody wants to show it. */
export type LoadEvening = () => Promise<Evening>;

export interface Ranked {
  seat: number;
  place: number;
  name: string;
  score: string;
  margin: string | null; // behind the winners; null: they are one of them
}

export interface Result {
  game: string;
  won: string; // who, in a sentence
  ahead: string | null; // by how much
  ranking: readonly Ranked[];
  figures: readonly Figure[];
  best: string | null;
  date: string | null; // null: this browser does not know
}

const PLAIN: Evening = {
  score: (value) => new Intl.NumberFormat(language()).format(value),
  figures: () => [],
  best: () => null,
};

/** The result in words of the reader's language. */
export function tellResult(over: Over, evening: Evening, finished: number | null): Result {
  const { table, winners, scores, reader } = over;
  const ranking = placesOf(scores, winners).map(({ seat, place, score, behind }) => ({
    seat,
    place,
    name: reader.nameOf(seat),
    score: evening.score(score),
    margin: winners.includes(seat) ? null : evening.score(behind),
  }));
  const margin = ranking.find(({ seat }) => !winners.includes(seat))?.margin ?? null;
  const dates = new Intl.DateTimeFormat(language(), { dateStyle: 'long' });
  return {
    game: gameName(table.game),
    won: t('share-won', { who: listed(winners.map((seat) => reader.nameOf(seat))), count: winners.length }),
    ahead: margin === null ? null : t('share-ahead', { margin }),
    ranking,
    figures: evening.figures(over),
    best: evening.best(over),
    date: finished === null ? null : dates.format(finished),
  };
}

/** Ask for all that is told of a finished game. */
export async function resultOf(table: TableNow, load?: LoadEvening): Promise<Result> {
  const { code, game, seats } = table;
  const [evening, highlights, ended] = await Promise.all([
    load?.() ?? PLAIN,
    getHighlights(code).catch(() => null), // a game may be too long to be looked through
    endOf(code),
  ]);
  const reader = { me: null, nameOf: (seat: number) => seatName(game, seats, seat) };
  return tellResult({ table, highlights, reader, ...ended }, evening, ended.finished);
}

interface End {
  winners: readonly number[];
  scores: readonly number[];
  finished: number | null;
}

/** How it ended: who had a seat asks for that alone, and others go through the game. */
async function endOf(code: string): Promise<End> {
  const token = keptToken(code);
  const held = token === null ? null : ((await listSeats([token]))[0] ?? null);
  if (held?.about.winners != null && held.about.scores != null)
    return { winners: held.about.winners, scores: held.about.scores, finished: held.finished };
  const { winners, scores } = await getReplay(code, 'spectator');
  return { winners, scores, finished: null };
}
