import type { Definition } from "../../engine/index.ts";

import { board, closeUps, draft, hand, legend, reading } from "./board/index.ts";
import { ownScenarios } from "./board/scenario-sheet.ts";

import { bot } from "./bot.ts";
import { inventory } from "./content/read.ts";
import { defaultAnswer } from "./defaults.ts";
import { faults } from "./faults.ts";
import { guide } from "./guide.ts";
import { describePrivate, describePublic } from "./log.ts";
import { orderPresets } from "./orders/presets.ts";
import { possible } from "./possible.ts";
import { queries } from "./queries.ts";
import { rules } from "./rules.ts";
import { answeredByOrders, orders } from "./standing-orders.ts";
import type { Fitna } from "./state.ts";

/** Fitna, for 2 to 6 seats, in two editions of eleven and ten scenarios. */
export const fitna: Definition<Fitna> = {
  ...rules,

  inventory,
  guide,
  describePublic,
  describePrivate,
  board,
  hand,
  draft,
  closeUps,
  reading,
  legend,

  ownScenarios,
  queries,
  orders,
  orderPresets,
  answeredByOrders,
  faults,
  defaultAnswer,
  bot,
  possible,
};
