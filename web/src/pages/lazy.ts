/** The pages that a first visit does not need: how each is loaded, and the texts it shows. */
import type { Component } from 'svelte';
import { withServer } from '../line/reach.svelte';
import { need } from '../text/text.svelte';

interface Lazy {
  load: () => Promise<{ default: Component }>;
  packs: readonly string[];
}

const PAGES = {
  about: { load: () => import('./About.svelte'), packs: ['about'] },
  finished: { load: () => import('./Finished.svelte'), packs: ['finished'] },
  learn_omerta: { load: () => import('../lessons/OmertaLesson.svelte'), packs: ['lessons'] },
  learn_organized_crime: {
    load: () => import('../lessons/CrimeLesson.svelte'),
    packs: ['lessons', 'lessons_organized_crime', 'organized_crime'],
  },
  missing: { load: () => import('./Missing.svelte'), packs: [] },
  record: { load: () => import('../review/OpenRecord.svelte'), packs: ['review'] },
  review: { load: () => import('../review/ReviewPage.svelte'), packs: ['review', 'receipt'] },
  rules_omerta: { load: () => import('../rules/OmertaRules.svelte'), packs: ['rules', 'rules_omerta'] },
  rules_organized_crime: {
    load: () => import('../rules/CrimeRules.svelte'),
    packs: ['rules', 'rules_organized_crime', 'organized_crime'],
  },
  new: { load: () => import('./NewTable.svelte'), packs: ['options'] },
  settings: { load: () => import('./SettingsPage.svelte'), packs: ['settings'] },
} satisfies Record<string, Lazy>;

export type LazyPage = keyof typeof PAGES;

/** A page with its texts. */
export async function loadPage(name: LazyPage): Promise<Component> {
  const page: Lazy = PAGES[name];
  const [loaded] = await withServer(Promise.all([page.load(), ...page.packs.map(need)]));
  return loaded.default;
}
