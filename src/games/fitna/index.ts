/** Fitna, for 2 to 6 seats, in two editions of eleven and ten scenarios. */
import { type Definition, game } from "#engine";
import { advice, suggestions } from "./advice/bot.ts";
import { menus } from "./advice/menus/moves.ts";
import { orderPresets, orders } from "./advice/orders.ts";
import { inventory } from "./content/read.ts";
import { rules } from "./definition.ts";
import { events, secrets } from "./rules/events.ts";
import { faults } from "./rules/faults.ts";
import { possible } from "./rules/possible.ts";
import { plays, told } from "./rules/sequence.ts";
import type { Fitna } from "./state.ts";
import { board, closeUps, draft, hand, legend, reading } from "./view/board/index.ts";
import { ownScenarios } from "./view/board/scenario-sheet.ts";
import { contests, holders, powers } from "./view/contests.ts";
import { guide } from "./view/guide.ts";
import { concealed, knowledge } from "./view/knowledge.ts";
import { queries } from "./view/queries.ts";

export const fitna: Definition<Fitna> = game<Fitna>().define(
  {
    ...rules,
    inventory,
    contests,
    holders,
    powers,
    concealed,
    board,
    hand,
    draft,
    closeUps,
    reading,
    legend,
    ownScenarios,
    knowledge,
    queries,
    orderPresets,
    faults,
    possible,
  },
  { plays, events, secrets, told, orders, advice, suggestions, menus, guide },
);
