import { z } from "zod";
import { cardNumber, nation, seat } from "../../content/words.ts";

/** A `Source` as notes hold it. */
export const source = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("card"), card: cardNumber }),
  z.strictObject({ kind: z.literal("joker"), joker: z.string() }),
]);

/** A `Play` as notes hold it. */
export const play = z.strictObject({
  seat,
  source,
  nation,
  spaces: z.array(z.string()),
  target: seat.nullable(),
  draw: z.string().nullable(),
  rebuild: z.array(z.string()),
  raise: z.array(z.string()),
  done: z.int(),
  stopped: z.boolean(),
  ends: z.boolean(),
});
