/** Only the rules, without what people see and are told. */
import { type Definition, mustGet, type PackFiles, played } from "#engine";
import { readPack } from "./content/read.ts";
import type { Pack } from "./content/types.ts";
import { battle } from "./rules/combat/battle.ts";
import { clashes } from "./rules/combat/clashes.ts";
import { entries } from "./rules/combat/entries.ts";
import { corrections } from "./rules/corrections.ts";
import { cascade } from "./rules/effects/cascade.ts";
import { decide, deferred, fitToC2 } from "./rules/effects/decide.ts";
import { chartEffects } from "./rules/effects/kinds.ts";
import { calledThere } from "./rules/pieces/words.ts";
import { campaign, concession, plays } from "./rules/sequence.ts";
import { defaults, options, roster } from "./rules/setup/options.ts";
import { setup } from "./rules/setup/set-up.ts";
import { strikes } from "./rules/strikes/resolve.ts";
import { operations, phaseStep } from "./rules/turn/operations.ts";
import { phase } from "./rules/turn/phase.ts";
import { upgrade } from "./rules/upgrade.ts";
import type { Eyes, Lebanon } from "./state.ts";

export const rules = {
  id: "next-war-in-lebanon",
  name: "The Next War in Lebanon",
  summary:
    "A war between Israel and Hezbollah, for 2: the IDF against the Insurgents, who may bring Syria in. Each turn both choose chits in secret and play them one by one: moves, strikes, rockets, ambushes.",
  leaving:
    "Your units stay where they are, and your side can still win: only `/lebanon concede` ends the war, which the other side then wins.",
  command: "lebanon",
  rules: "5",
  stateVersion: 3,

  readPack: (files: PackFiles) => readPack(files, chartEffects),
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
  places: (content: Pack) => content.zoneIds.map((id) => ({ id, name: mustGet(content.zones, id).name })),
  called: ({ content }: Eyes, word: string) => calledThere(content, word),
  phase,
  upgrade,
  replaced: ["groups", "units", "known", "news", "battleTold", "chits", "deferred", "course"],
} satisfies Partial<Definition<Lebanon>>;
