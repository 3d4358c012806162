/** Battle for Baghdad as the engine runs it: rules, pictures, advice and guide put together. */
import { type Definition, game } from "#engine";
import { advice, suggestions } from "./advice/bot.ts";
import { orders } from "./advice/orders.ts";
import { planning } from "./advice/planning.ts";
import { inventory } from "./content/pack.ts";
import { rules } from "./definition.ts";
import { events, secrets } from "./rules/events.ts";
import { faults } from "./rules/faults.ts";
import { possible } from "./rules/possible.ts";
import { plays, told } from "./rules/sequence.ts";
import type { Baghdad } from "./state.ts";
import { board } from "./view/board.ts";
import { reading } from "./view/cards/reading.ts";
import { contests, holders } from "./view/contests.ts";
import { guide } from "./view/guide.ts";
import { hand } from "./view/hand.ts";
import { concealed, knowledge } from "./view/knowledge.ts";
import { legend } from "./view/legend.ts";
import { closeUps } from "./view/map/close-up.ts";
import { draft } from "./view/own-plan.ts";
import { queries } from "./view/queries.ts";

/** Without the numbers of the rules' section 9, which nobody reads in a refusal. */
const unnumbered = (fault: string): string => fault.replace(/^\d+: /, "");

/** Battle for Baghdad, for 3 to 6 seats. */
export const battleForBaghdad: Definition<Baghdad> = game<Baghdad>().define(
  {
    ...rules,
    inventory,
    contests,
    holders,
    concealed,
    board,
    hand,
    draft,
    reading,
    closeUps,
    legend,
    knowledge,
    queries,
    faults: (env, content) => faults(env, content).map(unnumbered),
    possible,
  },
  { plays, events, secrets, told, orders, advice, planning, suggestions, guide },
);
