/** The Next War in Lebanon, for 2 seats. */
import { type Definition, game } from "#engine";
import { advice } from "./advice/bot.ts";
import { menus, suggestions } from "./advice/menus.ts";
import { orderPresets } from "./advice/orders/presets.ts";
import { orders } from "./advice/orders.ts";
import { inventory } from "./content/read.ts";
import { rules } from "./definition.ts";
import { events, secrets } from "./rules/events.ts";
import { faults } from "./rules/faults.ts";
import { possible } from "./rules/possible.ts";
import { plays, told } from "./rules/sequence.ts";
import type { Lebanon } from "./state.ts";
import { board, closeUps, draft, hand, holdsNothing, legend } from "./view/board/index.ts";
import { contests, holders } from "./view/contests.ts";
import { guide } from "./view/guide.ts";
import { concealed, knowledge } from "./view/knowledge.ts";
import { queries } from "./view/queries.ts";

export const nextWarInLebanon: Definition<Lebanon> = game<Lebanon>().define(
  {
    ...rules,
    inventory,
    contests,
    holders,
    concealed,
    board,
    hand,
    holdsNothing,
    draft,
    closeUps,
    knowledge,
    legend,
    queries,
    orderPresets,
    faults,
    possible,
  },
  {
    plays,
    events,
    secrets,
    told,
    orders,
    advice,
    suggestions,
    menus,
    guide,
  },
);
