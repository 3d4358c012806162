import type { Setup, View } from "../../engine/index.ts";
import { COMBAT_ACTIONS, COMBAT_PROCEDURES } from "./combat/index.ts";
import { askUnits, deals, lending, lendUnits } from "./command/lending.ts";
import { readPack } from "./content/read.ts";
import { corrections } from "./corrections.ts";
import { EFFECT_ACTIONS, EFFECT_PROCEDURES } from "./effects/index.ts";
import { MOVEMENT_ACTIONS, MOVEMENT_PROCEDURES } from "./movement/index.ts";
import { open } from "./now.ts";
import { calledThere } from "./pieces/words.ts";
import { POWER_ACTIONS, POWER_PROCEDURES } from "./powers/index.ts";
import { settle } from "./powers/settling.ts";
import { REINFORCEMENT_ACTIONS, REINFORCEMENT_PROCEDURES } from "./reinforcements/index.ts";
import { choiceOf, defaults, groups, options, roster, sharings } from "./setup/options.ts";
import { setUp } from "./setup/set-up.ts";
import { type Fitna, upgrade } from "./state.ts";
import { endPhase } from "./turn/adjust.ts";
import { bid } from "./turn/bids.ts";
import { campaign, concede, TURN_PROCEDURES } from "./turn/campaign.ts";
import { takeHand } from "./turn/first-hands.ts";
import { playJoker } from "./turn/jokers.ts";
import { phaseStep } from "./turn/operations.ts";
import { phase } from "./turn/phase.ts";
import { windows } from "./windows.ts";

/** The rules alone, without what people see and are told. */
export const rules = {
  id: "fitna",
  name: "Fitna",
  summary:
    "A war for the Middle East, for 2 to 6. In each turn every seat has a phase: it plays events, spends cards to move and attack, and draws new ones. Two editions, with scenarios from the civil war in Syria to a war of the whole region.",
  leaving:
    "Your units stay where they are, what you control stays yours, and your side can still win: only `/fitna concede` ends the game, which the others then win.",
  command: "fitna",
  rules: "4",
  stateVersion: 3,

  readPack,
  drawnFrom: ["land"],

  options,
  defaults,
  roster,
  groups,
  sharings,
  setup: ({ content, options: chosen, dice }: Setup<Fitna>) => setUp(content, choiceOf(chosen), dice),
  main: campaign,
  ownSteps: [phaseStep],
  deals,
  procedures: [
    ...TURN_PROCEDURES,
    ...MOVEMENT_PROCEDURES,
    ...COMBAT_PROCEDURES,
    ...EFFECT_PROCEDURES,
    ...POWER_PROCEDURES,
    ...REINFORCEMENT_PROCEDURES,
    lending,
  ],
  consequences: settle,
  actions: [
    takeHand,
    bid,
    ...EFFECT_ACTIONS,
    ...MOVEMENT_ACTIONS,
    ...COMBAT_ACTIONS,
    ...POWER_ACTIONS,
    ...REINFORCEMENT_ACTIONS,
    askUnits,
    lendUnits,
    endPhase,
    playJoker,
    concede,
  ],
  corrections,
  windows,
  free: () => [playJoker.name, concede.name],
  offers: () => [],
  called: (view: View<Fitna>, word: string) => calledThere(open(view), word),
  phase,
  upgrade,
  replaced: ["stacks", "units", "kurds", "control", "lay", "news", "fought", "marches", "course"],
} as const;
