/** The standing orders of both seats, gathered (section 7). */
import type { Order } from "#engine";
import type { Lebanon } from "../state.ts";
import { losing, supporting } from "./orders/battles.ts";
import { chitsOfEffects, unitsOfEffects } from "./orders/effects.ts";
import { ambushing, evasion } from "./orders/entries.ts";
import { guarding, shooting } from "./orders/strikes.ts";

/** Section 7. Of several that have something to play the first counts. */
export const orders: readonly Order<Lebanon>[] = [
  ambushing,
  evasion,
  supporting,
  losing,
  guarding,
  shooting,
  chitsOfEffects,
  unitsOfEffects,
];
