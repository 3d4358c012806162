import type { StandingOrder } from "../../engine/index.ts";
import { losing, supporting } from "./orders/battles.ts";
import { ambushing, evading } from "./orders/entries.ts";
import { guarding, shooting } from "./orders/strikes.ts";
import type { Lebanon } from "./state.ts";

/** Section 7. Of several that have something to play the first counts. */
export const orders: readonly StandingOrder<Lebanon>[] = [ambushing, evading, supporting, losing, guarding, shooting];
