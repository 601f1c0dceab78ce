/** Loading the lobby, which is below what a first visit looks for. */
import { need } from '../text/text.svelte';
import type Lobby from './Lobby.svelte';

export async function loadLobby(): Promise<{ default: typeof Lobby }> {
  const [loaded] = await Promise.all([import('./Lobby.svelte'), need('lobby'), need('puzzle')]);
  return loaded;
}
