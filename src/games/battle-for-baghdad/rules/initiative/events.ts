import { z } from "zod";
import { type EventOf, event, type Frozen } from "../../../../engine/index.ts";
import { cardId } from "../../content/pack.ts";

/** Phase 1: claims, bids, and who goes first. */

const bySeat = z.record(z.string(), z.int());

/** One bid of an auction. */
const call = z.strictObject({ seat: z.string(), amount: z.int() });
export type Call = Frozen<z.infer<typeof call>>;

export const claimed = event("claimed", { seat: z.string(), cards: z.array(cardId) });

export const bid = event("bid", { seat: z.string(), amount: z.int() });

/** `asked`: false where public facts left it nothing but to pass. */
export const passed = event("passed", { seat: z.string(), asked: z.boolean() });

export const initiative = event("initiative", {
  seat: z.string(),
  by: z.enum(["bid", "claim", "default"]),
  /** All bids, in the order in which they were made. */
  calls: z.array(call),
  paid: bySeat,
  /** What each bidder has left. */
  left: bySeat,
  price: z.int(),
});

export const firstPlayer = event("firstPlayer", { seat: z.string(), actOrder: z.array(z.string()) });

export type InitiativeEvent = EventOf<
  typeof claimed | typeof bid | typeof passed | typeof initiative | typeof firstPlayer
>;
