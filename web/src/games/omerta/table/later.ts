/** What the table needs only later: each is a file of its own, loaded when it is shown. */
import { need } from '../../../text/text.svelte';
import type MammaMark from '../cards/MammaMark.svelte';
import type * as Extras from './extras';
import type Keys from './Keys.svelte';
import type Marks from '../notes/Marks.svelte';
import type RoundEnd from '../ending/RoundEnd.svelte';
import type SnapBurst from '../drama/SnapBurst.svelte';
import type Tools from './Tools.svelte';

type Loading<Component> = Promise<{ default: Component }>;

/** Something with the texts that it needs. */
async function withWords<Loaded>(loading: Promise<Loaded>, ...packs: string[]): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, ...packs.map(need)]);
  return loaded;
}

const SCENES = ['drama_omerta', 'review_omerta'];

export const loadExtras = (): Promise<typeof Extras> =>
  withWords(import('./extras'), 'showing', 'aim_omerta', 'rules_omerta');
export const loadKeys = (): Loading<typeof Keys> => withWords(import('./Keys.svelte'), 'aim_omerta');
export const loadMamma = (): Loading<typeof MammaMark> => import('../cards/MammaMark.svelte');
export const loadMarks = (): Loading<typeof Marks> => import('../notes/Marks.svelte');
export const loadRoundEnd = (): Loading<typeof RoundEnd> =>
  withWords(import('../ending/RoundEnd.svelte'), ...SCENES);
export const loadSnap = (): Loading<typeof SnapBurst> =>
  withWords(import('../drama/SnapBurst.svelte'), ...SCENES);
export const loadTools = (): Loading<typeof Tools> => import('./Tools.svelte');
