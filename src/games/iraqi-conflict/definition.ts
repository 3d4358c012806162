import { type Definition, printedName, type View } from "../../engine/index.ts";
import { FACTIONS } from "./content/factions.ts";
import { readPack } from "./content/pack.ts";
import { commit } from "./rules/commitment.ts";
import { corrections } from "./rules/corrections.ts";
import { align } from "./rules/ground.ts";
import { counter } from "./rules/negotiations/countering.ts";
import { ready, unready } from "./rules/negotiations/market.ts";
import { propose } from "./rules/negotiations/offering.ts";
import { offers } from "./rules/negotiations/proposals.ts";
import { accept, decline, withdraw } from "./rules/negotiations/trading.ts";
import { phase } from "./rules/phase.ts";
import { turns } from "./rules/sequence.ts";
import { defaults, options, roster, setup } from "./rules/setup.ts";
import { type Iraq, upgrade } from "./state.ts";

/** R-08, ruling L: what a seat may do at any time while the market is open. */
const MARKET = ["ready", "propose", "accept", "counter", "decline", "withdraw", "unready"];

/** The rules alone, without what people see and are told. */
export const rules = {
  id: "iraqi-conflict",
  name: "Iraqi Conflict",
  summary:
    "The years after the invasion, as a card game for 2 to 5. Each turn deals ten cards; discard, trade and scheme, then reveal: the strongest hand scores. The Insurgency and the Civil War are won separately.",
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
  actions: [commit, ready, propose, accept, counter, decline, withdraw, unready, align],
  corrections,
  windows: [],
  free: ({ table }: View<Iraq>) => (table.phase === "negotiations" ? MARKET : []),
  offers,
  called: ({ content }: View<Iraq>, word: string) => printedName([...Object.values(content.cards), ...FACTIONS], word),
  phase,
  upgrade,
} satisfies Partial<Definition<Iraq>>;
