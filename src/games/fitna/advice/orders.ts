/** The standing orders that a seat can give for others' phases, and ready-made sets of them. */
import type { Order, OrderPreset } from "#engine";
import type { Fitna } from "../state.ts";
import { defence, terms } from "./orders/defence.ts";
import { ofEffects } from "./orders/effects.ts";

const townsOnly: OrderPreset<Fitna> = {
  name: "towns-only",
  title: "Towns only",
  summary: () =>
    "in cities and objectives a card is spent and enemy cards are cancelled where the column is not bad for the attacker; the weakest lose steps, units retreat towards supply.",
  orders: () => ({ [defence.name]: terms(["towns"]) }),
};

const saveCards: OrderPreset<Fitna> = {
  name: "save-cards",
  title: "Save cards",
  summary: () => "no card is spent; the weakest lose steps, units retreat towards supply.",
  orders: () => ({ [defence.name]: terms([]) }),
};

/** Orders for the others' phases at one press. */
export const orderPresets: readonly OrderPreset<Fitna>[] = [townsOnly, saveCards];

/** Section 7. Of several that have something to play the first counts. */
export const orders: readonly Order<Fitna>[] = [defence, ...ofEffects];
