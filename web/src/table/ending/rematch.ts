/** Where a rematch is, and going there. */
import { startAtOnce } from '../../server/seating';
import type { Invited } from '../../protocol/messages';
import { go, tablePath } from '../../route.svelte';
import type { TableStore } from '../store.svelte';

export function rematchPath({ code, token }: Invited): string {
  return `${tablePath(code)}#${token ?? ''}`;
}

/** Take a person who asked for a rematch there; start it at once if nobody else is to come. */
export function followRematch({ invitation, wantsRematch, table }: TableStore): void {
  if (invitation === null || !wantsRematch) return;
  const people = table?.seats.filter((seat) => seat.person !== null) ?? [];
  if (people.length === 1) startAtOnce(tablePath(invitation.code));
  go(rematchPath(invitation));
}
