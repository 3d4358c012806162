import { type Definition, played, type View } from "../../engine/index.ts";
import { battle } from "./combat/battle.ts";
import { clashes } from "./combat/clashes.ts";
import { entries } from "./combat/entries.ts";
import { readPack } from "./content/read.ts";
import { corrections } from "./corrections.ts";
import { cascade } from "./effects/cascade.ts";
import { decide } from "./effects/decide.ts";
import { deferred } from "./effects/deferred.ts";
import { fitToC2 } from "./effects/fit-to-c2.ts";
import { calledThere } from "./pieces/words.ts";
import { plays } from "./plays.ts";
import { defaults, options, roster } from "./setup/options.ts";
import { setup } from "./setup/set-up.ts";
import type { Lebanon } from "./state.ts";
import { strikes } from "./strikes/resolve.ts";
import { campaign, concession } from "./turn/campaign.ts";
import { operations, phaseStep } from "./turn/operations.ts";
import { phase } from "./turn/phase.ts";
import { upgrade } from "./upgrade.ts";

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
  procedures: [campaign, operations, concession, entries, clashes, battle, cascade, decide, deferred, fitToC2, strikes],
  ...played(plays),
  corrections,
  called: ({ content }: View<Lebanon>, word: string) => calledThere(content, word),
  phase,
  upgrade,
  replaced: ["groups", "units", "known", "news", "battleTold", "chits", "deferred", "course"],
} satisfies Partial<Definition<Lebanon>>;
