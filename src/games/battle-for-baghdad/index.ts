import { type Definition, game } from "../../engine/index.ts";
import { board } from "./board.ts";
import { advice } from "./bot.ts";
import { reading } from "./cards/reading.ts";
import { inventory } from "./content.ts";
import { faults } from "./faults.ts";
import { guide } from "./guide.ts";
import { hand } from "./hand.ts";
import { legend } from "./legend.ts";
import { closeUps } from "./map/close-up.ts";
import { draft } from "./own-plan.ts";
import { plays } from "./plays.ts";
import { possible } from "./possible.ts";
import { queries } from "./queries.ts";
import { rules } from "./rules.ts";
import { orders } from "./standing-orders.ts";
import type { Baghdad } from "./state.ts";
import { suggestions } from "./suggestions.ts";
import { told } from "./told.ts";

/** Without the numbers of the rules' section 9, which nobody reads in a refusal. */
const unnumbered = (fault: string): string => fault.replace(/^\d+: /, "");

/** Battle for Baghdad, for 3 to 6 seats. */
export const battleForBaghdad: Definition<Baghdad> = game<Baghdad>().define(
  {
    ...rules,
    inventory,
    board,
    hand,
    draft,
    reading,
    closeUps,
    legend,
    queries,
    faults: (env, content) => faults(env, content).map(unnumbered),
    possible,
  },
  { plays, told, orders, advice, suggestions, guide },
);
