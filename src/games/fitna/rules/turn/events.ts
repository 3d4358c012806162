import { z } from "zod";
import { cardNumber, seat } from "../../content/board-types.ts";
import { type EmittedBy, inChapter } from "../event-kinds.ts";

const event = inChapter("turn");

export const turnEvents = {
  turnBegun: event("turn", { turn: z.int(), turns: z.int(), order: z.array(seat) }),
  bidsShown: event("bids", {
    /** In the order of play that comes of them. */
    bids: z.array(z.strictObject({ seat, cards: z.array(cardNumber) })),
  }),
  phaseBegun: event("phase", { seat }),
  conceded: event("conceded", { seat }),
};

export type TurnEvent = EmittedBy<typeof turnEvents>;
