/** The pages that a first visit does not need: how each is loaded, and the texts it shows. */
import type { Component } from 'svelte';
import { GAMES, plugOf } from '../games';
import { loadPart } from '../games/loading';
import type { Part } from '../games/plug';
import { go, type Route } from '../route.svelte';
import { playAtOnce } from '../setup/quick';

/** A page, and what it is given. */
export interface Shown<Props extends object = object> {
  Page: Component<Props>;
  props: Props;
}

const PAGES = {
  about: { load: () => import('./About.svelte'), packs: ['about'] },
  finished: { load: () => import('./Finished.svelte'), packs: ['finished'] },
  missing: { load: () => import('./Missing.svelte') },
  record: { load: () => import('../review/record/OpenRecord.svelte'), packs: ['review'] },
  review: { load: () => import('../review/ReviewPage.svelte'), packs: ['review', 'receipt'] },
  new: { load: () => import('./NewTable.svelte'), packs: ['options'] },
  settings: { load: () => import('./SettingsPage.svelte'), packs: ['settings'] },
} satisfies Record<string, Part<Component>>;

const PUZZLE = { load: () => import('../puzzle/PuzzlePage.svelte'), packs: ['puzzle'] };

/** A page with its texts. */
export function loadPage(here: Exclude<Route, { page: 'home' | 'table' }>): Promise<Shown> {
  if (here.page === 'puzzle') return show(PUZZLE, { day: here.day });
  if (!('game' in here)) return show(PAGES[here.page], {});
  const plug = plugOf(here.game);
  if (plug !== undefined && here.page === 'rules')
    return show(plug.rules, { books: Object.keys(GAMES), hasLesson: plug.lesson !== undefined });
  if (plug?.lesson !== undefined)
    return show(plug.lesson, {
      onplay: async (setup = {}) => {
        go(await playAtOnce(here.game, { setup }));
      },
    });
  return show(PAGES.missing, {});
}

async function show<Props extends object>(part: Part<Component<Props>>, props: Props): Promise<Shown> {
  return { Page: await loadPart(part), props } as unknown as Shown;
}
