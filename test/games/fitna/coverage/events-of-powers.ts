import { mark } from "../../../../src/games/fitna/rules/pieces/placing.ts";
import { coup } from "../../../../src/games/fitna/rules/powers/coups.ts";
import { activateKurds } from "../../../../src/games/fitna/rules/powers/kurdish-orders.ts";
import { changeTension } from "../../../../src/games/fitna/rules/powers/tension.ts";
import { withCards } from "../rules/effects/builder.ts";
import { phaseOf, put } from "../rules/powers/builder.ts";
import type { Coverage } from "./coverage.ts";
import { heard } from "./others.ts";

/** from 2 to 10 at one go, with Russia, the United States and batches for all. */
export function worldWar(coverage: Coverage): void {
  const play = phaseOf("2", "IRQ").do((s) => changeTension(s, 8, "War"));
  play.until("draw-bonus").answer("SYR", "draw-bonus", { draw: "1-0" });
  coverage.count("Actions", "draw-bonus");
  heard(coverage, play.until("end-events"));
}

/** both camps are in Aleppo. */
export function rising(coverage: Coverage): void {
  const play = phaseOf("1", "SYR", { turn: 3 }).dice(1, 6, 6, 6).call(coup, { country: "SYR" });
  heard(coverage, play.until("end-events"));
}

/** one activation raises a unit that then moves, another restores two, and one attacks. */
export function kurds(coverage: Coverage): void {
  const raised = phaseOf("1", "TUR").call(activateKurds, { seat: "TUR" });
  raised.answer("TUR", "raise-kurds", { how: "place", unit: "pyd-1", space: "kobani" });
  raised.answer("TUR", "plan-kurds", { moves: 2 });
  heard(coverage, raised.answer("TUR", "move-kurds", { unit: "pyd-1", path: ["tal-abyad"] }));
  const restored = phaseOf("2", "TUR").change((game) => {
    for (const id of ["kdp-1", "pyd-2"]) mark(game, id, { reduced: true });
  });
  restored.call(activateKurds, { seat: "TUR" });
  restored.answer("TUR", "raise-kurds", { how: "upgrade", units: ["kdp-1", "pyd-2"] });
  restored.defaults("plan-kurds").answer("TUR", "end-kurds");
  heard(coverage, restored);
  const attacking = phaseOf("1", "TUR").call(activateKurds, { seat: "TUR" });
  attacking.answer("TUR", "raise-kurds", { how: "place", unit: "pyd-1", space: "afrin" });
  attacking.answer("TUR", "plan-kurds", { moves: 2 });
  heard(coverage, attacking.answer("TUR", "attack-with-kurds", { from: "afrin", units: ["pyd-1"], target: "azaz" }));
  for (const action of ["raise-kurds", "plan-kurds", "move-kurds", "attack-with-kurds", "end-kurds"])
    coverage.count("Actions", action);
}

/** Russians show themselves under a Syrian counter. */
export function strikeForbidden(coverage: Coverage): void {
  const play = withCards("2", "TUR", { TUR: [38] }, { change: (game) => put(game, "SYR", "hama", "rus-22") });
  play.answer("TUR", "play-event", { card: "38", spaces: ["hama"] });
  heard(coverage, play.until("end-events"));
}
