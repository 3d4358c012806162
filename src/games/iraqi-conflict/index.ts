import { type Definition, printedName } from "../../engine/index.ts";
import { board } from "./board.ts";
import { bot } from "./bot.ts";
import { reading } from "./cards/reading.ts";
import { commit } from "./commitment.ts";
import { inventory, readPack } from "./content.ts";
import { FACTIONS } from "./factions.ts";
import { align } from "./ground.ts";
import { guide } from "./guide.ts";
import { hand } from "./hand.ts";
import { legend } from "./legend.ts";
import { describePrivate, describePublic } from "./log.ts";
import { ready, unready } from "./negotiations.ts";
import { propose } from "./offering.ts";
import { phase } from "./phase.ts";
import { possible } from "./possible.ts";
import { offers } from "./proposals.ts";
import { queries } from "./queries.ts";
import { turns } from "./sequence.ts";
import { defaults, options, roster, setup } from "./setup.ts";
import { answeredByOrders, defaultAnswer, orders } from "./standing-orders.ts";
import { type Iraq, upgrade } from "./state.ts";
import { accept, decline, withdraw } from "./trading.ts";

/** R-08, ruling L: what a seat may do at any time while the market is open. */
const MARKET = ["ready", "propose", "accept", "decline", "withdraw", "unready"];

/** Iraqi Conflict, a card game for 2 to 5 seats. */
export const iraqiConflict: Definition<Iraq> = {
  id: "iraqi-conflict",
  name: "Iraqi Conflict",
  summary:
    "The years after the invasion, as a card game for 2 to 5. Each turn deals ten cards; discard, trade and scheme, then reveal: the strongest hand scores. The Insurgency and the Civil War are won apart.",
  command: "iraq",
  rules: "1",
  stateVersion: 1,

  readPack,
  drawnFrom: ["land"],
  inventory,

  options,
  defaults,
  roster,
  setup,
  main: turns,
  procedures: [turns],
  actions: [commit, ready, propose, accept, decline, withdraw, unready, align],
  windows: [],
  free: ({ table }) => (table.phase === "negotiations" ? MARKET : []),
  offers,
  called: ({ content }, word) => printedName([...Object.values(content.cards), ...FACTIONS], word),

  phase,
  guide,
  describePublic,
  describePrivate,
  board,
  hand,
  reading,
  legend,

  queries,
  orders,
  answeredByOrders,
  defaultAnswer,
  bot,

  possible,
  upgrade,
};
