import type { Definition } from "../../engine/index.ts";
import { board, closeUps, draft, hand, legend } from "./board/index.ts";
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
import type { Lebanon } from "./state.ts";

/** The Next War in Lebanon, for 2 seats. */
export const nextWarInLebanon: Definition<Lebanon> = {
  ...rules,

  inventory,
  guide,
  describePublic,
  describePrivate,
  board,
  hand,
  draft,
  closeUps,
  legend,

  queries,
  orders,
  orderPresets,
  answeredByOrders,
  faults,
  defaultAnswer,
  bot,
  possible,
};
