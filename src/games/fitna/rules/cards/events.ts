import { z } from "zod";
import { cardNumber, seat } from "../../content/words.ts";
import { type Emitted, inChapter } from "../event-kinds.ts";

const event = inChapter("cards");
const numbers = { assets: z.int(), events: z.int() };

export const firstHand = event("first-hand", { seat, ...numbers });
export const drawn = event("drawn", {
  seat,
  why: z.enum(["adjust", "joker", "card", "tension", "intervention"]),
  ...numbers,
});
export const joker = event("joker", { seat });
export const reshuffled = event("reshuffled", {});
export const highTension = event("high-tension", {});

/** What becomes of cards, numbers for everyone and names for their owner. */
export type CardEvent = Emitted<
  typeof firstHand | typeof drawn | typeof joker | typeof reshuffled | typeof highTension
>;

export const got = event("got", { cards: z.array(cardNumber) });
export const lost = event("lost", { cards: z.array(cardNumber) });

export type CardSecret = Emitted<typeof got | typeof lost>;
