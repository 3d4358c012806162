import { type Definition, game } from "../../engine/index.ts";
import { board, closeUps, draft, hand, legend, reading } from "./board/index.ts";
import { ownScenarios } from "./board/scenario-sheet.ts";
import { advice } from "./bot.ts";
import { inventory } from "./content/read.ts";
import { faults } from "./faults.ts";
import { guide } from "./guide.ts";
import { orderPresets } from "./orders/presets.ts";
import { orders } from "./orders.ts";
import { plays } from "./plays.ts";
import { possible } from "./possible.ts";
import { queries } from "./queries.ts";
import { rules } from "./rules.ts";
import type { Fitna } from "./state.ts";
import { suggestions } from "./suggestions.ts";
import { told } from "./told.ts";

/** Fitna, for 2 to 6 seats, in two editions of eleven and ten scenarios. */
export const fitna: Definition<Fitna> = game<Fitna>().define(
  {
    ...rules,
    inventory,
    board,
    hand,
    draft,
    closeUps,
    reading,
    legend,
    ownScenarios,
    queries,
    orderPresets,
    faults,
    possible,
  },
  { plays, told, orders, advice, suggestions, guide },
);
