/** Phase 1: claims, bids, and who goes first. */
import { z } from "zod";
import { event, type Frozen } from "#engine";
import { cardId } from "../../content/pack.ts";

const bySeat = z.record(z.string(), z.int());

/** One bid of an auction. */
const call = z.strictObject({ seat: z.string(), amount: z.int() });
export type Call = Frozen<z.infer<typeof call>>;

/** What everyone is told. */
export const events = {
  claimed: event("claimed", { seat: z.string(), cards: z.array(cardId) }),
  bid: event("bid", { seat: z.string(), amount: z.int() }),
  /** `asked`: false where public facts left it nothing but to pass. */
  passed: event("passed", { seat: z.string(), asked: z.boolean() }),
  initiative: event("initiative", {
    seat: z.string(),
    by: z.enum(["bid", "claim", "default"]),
    /** All bids, in the order in which they were made. */
    calls: z.array(call),
    paid: bySeat,
    /** What each bidder has left. */
    left: bySeat,
    price: z.int(),
  }),
  firstPlayer: event("firstPlayer", { seat: z.string(), actOrder: z.array(z.string()) }),
};
