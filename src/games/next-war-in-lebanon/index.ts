import { type Definition, game } from "../../engine/index.ts";
import { board, closeUps, draft, hand, legend } from "./board/index.ts";
import { nextPlay } from "./bot/next-play.ts";
import { advice } from "./bot.ts";
import { inventory } from "./content/read.ts";
import { rules } from "./definition.ts";
import { faults } from "./faults.ts";
import { guide } from "./guide.ts";
import { orderPresets } from "./orders/presets.ts";
import { endPhase } from "./plays/end-phase.ts";
import { plays, told } from "./plays.ts";
import { possible } from "./possible.ts";
import { queries } from "./queries.ts";
import { orders } from "./standing-orders.ts";
import type { Lebanon } from "./state.ts";

/** The Next War in Lebanon, for 2 seats. */
export const nextWarInLebanon: Definition<Lebanon> = game<Lebanon>().define(
  { ...rules, inventory, board, hand, draft, closeUps, legend, queries, orderPresets, faults, possible },
  {
    plays,
    told,
    orders,
    advice,
    guide: {
      ...guide,
      suggested: (view, { actions }) => (actions.includes(endPhase.name) ? nextPlay(view) : null),
    },
  },
);
