import { z } from "zod";
import { cardNumber, seat } from "../../content/words.ts";
import { type Emitted, inChapter } from "../event-kinds.ts";

const event = inChapter("turn");

export const turnBegun = event("turn", { turn: z.int(), turns: z.int(), order: z.array(seat) });
export const bidsShown = event("bids", {
  /** In the order of play that comes of them. */
  bids: z.array(z.strictObject({ seat, cards: z.array(cardNumber) })),
});
export const phaseBegun = event("phase", { seat });
export const conceded = event("conceded", { seat });

export type TurnEvent = Emitted<typeof turnBegun | typeof bidsShown | typeof phaseBegun | typeof conceded>;
