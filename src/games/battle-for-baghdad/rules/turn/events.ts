import { z } from "zod";
import { event } from "../../../../engine/index.ts";

/** What everyone is told. */
export const events = {
  turn: event("turn", { turn: z.int() }),
};
