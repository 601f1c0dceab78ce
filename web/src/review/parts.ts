/** What a finished game is shown on: its board and its words, loaded when somebody looks at such a game. */
import { plugOf, reviewOf } from '../games';
import { loadPart } from '../games/loading';
import type { Review } from '../games/plug';
import { getPrinted } from '../server/requests';
import type { TableNow } from '../protocol/api';
import type { Account } from './account';

export interface ReviewParts extends Omit<Review, 'account'> {
  account: Account;
  printed: unknown;
}

export async function loadReview(table: TableNow): Promise<ReviewParts> {
  const [review, printed] = await Promise.all([
    loadPart(reviewOf(table.game)),
    plugOf(table.game)?.isPrinted === true ? getPrinted<unknown>(table.code) : null,
  ]);
  return { ...review, account: review.account(printed, table), printed };
}
