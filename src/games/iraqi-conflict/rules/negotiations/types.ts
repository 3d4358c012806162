/** What an open proposal says, and what everyone knows of a trade. */
import { z } from "zod";
import { type Frozen, idOf, type Seat } from "#engine";
import type { CardId } from "../../content/pack.ts";

const cards = z.array(idOf<CardId>());

/** What a proposal asks for in return. */
const price = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("nothing") }),
  /** A number of cards, of the other seat's choice. */
  z.strictObject({ kind: z.literal("count"), count: z.int() }),
  z.strictObject({ kind: z.literal("cards"), cards }),
]);
export type Price = Frozen<z.infer<typeof price>>;

/** An open proposal; a copy lies in the hands of its two seats (ruling K). */
export const proposal = z.strictObject({
  id: z.string(),
  from: idOf<Seat>(),
  to: idOf<Seat>(),
  give: cards,
  price,
  /** The terms of the proposal that it counters, as its maker had them; left out where it is the first word. */
  answers: z.strictObject({ give: cards, price }).exactOptional(),
});
export type Proposal = Frozen<z.infer<typeof proposal>>;

/** A trade as everyone saw it: who, and how many cards each way. */
export const trade = z.strictObject({ from: idOf<Seat>(), to: idOf<Seat>(), gave: z.int(), got: z.int() });
export type Trade = Frozen<z.infer<typeof trade>>;
