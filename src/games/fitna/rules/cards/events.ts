/** What is told of cards: how many to everyone, which ones only to their owner. */
import { z } from "zod";
import { cardNumber, seat } from "../../content/board-types.ts";
import { type EmittedBy, inChapter } from "../event-kinds.ts";

const event = inChapter("cards");

const numbers = { assets: z.int(), events: z.int() };

export const cardEvents = {
  firstHand: event("first-hand", { seat, ...numbers }),
  drawn: event("drawn", {
    seat,
    why: z.enum(["adjust", "joker", "card", "tension", "intervention"]),
    ...numbers,
  }),
  joker: event("joker", { seat }),
  reshuffled: event("reshuffled", {}),
  highTension: event("high-tension", {}),
};

export type CardEvent = EmittedBy<typeof cardEvents>;

export const cardSecrets = {
  got: event("got", { cards: z.array(cardNumber) }),
  taken: event("taken", { cards: z.array(cardNumber), kept: z.array(cardNumber) }),
  lost: event("lost", { cards: z.array(cardNumber) }),
};
