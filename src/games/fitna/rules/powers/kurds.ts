import { z } from "zod";
import { game } from "../../../../engine/index.ts";
import type { SeatId } from "../../content/sides.ts";
import { seat } from "../../content/words.ts";
import type { Fitna } from "../../state.ts";
import { specials } from "../map/relations.ts";
import { playing } from "../now.ts";
import { actingForKurds, canKurdsAct, endKurds, planningForKurds } from "./kurdish-orders.ts";
import { mobileKurds } from "./kurdish-pool.ts";
import { raisingChoices, raisingKurds } from "./kurdish-raising.ts";

const { procedure } = game<Fitna>();

interface Notes {
  readonly seat: SeatId;
}

/** */
const OPS = 4;

/** a seat's card strengthens the Kurds, then acts with them. */
export const activateKurds = procedure<Notes>("activate-kurds", {
  notes: z.strictObject({ seat }),
  pace: "stepwise",
})({
  strengthen: (s) => {
    const [own] = specials(playing(s), "peshmerga-of-seat");
    s.state.table.mission = { kind: "kurds", ops: own?.extraOps ?? OPS, moves: 0, offensives: 0, moved: [] };
    if (raisingChoices(playing(s)).length > 0) s.ask(raisingKurds, [s.data.seat]);
    return "plan";
  },
  plan: (s) => {
    if (mobileKurds(playing(s)).length === 0) return "over";
    s.ask(planningForKurds, [s.data.seat]);
    return "acting";
  },
  acting: (s) => {
    if (!canKurdsAct(playing(s))) return "over";
    s.ask(actingForKurds, [s.data.seat]);
    return "acted";
  },
  acted: (s) => (s.outcome.some(({ action }) => action === endKurds.name) ? "over" : "acting"),
  over: (s) => {
    const { KUR } = s.state.hands;
    if (KUR) KUR.moved = []; // they may move again in their Movement segment
    delete s.state.table.mission;
    return "done";
  },
});
