import type { ReactionWindow, View } from "../../../engine/index.ts";
import { seen } from "../now.ts";
import type { Fitna } from "../state.ts";
import { cardOf } from "./cards.ts";

/** Names of the assets of a hand that do something in a battle, or cancel. */
const held =
  (kinds: readonly ("combat" | "turn" | "reaction")[]) =>
  (view: View<Fitna>): readonly string[] => {
    const { edition } = seen(view);
    const cards = view.hand.cards.map((card) => cardOf(edition, card));
    return cards
      .filter(({ uses }) => uses.some(({ when }) => kinds.some((one) => one === when)))
      .map(({ name }) => name);
  };

/** Section 7: cards of the seat that does not attack. Orders answer; it is asked where it wants to be. */
export const COMBAT_WINDOWS: readonly ReactionWindow<Fitna>[] = [
  {
    name: "defence",
    title: "when somebody is attacked (cards for the defence)",
    mode: "standing-only",
    plays: held(["combat", "turn"]),
  },
  {
    name: "cancel",
    title: "when the attacker plays cards (cancels)",
    mode: "standing-only",
    plays: held(["reaction"]),
  },
  {
    name: "settling",
    title: "when your units lose steps or retreat",
    mode: "standing-only",
    plays: () => [],
  },
  {
    name: "lend",
    title: "when Kurds without a seat attack",
    mode: "standing-only",
    plays: held(["combat"]),
  },
];
