/** What is loaded when somebody looks at how they play alone, or is invited upward. */
import { need } from '../text/text.svelte';
import type AloneOptions from './AloneOptions.svelte';
import type NextRung from './NextRung.svelte';

async function withTexts<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, need('alone')]);
  return loaded;
}

export const loadOptions = (): Promise<{ default: typeof AloneOptions }> =>
  withTexts(import('./AloneOptions.svelte'));
export const loadNextRung = (): Promise<{ default: typeof NextRung }> =>
  withTexts(import('./NextRung.svelte'));
