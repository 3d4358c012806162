import type { View } from "../../engine/index.ts";
import { selectChits } from "./chits/selection.ts";
import { COMBAT_ACTIONS, COMBAT_PROCEDURES } from "./combat/index.ts";
import { readPack } from "./content/read.ts";
import { corrections } from "./corrections.ts";
import { EFFECT_ACTIONS, EFFECT_PROCEDURES } from "./effects/index.ts";
import { calledThere } from "./pieces/words.ts";
import { deployArrange } from "./plays/arrange.ts";
import { PLAYS } from "./plays/index.ts";
import { deploy, deployDefault, deployMove } from "./setup/deployment.ts";
import { deployFlip } from "./setup/modes.ts";
import { defaults, options, roster } from "./setup/options.ts";
import { setup } from "./setup/set-up.ts";
import { chooseStrategy } from "./setup/strategy.ts";
import type { Lebanon } from "./state.ts";
import { STRIKE_ACTIONS, STRIKE_PLAYS, STRIKE_PROCEDURES } from "./strikes/index.ts";
import { campaign, concede, TURN_PROCEDURES } from "./turn/campaign.ts";
import { phaseStep } from "./turn/operations.ts";
import { phase } from "./turn/phase.ts";
import { upgrade } from "./upgrade.ts";
import { windows } from "./windows.ts";

/** The rules alone, without what people see and are told. */
export const rules = {
  id: "next-war-in-lebanon",
  name: "The Next War in Lebanon",
  summary:
    "A war between Israel and Hezbollah, for 2: the IDF against the Insurgents, who may bring Syria in. Each turn both choose chits in secret and play them one by one: moves, strikes, rockets, ambushes.",
  leaving:
    "Your units stay where they are, and your side can still win: only `/lebanon concede` ends the war, which the other side then wins.",
  command: "lebanon",
  rules: "3",
  stateVersion: 3,

  readPack,
  drawnFrom: ["land"],

  options,
  defaults,
  roster,
  setup,
  main: campaign,
  ownSteps: [phaseStep],
  procedures: [...TURN_PROCEDURES, ...COMBAT_PROCEDURES, ...EFFECT_PROCEDURES, ...STRIKE_PROCEDURES],
  actions: [
    chooseStrategy,
    deployMove,
    deployFlip,
    deployArrange,
    deployDefault,
    deploy,
    selectChits,
    ...PLAYS,
    ...STRIKE_PLAYS,
    ...STRIKE_ACTIONS,
    ...COMBAT_ACTIONS,
    ...EFFECT_ACTIONS,
    concede,
  ],
  corrections,
  windows,
  free: () => [concede.name],
  offers: () => [],
  called: ({ content }: View<Lebanon>, word: string) => calledThere(content, word),
  phase,
  upgrade,
  replaced: ["groups", "units", "known", "news", "battleTold", "chits", "deferred", "course"],
} as const;
