/** Any game when it is over: its view as a tree, and what happened in sentences made from names. */
import type { Review } from '../../games/plug';
import type { Account } from '../../review/account';
import type { Reader } from '../../table/log/notices';
import { t } from '../../text/text.svelte';
import Board from './Board.svelte';
import { capital, isName, plain } from '../words/names';
import { eventWords, fieldsWords, numberWords, type Setting } from '../words/saying';

const COMMON = ['type', 'entry', 'round', 'seat']; // of every moment, and said otherwise

const review: Review = {
  Board,
  account: (_, { game, seats }) => accountOf(game, seats.length),
  told: 'steps',
};

export default review;

function accountOf(game: string, players: number): Account {
  const settingOf = (reader: Reader): Setting => ({
    game,
    players,
    nameOf: (seat) => reader.nameOf(seat),
  });
  return {
    tell: (event, reader) => eventWords(event, settingOf(reader)),
    groups: [],
    groupOf: ({ type }) => type,
    groupName: named,
    rankOf: ({ entry }) => entry,
    tellMoment: (moment, reader) => {
      const at = settingOf(reader);
      const inside = fieldsWords({ ...moment }, at, 0, COMMON);
      const who = reader.nameOf(moment.seat);
      return inside === '' ? who : t('generic-told', { who, what: inside });
    },
    roundName: () => t('review-round'),
    inRound: (round) => t('review-in-round', { round }),
    curveName: named,
    figure: (_, value) => numberWords(value),
    short: (_, value) => numberWords(value),
  };
}

function named(name: string): string {
  return isName(name) ? capital(plain(name)) : name;
}
