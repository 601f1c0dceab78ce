/** What landing on a space would bring, in words. */
import type { BoardSheet, Landing, Prize, Printed } from '../protocol/types';
import { t } from '../../../text/text.svelte';
import type { Space } from '../board/geometry';
import { money, sourceName, spaceRule } from '../words/names';

const BARS = {
  held: 'crime-land-held',
  first_city: 'crime-land-first-city',
  men: 'crime-land-men',
  money: 'crime-land-money',
} as const;

/** The rule of the space where nothing more is known. */
export function landingText(space: Space, landing: Landing | undefined, printed: Printed): string {
  const rule = spaceRule(space, printed);
  if (landing === undefined) return rule;
  const { fine, owed, risks, prizes, bar, deck } = landing;
  if (owed > 0) return t('crime-land-owe', { fine: money(fine), owed: money(owed) });
  if (risks !== null) return risksText(risks);
  const [first] = prizes;
  if (first !== undefined) return prizesText(first, prizes, printed.board);
  if (bar !== null) return t(BARS[bar], { price: money(printed.figures.man) });
  const isCard = space.kind === 'power' || space.kind === 'corrupt_official';
  return isCard && deck === null ? t('crime-land-no-card') : rule;
}

function risksText({ cards, removed, fined, worst, spared }: NonNullable<Landing['risks']>): string {
  const risks = [
    ...(removed > 0 ? [t('crime-land-removes', { count: removed })] : []),
    ...(fined > 0 ? [t('crime-land-fines', { count: fined, worst: money(worst) })] : []),
    ...(spared > 0 ? [t('crime-land-spared', { count: spared })] : []),
  ];
  return t('crime-land-mistake', { cards, risks: risks.join(', ') });
}

function prizesText(first: Prize, prizes: readonly Prize[], board: BoardSheet): string {
  const price = money(first.price);
  if (!first.vote) return t('crime-land-yours', { price, income: money(first.income) });
  const called = prizes.map(({ source, income }) => `${sourceName(board, source)} ${money(income)}`);
  const asking = t('crime-land-ask', { price, prizes: called.join(', ') });
  return first.payable ? asking : `${asking} ${t('crime-land-poor')}`;
}
