import { z } from "zod";
import { type EventOf, event } from "../../../../engine/index.ts";
import { units } from "../../content/effects.ts";
import { zoneId } from "../../content/pack.ts";

/** How a game begins. */

export const setup = event("setup", { order: z.array(z.string()) });

export const deployed = event("deployed", { seat: z.string(), zones: z.record(zoneId, units) });

export type SetupEvent = EventOf<typeof setup | typeof deployed>;
