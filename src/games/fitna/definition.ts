/** Only the rules, without what people see and are told. */
import { type Definition, type PackFiles, played, type Setup, type View } from "#engine";
import { readPack } from "./content/read.ts";
import { deals } from "./rules/command/lending-units.ts";
import { corrections } from "./rules/corrections.ts";
import { cardEffects } from "./rules/effects/kinds.ts";
import { open } from "./rules/now.ts";
import { calledThere, spacesOf } from "./rules/pieces/words.ts";
import { consequences } from "./rules/powers/levels.ts";
import { campaign, plays, procedures } from "./rules/sequence.ts";
import { choiceOf, defaults, groups, options, roster, sharings } from "./rules/setup/options.ts";
import { setUp } from "./rules/setup/set-up.ts";
import { phaseStep } from "./rules/turn/operations.ts";
import { phase } from "./rules/turn/phase-facts.ts";
import { type Fitna, upgrade } from "./state.ts";

export const rules = {
  id: "fitna",
  name: "Fitna",
  summary:
    "A war for the Middle East, for 2 to 6. In each turn every seat has a phase: it plays events, spends cards to move and attack, and draws new ones. Two editions, with scenarios from the civil war in Syria to a war of the whole region.",
  leaving:
    "Your units stay where they are, what you control stays yours, and your side can still win: only `/fitna concede` ends the game, which the others then win.",
  command: "fitna",
  rules: "7",
  stateVersion: 3,

  readPack: (files: PackFiles) => readPack(files, cardEffects),
  drawnFrom: ["land"],

  options,
  defaults,
  roster,
  groups,
  sharings,
  setup: ({ content, options: chosen, dice }: Setup<Fitna>) =>
    setUp(content, { ...choiceOf(chosen), people: groups(chosen, content) }, dice),
  main: campaign,
  ownSteps: [phaseStep],
  deals,
  procedures,
  consequences,
  ...played(plays),
  corrections,
  places: spacesOf,
  called: (view: View<Fitna>, word: string) => calledThere(open(view), word),
  phase,
  upgrade,
  replaced: ["stacks", "units", "kurds", "control", "lay", "news", "fought", "marches", "course"],
} satisfies Partial<Definition<Fitna>>;
