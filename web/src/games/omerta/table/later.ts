/** What the table needs only later: each is a file of its own, loaded when it is shown. */
import { need } from '../../../text/text.svelte';
import type Marks from '../notes/Marks.svelte';
import type Keys from './Keys.svelte';
import type RoundEnd from '../ending/RoundEnd.svelte';
import type SnapBurst from '../drama/SnapBurst.svelte';
import type Tools from './Tools.svelte';
import type WhyNot from '../../../table/question/WhyNot.svelte';

type Loading<Component> = Promise<{ default: Component }>;

/** A scene, with the texts of all scenes. */
async function withWords<Component>(loading: Loading<Component>): Loading<Component> {
  const [loaded] = await Promise.all([loading, need('drama_omerta'), need('review_omerta')]);
  return loaded;
}

export const loadKeys = (): Loading<typeof Keys> => import('./Keys.svelte');
export const loadMarks = (): Loading<typeof Marks> => import('../notes/Marks.svelte');
export const loadRoundEnd = (): Loading<typeof RoundEnd> => withWords(import('../ending/RoundEnd.svelte'));
export const loadSnap = (): Loading<typeof SnapBurst> => withWords(import('../drama/SnapBurst.svelte'));
export const loadWhyNot = async (): Loading<typeof WhyNot> => {
  const [loaded] = await Promise.all([import('../../../table/question/WhyNot.svelte'), need('why_not')]);
  return loaded;
};
export const loadTools = (): Loading<typeof Tools> => import('./Tools.svelte');
