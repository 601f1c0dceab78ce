/** Loading the way to the puzzle, which a first visit does not wait for. */
import { need } from '../text/text.svelte';
import type TodayLink from './TodayLink.svelte';

export async function loadTodayLink(): Promise<{ default: typeof TodayLink }> {
  const [loaded] = await Promise.all([import('./TodayLink.svelte'), need('puzzle')]);
  return loaded;
}
