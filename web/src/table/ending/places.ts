/** Who came in where: the winners, and then the others by how near they came to them. */

export interface Placed {
  seat: number;
  place: number; // equal scores share one
  score: number;
  behind: number; // the winners
}

export function placesOf(scores: readonly number[], winners: readonly number[]): Placed[] {
  const best = scores[winners[0] ?? 0] ?? 0;
  const rows = [...scores.entries()].map(([seat, score]) => {
    const isWon = winners.includes(seat);
    return { seat, score, behind: isWon ? 0 : Math.abs(score - best), isWon };
  });
  rows.sort((one, other) => Number(other.isWon) - Number(one.isWon) || one.behind - other.behind);
  return rows.map(({ seat, score, behind, isWon }) => {
    const first = rows.findIndex((one) => one.isWon === isWon && one.behind === behind);
    return { seat, place: first + 1, score, behind };
  });
}
