import type { Seat } from "../../../../engine/index.ts";
import type { CardId, ZoneId } from "../../content/pack.ts";

/** The closed vocabulary of what seats can agree on (ruling H, section 7), and where agreements stand. */

/** What is done at once. */
type Exchange =
  | { readonly kind: "pay"; readonly from: Seat; readonly to: Seat; readonly amount: number }
  /** Cards that the proposer has named. */
  | { readonly kind: "give"; readonly from: Seat; readonly to: Seat; readonly cards: number }
  /** Cards that the giver names when it accepts. */
  | { readonly kind: "ask"; readonly from: Seat; readonly to: Seat; readonly cards: number };

/** When a payment is due: at the start of the payer's Recruit Step, or after all income of the Civic Action Phase. */
export type Due = "ownRecruit" | "civicEnd";

/** What binds until the next Coalition Phase begins, or until it is used up. */
export type Term =
  /** until the last Move Step. */
  | { readonly kind: "truce"; readonly seats: readonly Seat[] }
  | { readonly kind: "keepOut"; readonly seat: Seat; readonly zones: readonly ZoneId[] }
  | { readonly kind: "spare"; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: "payLater"; readonly from: Seat; readonly to: Seat; readonly amount: number; readonly when: Due }
  | { readonly kind: "chooseFirst"; readonly seat: Seat; readonly choice: Seat }
  | { readonly kind: "maxBid"; readonly seat: Seat; readonly amount: number };

export type Clause = Exchange | Term;

export const isTerm = (clause: Clause): clause is Term =>
  clause.kind !== "pay" && clause.kind !== "give" && clause.kind !== "ask";

export type TermKind = Term["kind"];
export type TermOf<K extends TermKind> = Extract<Term, { kind: K }>;

/** What runs between these seats. */
export interface Agreement {
  readonly seats: readonly Seat[];
  readonly terms: readonly Term[];
}

/** A proposal that waits for the word of its other seats; it lies open on the table. */
export interface Offer {
  readonly id: string;
  readonly from: Seat;
  /** All its seats, in the order of the table. */
  readonly seats: readonly Seat[];
  /** Those that have accepted. */
  accepted: readonly Seat[];
  readonly clauses: readonly Clause[];
  /** The offer that it counters; left out where it is the first word. */
  readonly answers?: Pick<Offer, "from" | "clauses">;
}

/**
 * Why an offer came to nothing: by somebody's word, because a seat has not what it would give, because its terms are agreed
 * already, or with the phase.
 */
export type Closing = "declined" | "countered" | "withdrawn" | "noPP" | "noCards" | "agreed" | "over";

/** Phase 4. */
export interface Coalition {
  ready: Seat[];
  /** Of those the seats that are ready only as long as no offer names them. */
  unless: Seat[];
  offers: Offer[];
}

/** Cards named for an offer: known to giver and receiver alone, and held until the offer is done or comes to nothing. */
export interface Pledge {
  readonly offer: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: readonly CardId[];
}
