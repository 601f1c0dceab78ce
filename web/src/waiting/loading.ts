/** Loading the waiting room, which few visits come to, ahead of time where it comes next. */
import type WaitingRoom from './WaitingRoom.svelte';

export const loadWaitingRoom = (): Promise<{ default: typeof WaitingRoom }> => import('./WaitingRoom.svelte');
