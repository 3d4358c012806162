import { type Definition, printedName, type View } from "../../engine/index.ts";
import { commit } from "./commitment.ts";
import { readPack } from "./content.ts";
import { corrections } from "./corrections.ts";
import { counter } from "./countering.ts";
import { FACTIONS } from "./factions.ts";
import { align } from "./ground.ts";
import { ready, unready } from "./negotiations.ts";
import { propose } from "./offering.ts";
import { phase } from "./phase.ts";
import { offers } from "./proposals.ts";
import { turns } from "./sequence.ts";
import { defaults, options, roster, setup } from "./setup.ts";
import { type Iraq, upgrade } from "./state.ts";
import { accept, decline, withdraw } from "./trading.ts";

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
