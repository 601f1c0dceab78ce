/** What the table needs only later: each is a file of its own, loaded when it is shown. */
import type Keys from './Keys.svelte';
import type RoundEnd from '../ending/RoundEnd.svelte';
import type Tools from './Tools.svelte';

type Loading<Component> = Promise<{ default: Component }>;

export const loadKeys = (): Loading<typeof Keys> => import('./Keys.svelte');
export const loadRoundEnd = (): Loading<typeof RoundEnd> => import('../ending/RoundEnd.svelte');
export const loadTools = (): Loading<typeof Tools> => import('./Tools.svelte');
