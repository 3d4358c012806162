import type { Definition } from "../../engine/index.ts";
import { board } from "./board.ts";
import { bot } from "./bot.ts";
import { reading } from "./cards/reading.ts";
import { inventory } from "./content.ts";
import { faults } from "./corrections.ts";
import { guide } from "./guide.ts";
import { hand } from "./hand.ts";
import { legend } from "./legend.ts";
import { describePrivate, describePublic } from "./log.ts";
import { possible } from "./possible.ts";
import { queries } from "./queries.ts";
import { rules } from "./rules.ts";
import { answeredByOrders, defaultAnswer, orders } from "./standing-orders.ts";
import type { Iraq } from "./state.ts";

/** Iraqi Conflict, a card game for 2 to 5 seats. */
export const iraqiConflict: Definition<Iraq> = {
  ...rules,

  inventory,
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
  faults,
  defaultAnswer,
  bot,
  possible,
};
