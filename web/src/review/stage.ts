/** What a finished game is shown on: its board and its words, loaded when somebody looks at such a game. */
import type { Component, ComponentProps } from 'svelte';
import { getPrinted } from '../line/requests';
import type { TableNow } from '../protocol/api';
import type { Printed } from '../protocol/organized_crime';
import { need } from '../text/text.svelte';
import type { Account } from './account';
import type CrimeBeside from './CrimeBeside.svelte';
import type CrimeBoard from './CrimeBoard.svelte';
import type OmertaBoard from './OmertaBoard.svelte';

export type Stage =
  | { game: 'omerta'; account: Account; Board: Component<ComponentProps<typeof OmertaBoard>> }
  | {
      game: 'organized_crime';
      account: Account;
      Board: Component<ComponentProps<typeof CrimeBoard>>;
      Beside: Component<ComponentProps<typeof CrimeBeside>>;
      printed: Printed;
    };

export async function setStage(table: TableNow): Promise<Stage> {
  if (table.game === 'organized_crime') {
    const [{ crimeAccount }, { default: Board }, { default: Beside }, printed] = await Promise.all([
      import('./crime_account'),
      import('./CrimeBoard.svelte'),
      import('./CrimeBeside.svelte'),
      getPrinted<Printed>(table.code),
      need('organized_crime'),
    ]);
    return {
      game: 'organized_crime',
      account: crimeAccount(printed, table.seats),
      Board,
      Beside,
      printed,
    };
  }
  const [{ OMERTA_ACCOUNT }, { default: Board }] = await Promise.all([
    import('./omerta_account'),
    import('./OmertaBoard.svelte'),
  ]);
  return { game: 'omerta', account: OMERTA_ACCOUNT, Board };
}
