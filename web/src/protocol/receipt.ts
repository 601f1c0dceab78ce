// Written by tools/web_types.py from the types of Python; never by hand.

export type FindingKind =
  | "announced"
  | "changed"
  | "commitment"
  | "contribution"
  | "digest"
  | "missing"
  | "secret"
  | "unconfirmed"
  | "unproven";

/**
 * What was published before the first draw.
 */
export interface Fairness {
  commitment: string;
  contributions: (string | null)[];
}
/**
 * What one seat or spectator was shown, and what the seat contributed: no token, no card.
 */
export interface Receipt {
  type: "receipt";
  format: 1;
  table: string;
  game: string;
  seat: number | null;
  at: number;
  commitment: string;
  early: boolean;
  changed: string | null;
  given: string | null;
  taken: boolean;
  left: boolean;
  announced: Fairness | null;
  digest: string | null;
}
