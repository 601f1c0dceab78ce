/** Which fields of the games' messages mean seats. A new game adds its own. */

/** Fields whose numbers are seats. */
const NAMING = new Set([
  ...['seat', 'seats', 'turn', 'starter', 'caller', 'by', 'to', 'winners'], // of both games
  ...['other', 'first', 'second'], // OMERTA
  ...['victim', 'offender', 'payer', 'payee', 'debtor', 'creditor', 'crimes'], // ORGANIZED CRIME
]);

/** Fields with one entry for each seat, in their order. */
const PER_SEAT = new Set(['hands', 'totals', 'stocks', 'scores', 'families', 'estates', 'contributions']);

export function namesSeats(field: string): boolean {
  return NAMING.has(field);
}

export function isPerSeat(field: string): boolean {
  return PER_SEAT.has(field);
}
