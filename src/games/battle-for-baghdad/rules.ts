import { type Definition, played, type View } from "../../engine/index.ts";
import { actionStep, actions } from "./action/turn-order.ts";
import { defection } from "./cards/defection.ts";
import { plots } from "./cards/plot.ts";
import { choosing } from "./cards/spying.ts";
import { collection } from "./civic-action.ts";
import { publicOffers } from "./coalition/public-offers.ts";
import { combat } from "./combat/combat.ts";
import { combats } from "./combat/combats.ts";
import { calledThere, readPack } from "./content.ts";
import { corrections } from "./corrections.ts";
import { income } from "./income.ts";
import { phase } from "./phase.ts";
import { plays } from "./plays.ts";
import { turns } from "./sequence.ts";
import { byLot, defaults, options, roster, setup } from "./setup.ts";
import type { Baghdad } from "./state.ts";
import { upgrade } from "./upgrade.ts";
import { whyNot } from "./why-not.ts";

/** What of the definition is the rulebook: no pictures, no words. */
export const rules = {
  id: "battle-for-baghdad",
  name: "Battle for Baghdad",
  summary:
    "Baghdad after the invasion, for 3 to 6: raise forces, deal, fight over the city's Zones and gather Political Points. Every faction has a way of its own to win.",
  leaving:
    "The rules put no Faction out of the game: your units stay on the map, your Political Points and Command cards are kept, and your Faction can still win.",
  command: "baghdad",
  rules: "8",
  stateVersion: 3,
  readPack,
  drawnFrom: ["map"],
  options,
  defaults,
  roster,
  byLot,
  setup,
  main: turns,
  ownSteps: [actionStep],
  procedures: [turns, actions, plots, choosing, defection, combats, combat, collection, income],
  ...played(plays),
  corrections,
  whyNot,
  publicOffers,
  called: ({ content }: View<Baghdad>, word: string) => calledThere(content, word),
  phase,
  upgrade,
} satisfies Partial<Definition<Baghdad>>;
