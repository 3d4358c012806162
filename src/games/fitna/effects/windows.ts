import type { ReactionWindow } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { CANCEL_ACTIVATION, CANCEL_STRIKE, cancelsHeld } from "./cancelling.ts";
import { JOKER_ANSWER } from "./special-jokers.ts";

export const EFFECT_WINDOWS: readonly ReactionWindow<Fitna>[] = [
  {
    name: CANCEL_STRIKE,
    title: "when a strike or another event is aimed at a seat",
    mode: "standing-only",
    plays: (view) => cancelsHeld(view, "cancel"),
  },
  {
    name: CANCEL_ACTIVATION,
    title: "when the Islamic State or Kurds are activated",
    mode: "standing-only",
    plays: (view) => cancelsHeld(view, "cancelCards"),
  },
  {
    name: JOKER_ANSWER,
    title: "when a Special Joker strikes",
    mode: "wait-all",
    plays: ({ table, seat, content }) => {
      const { specialJokers } = content.editions[table.edition];
      const held = Object.entries(table.specialJokers).find(([holder]) => holder === seat)?.[1] ?? [];
      return held.map((joker) => specialJokers[joker]?.name ?? joker);
    },
  },
];
