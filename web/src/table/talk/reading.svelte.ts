/** The part of the talk that has been on the screen, before a reload too; kept in this browser. */
import type { Said } from '../../protocol/messages';
import { parseStored } from '../../stored';

const PLACE = 'backroom.read';
const MOST = 50; // tables

interface Kept {
  code: string;
  at: number; // when the last thing was said that was read, by the server's clock
}

function isKept(one: unknown): one is Kept {
  return (
    typeof one === 'object' && one !== null && 'code' in one && 'at' in one && typeof one.at === 'number'
  );
}

export class Reading {
  private at = $state(0);

  constructor(
    private readonly code: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
  ) {
    this.at = this.kept().find((one) => one.code === code)?.at ?? 0;
  }

  /** How many things somebody else said that were not on the screen yet. */
  missed(talk: readonly Said[], me: number | null): number {
    return talk.filter(({ at, seat }) => at > this.at && (seat === null || seat !== me)).length;
  }

  /** All of this is on the screen. */
  read(talk: readonly Said[]): void {
    const last = talk.at(-1)?.at ?? 0;
    if (last <= this.at) return;
    this.at = last;
    const others = this.kept().filter(({ code }) => code !== this.code);
    this.storage.setItem(PLACE, JSON.stringify([{ code: this.code, at: last }, ...others].slice(0, MOST)));
  }

  private kept(): Kept[] {
    const found = parseStored(this.storage.getItem(PLACE));
    return Array.isArray(found) ? found.filter(isKept) : [];
  }
}
