/** The part of the definition that is the rulebook: no pictures, no words. */
import { type Definition, type Frozen, type PackFiles, played, type View } from "#engine";
import { type Content, calledThere, readPack, zone } from "./content/pack.ts";
import { actionStep, actions } from "./rules/action/turn-order.ts";
import { defection } from "./rules/cards/defection.ts";
import { cardEffects } from "./rules/cards/kinds.ts";
import { plots } from "./rules/cards/plot.ts";
import { choosing } from "./rules/cards/spying.ts";
import { deals, offering } from "./rules/coalition/offering.ts";
import { combat } from "./rules/combat/combat.ts";
import { combats } from "./rules/combat/combats.ts";
import { corrections } from "./rules/corrections.ts";
import { collection } from "./rules/income/civic-action.ts";
import { income } from "./rules/income/income.ts";
import { plays, turns } from "./rules/sequence.ts";
import { byLot, defaults, options, roster, setup } from "./rules/setup/setup.ts";
import { phase } from "./rules/turn/phase.ts";
import { upgrade } from "./rules/upgrade.ts";
import type { Baghdad } from "./state.ts";

export const rules = {
  id: "battle-for-baghdad",
  name: "Battle for Baghdad",
  summary:
    "Baghdad after the invasion, for 3 to 6: raise forces, deal, fight over the city's Zones and gather Political Points. Every faction has a way of its own to win.",
  leaving:
    "The rules put no Faction out of the game: your units stay on the map, your Political Points and Command cards are kept, and your Faction can still win.",
  command: "baghdad",
  rules: "9",
  stateVersion: 3,
  readPack: (files: PackFiles) => readPack(files, cardEffects),
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
  offering,
  deals,
  places: (content: Frozen<Content>) => content.zoneIds.map((id) => ({ id, name: zone(content, id).name })),
  called: ({ content }: View<Baghdad>, word: string) => calledThere(content, word),
  phase,
  upgrade,
} satisfies Partial<Definition<Baghdad>>;
