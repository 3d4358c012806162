import type { Order } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { defence } from "./orders/defence.ts";
import { ofEffects } from "./orders/effects.ts";

/** Section 7. Of several that have something to play the first counts. */
export const orders: readonly Order<Fitna>[] = [defence, ...ofEffects];
