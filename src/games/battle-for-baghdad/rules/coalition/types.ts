/** The closed vocabulary of what seats can agree on (ruling H, section 7), and where agreements stand. */
import { z } from "zod";
import type { Frozen, Seat } from "#engine";
import { type CardId, zoneId } from "../../content/pack.ts";

/** Who hands over, and to whom. */
const between = { from: z.string(), to: z.string() };

/** What is done at once. */
const exchange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("pay"), ...between, amount: z.int() }),
  /** Cards that the proposer has named. */
  z.strictObject({ kind: z.literal("give"), ...between, cards: z.int() }),
  /** Cards that the giver names when it accepts. */
  z.strictObject({ kind: z.literal("ask"), ...between, cards: z.int() }),
]);

/** When a payment is due: at the start of the payer's Recruit Step, or after all income of the Civic Action Phase. */
const due = z.enum(["ownRecruit", "civicEnd"]);
export type Due = z.infer<typeof due>;

/** What binds until the next Coalition Phase begins, or until it is used up. */
const term = z.discriminatedUnion("kind", [
  /** until the last Move Step. */
  z.strictObject({ kind: z.literal("truce"), seats: z.array(z.string()) }),
  z.strictObject({ kind: z.literal("keepOut"), seat: z.string(), zones: z.array(zoneId) }),
  z.strictObject({ kind: z.literal("spare"), seat: z.string(), other: z.string() }),
  z.strictObject({ kind: z.literal("payLater"), ...between, amount: z.int(), when: due }),
  z.strictObject({ kind: z.literal("chooseFirst"), seat: z.string(), choice: z.string() }),
  z.strictObject({ kind: z.literal("maxBid"), seat: z.string(), amount: z.int() }),
]);
export type Term = Frozen<z.infer<typeof term>>;

const clause = z.discriminatedUnion("kind", [exchange, term]);
export type Clause = Frozen<z.infer<typeof clause>>;

export const isTerm = (clause: Clause): clause is Term =>
  clause.kind !== "pay" && clause.kind !== "give" && clause.kind !== "ask";

export type TermKind = Term["kind"];
export type TermOf<K extends TermKind> = Extract<Term, { kind: K }>;

/** What runs between these seats. */
export interface Agreement {
  readonly seats: readonly Seat[];
  readonly terms: readonly Term[];
}

/** Who has the word, and what it proposes. */
const proposal = { from: z.string(), clauses: z.array(clause) };

/** A proposal that waits for the word of its other seats; it lies open on the table. */
export const offer = z.strictObject({
  id: z.string(),
  ...proposal,
  /** All its seats, in the order of the table. */
  seats: z.array(z.string()),
  /** Those that have accepted. */
  accepted: z.array(z.string()),
  /** The offer that it counters; left out where it is the first word. */
  answers: z.strictObject(proposal).exactOptional(),
});
export type Offer = Frozen<z.infer<typeof offer>>;

/**
 * Why an offer came to nothing: by somebody's word, because a seat has not what it would give, because its terms are agreed
 * already, or with the phase.
 */
export const closing = z.enum(["declined", "countered", "withdrawn", "noPP", "noCards", "agreed", "over"]);
export type Closing = z.infer<typeof closing>;

/** Phase 4. */
export interface Coalition {
  ready: Seat[];
  /** Of those the seats that are ready only as long as no offer names them. */
  unless: Seat[];
  offers: Offer[];
}

/** Cards named for an offer: known only to giver and receiver, and held until the offer is done or comes to nothing. */
export interface Pledge {
  readonly offer: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: readonly CardId[];
}
