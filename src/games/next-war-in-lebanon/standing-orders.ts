import type { StandingOrder } from "../../engine/index.ts";
import { ceDiscard, discardExcess } from "./effects/discards.ts";
import { ceSelect } from "./effects/gains.ts";
import { cutToC2 } from "./effects/limits.ts";
import { ceReturn } from "./effects/returning.ts";
import { losing, supporting } from "./orders/battles.ts";
import { chitsOfEffects, unitsOfEffects } from "./orders/effects.ts";
import { ambushing, evading } from "./orders/entries.ts";
import { guarding, shooting } from "./orders/strikes.ts";
import type { Lebanon } from "./state.ts";

/** Section 7. Of several that have something to play the first counts. */
export const orders: readonly StandingOrder<Lebanon>[] = [
  ambushing,
  evading,
  supporting,
  losing,
  guarding,
  shooting,
  chitsOfEffects,
  unitsOfEffects,
];

/** With the end of the turn orders answer effects that ask outside windows. */
export const answeredByOrders: readonly string[] = [
  ceDiscard.name,
  discardExcess.name,
  ceSelect.name,
  ceReturn.name,
  cutToC2.name,
];
