/** Iraqi Conflict, a card game for 2 to 5 seats. */
import { type Definition, game } from "#engine";
import { advice } from "./advice/bot.ts";
import { orders } from "./advice/orders.ts";
import { planning } from "./advice/planning.ts";
import { inventory } from "./content/pack.ts";
import { rules } from "./definition.ts";
import { faults } from "./rules/corrections.ts";
import { possible } from "./rules/possible.ts";
import { plays, told } from "./rules/sequence.ts";
import { events, type Iraq, secrets } from "./state.ts";
import { board } from "./view/board.ts";
import { reading } from "./view/cards/reading.ts";
import { contests } from "./view/contests.ts";
import { guide } from "./view/guide.ts";
import { hand } from "./view/hand.ts";
import { concealed, knowledge } from "./view/knowledge.ts";
import { legend } from "./view/legend.ts";
import { queries } from "./view/queries.ts";

export const iraqiConflict: Definition<Iraq> = game<Iraq>().define(
  { ...rules, inventory, contests, concealed, board, hand, reading, knowledge, legend, queries, faults, possible },
  { plays, events: [events], secrets: [secrets], told, orders, advice, planning, guide },
);
