import { z } from "zod";
import { game } from "../../../engine/index.ts";
import type { SeatId } from "../content/sides.ts";
import { seat } from "../content/words.ts";
import { specials } from "../map/relations.ts";
import { type At, playing } from "../now.ts";
import type { Fitna } from "../state.ts";
import { attackWithKurds, canKurdsAct, endKurds, moveKurds, planKurds } from "./kurdish-orders.ts";
import { mobileKurds } from "./kurdish-pool.ts";
import { raiseKurds, raisingChoices } from "./kurdish-raising.ts";

const { procedure } = game<Fitna>();

interface Notes {
  readonly seat: SeatId;
}

/** */
const OPS = 4;

const ORDERS = [moveKurds, attackWithKurds, endKurds];

/** a seat's card strengthens the Kurds, then acts with them. */
export const activateKurds = procedure<Notes>("activate-kurds", {
  notes: z.strictObject({ seat }),
  pace: "stepwise",
})({
  strengthen: (s) => {
    const [own] = specials(playing(s), "peshmerga-of-seat");
    s.state.table.mission = { kind: "kurds", ops: own?.extraOps ?? OPS, moves: 0, offensives: 0, moved: [] };
    if (raisingChoices(playing(s)).length > 0) ask(s, [raiseKurds.name]);
    return "plan";
  },
  plan: (s) => {
    if (mobileKurds(playing(s)).length === 0) return "over";
    ask(s, [planKurds.name]);
    return "acting";
  },
  acting: (s) => {
    if (!canKurdsAct(playing(s))) return "over";
    ask(
      s,
      ORDERS.map(({ name }) => name),
    );
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

const ask = (s: At<Notes>, actions: readonly string[]): void => s.ask({ kind: "turn", seats: [s.data.seat], actions });
