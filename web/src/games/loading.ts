/** Loading a part of a game, with its texts. */
import { withServer } from '../server/reach.svelte';
import { need } from '../text/text.svelte';
import type { Part } from './plug';

export async function loadPart<Loaded>({ load, packs = [] }: Part<Loaded>): Promise<Loaded> {
  const [loaded] = await withServer(Promise.all([load(), ...packs.map(need)]));
  return loaded.default;
}
