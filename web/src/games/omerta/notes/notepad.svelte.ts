/** The notes of one person at one table, kept in this browser and nowhere else. */
import type { Told } from '../../../protocol/messages';
import { parseStored } from '../../../stored';
import { catchUp, type Mark, type Notes } from './notes';
import type { Target } from '../question/targets';

const PREFIX = 'backroom.notes.';

interface Kept {
  last: number; // what was told when they were true
  notes: Notes;
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null || !('last' in one) || !('notes' in one)) return false;
  const { last, notes } = one;
  return Number.isInteger(last) && typeof notes === 'object' && notes !== null && !Array.isArray(notes);
}

export class Notepad {
  notes = $state.raw<Notes>({});
  isOpen = $state(false); // a tap on a card writes
  writing = $state<Target | null>(null); // the card that is being marked
  private last = 0;
  private readonly key: string;

  constructor(
    code: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {
    this.key = PREFIX + code;
  }

  /** Bring back what was written, and follow what has happened since. */
  open(told: readonly Told[]): void {
    const kept = this.kept();
    if (kept !== null) {
      this.notes = kept.notes;
      this.last = kept.last;
    }
    this.hear(told);
  }

  /** What was told, in its order. */
  hear(told: readonly Told[]): void {
    if (told.length === 0) return;
    this.notes = catchUp(this.notes, this.last, told);
    this.last = Math.max(this.last, ...told.map(({ number }) => number));
    this.keep();
  }

  write(at: Target, mark: Mark | null): void {
    const others = Object.entries(this.notes).filter(([target]) => target !== at);
    this.notes = Object.fromEntries(mark === null ? others : [...others, [at, mark]]);
    this.writing = null;
    this.keep();
  }

  private kept(): Kept | null {
    const found = parseStored(this.storage.getItem(this.key));
    return isKept(found) ? found : null;
  }

  private keep(): void {
    if (Object.keys(this.notes).length === 0) this.storage.removeItem(this.key);
    else
      this.storage.setItem(this.key, JSON.stringify({ last: this.last, notes: this.notes } satisfies Kept));
  }
}
