/**
 * Standing orders, prepared answers and kept steps go with a seat that changes hands. They are somebody else's word:
 * whoever has taken the seat sees them, keeps them or drops them, and until then none of them acts.
 */
import type { Seat } from "#engine";
import type { Inherited, PreparedRecord, StandingOrderRecord } from "../../store/records.ts";

type Settled = Pick<StandingOrderRecord | PreparedRecord, "seat" | "inherited">;

/** What seats have settled ahead. */
export interface SettledAhead {
  readonly orders: readonly StandingOrderRecord[];
  readonly prepared: readonly PreparedRecord[];
}

/** Whether whoever holds the seat has still to say what becomes of it. */
export const isUndecided = ({ inherited }: Settled): boolean => inherited === "former" || inherited === "lender";

/** Those that act. */
export const acting = <T extends Settled>(all: readonly T[]): readonly T[] =>
  all.some(isUndecided) ? all.filter((one) => !isUndecided(one)) : all;

/** What the holder of a seat has found settled there, and has still to decide on. */
export const undecidedOf = ({ orders, prepared }: SettledAhead, seat: Seat): SettledAhead => ({
  orders: orders.filter((order) => order.seat === seat && isUndecided(order)),
  prepared: prepared.filter((answer) => answer.seat === seat && isUndecided(answer)),
});

/** How a seat comes to somebody: for good, on loan, or back from a loan. */
export type Passage = "for good" | "on loan" | "back";

/** What is settled ahead for these seats, as it goes with them. Whoever gets a seat back finds their own as it was. */
export const passedOn = <T extends Settled>(all: readonly T[], seats: readonly Seat[], how: Passage): readonly T[] =>
  all.map((one) => {
    if (!seats.includes(one.seat)) return one;
    const inherited = AFTER[how][one.inherited ?? "own"];
    return inherited === (one.inherited ?? null) ? one : { ...one, inherited };
  });

const AFTER: { readonly [how in Passage]: { readonly [was in Inherited | "own"]: Inherited | null } } = {
  "for good": { own: "former", former: "former", lender: "former", kept: "former" },
  "on loan": { own: "lender", former: "former", lender: "lender", kept: "lender" },
  back: { own: "former", former: "former", lender: null, kept: null },
};

/** What is kept of somebody else's. */
export const KEPT_AS: { readonly [was in Inherited]: Inherited | null } = {
  former: null,
  lender: "kept",
  kept: "kept",
};
