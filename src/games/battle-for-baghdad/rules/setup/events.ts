/** How a game begins. */
import { z } from "zod";
import { event } from "#engine";
import { units } from "../../content/effects.ts";
import { zoneId } from "../../content/pack.ts";

/** What everyone is told. */
export const events = {
  setup: event("setup", { order: z.array(z.string()) }),
  deployed: event("deployed", { seat: z.string(), zones: z.record(zoneId, units) }),
};
