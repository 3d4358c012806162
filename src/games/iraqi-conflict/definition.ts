/** Only the rules, without what people see and are told. */
import { type Definition, played, printedName, type View } from "#engine";
import { FACTIONS } from "./content/factions.ts";
import { readPack } from "./content/pack.ts";
import { corrections } from "./rules/corrections.ts";
import { counter } from "./rules/negotiations/countering.ts";
import { propose } from "./rules/negotiations/offering.ts";
import { accept, decline } from "./rules/negotiations/trading.ts";
import { phase } from "./rules/phase.ts";
import { plays, turns } from "./rules/sequence.ts";
import { defaults, options, roster, setup } from "./rules/setup.ts";
import { type Iraq, upgrade } from "./state.ts";

export const rules = {
  id: "iraqi-conflict",
  name: "Iraqi Conflict",
  summary:
    "The years after the invasion, as a card game for 2 to 5. Each turn deals ten cards; discard, trade and scheme, then reveal: the strongest hand scores. The Insurgency and the Civil War are won separately.",
  leaving:
    "The rules put no side out of the game, and name no winner before the last turn: yours keeps its Victory Points, and can still win.",
  command: "iraq",
  rules: "1",
  stateVersion: 1,

  readPack,
  drawnFrom: ["land"],

  options,
  defaults,
  roster,
  setup,
  main: turns,
  procedures: [turns],
  ...played(plays),
  corrections,
  offering: {
    action: propose.name,
    partners: { param: "to", kind: "seat" },
    accept: accept.name,
    decline: decline.name,
    counter: counter.name,
    param: "offer",
  },
  called: ({ content }: View<Iraq>, word: string) => printedName([...Object.values(content.cards), ...FACTIONS], word),
  phase,
  upgrade,
} satisfies Partial<Definition<Iraq>>;
