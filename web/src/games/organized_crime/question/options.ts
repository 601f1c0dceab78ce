/** What may be answered, by kind; nothing here knows why. */
import type { Form } from '../../../protocol/messages';
import type { Move } from '../protocol/types';
import { isSameMove } from '../../../table/question/advice';
import { isForm } from '../../../table/question/form';

export type Kind = Move['type'];
export type MoveOf<K extends Kind> = Extract<Move, { type: K }>;

/** The moves of one kind among the options. */
export function movesOf<K extends Kind>(options: readonly unknown[], kind: K): MoveOf<K>[] {
  return options.filter((option): option is MoveOf<K> => (option as { type: string }).type === kind);
}

const BUSINESS: readonly Kind[] = ['claim', 'hire', 'bribe', 'buy_power', 'cash', 'repay'];

/** What may be done at the Bank, in whatever order somebody likes. */
export function businessOf(options: readonly unknown[]): Move[] {
  return BUSINESS.flatMap((kind): Move[] => movesOf(options, kind));
}

export function isBusiness(option: unknown): boolean {
  return (BUSINESS as readonly string[]).includes((option as { type: string }).type);
}

/** What a player would regret to have passed over: the first that leads on, or pays what an informant waits for. */
export function pressing(moves: readonly Move[], isDue: boolean): Kind | undefined {
  return moves.find((move) => isDue || !isBusiness(move))?.type;
}

/** The forms that make moves of one kind. */
export function formsOf(options: readonly unknown[], kind: Kind): Form[] {
  return options.filter(isForm).filter((form) => form.move === kind);
}

/** Whether a move is among the options, written in the same way. */
export function isOffered(options: readonly unknown[], move: Move): boolean {
  return options.some((option) => isSameMove(option, move));
}

/** With whom a form makes an offer. */
export function partnerOf({ fields }: Form): number {
  const field = fields.find(({ name }) => name === 'to');
  return field?.type === 'one_of' ? Number(field.among[0]) : -1;
}
