/** The way to a rematch. */
import { startAtOnce } from '../../server/seating';
import type { Invited } from '../../protocol/messages';
import { go, tablePath } from '../../route.svelte';
import type { TableStore } from '../store.svelte';

export function rematchPath({ code, token }: Invited): string {
  return `${tablePath(code)}#${token ?? ''}`;
}

/** Who asked for a rematch goes there; with nobody else to wait for, it begins. */
export function followRematch({ invitation, wantsRematch, table }: TableStore): void {
  if (invitation === null || !wantsRematch) return;
  const people = table?.seats.filter((seat) => seat.person !== null) ?? [];
  if (people.length === 1) startAtOnce(tablePath(invitation.code));
  go(rematchPath(invitation));
}
