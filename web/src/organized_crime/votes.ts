/** C25: who has how many votes, and why; of others as much as can be told. */
import type { BoardSheet, FamilyView, Figures } from '../protocol/organized_crime';
import { circlesOf } from './names';

export interface Votes {
  officials: number; // votes from officials that are not suspended
  least: number; // in all
  most: number;
}

export function votesOf(family: FamilyView, board: BoardSheet, figures: Figures): Votes {
  const controlled = circlesOf(board).filter(
    ({ id, kind }) => kind === 'official' && family.circles.includes(id),
  ).length;
  const officials = family.suspended > 0 ? 0 : controlled * figures.official_votes;
  const all = (money: number): number => figures.boss_votes + officials + Math.floor(money / figures.vote);
  return { officials, least: all(family.money ?? family.least), most: all(family.money ?? family.most) };
}
