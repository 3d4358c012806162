import { z } from "zod";
import { type EventOf, event } from "../../../../engine/index.ts";

export const turn = event("turn", { turn: z.int() });

export type TurnEvent = EventOf<typeof turn>;
