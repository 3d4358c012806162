import { isSeat } from "../../content/ground.ts";
import { FACTIONS, type Faction, type SeatId } from "../../content/sides.ts";
import type { ForcePool, Game, Table } from "../../state.ts";
import { ownerOf } from "./forces.ts";

type Plan = Pick<Game, "edition" | "scenario">;

/** every seat has a Force Pool, and so has every Kurdish faction where nobody plays the Kurds. */
export function poolsOf(plan: Plan): Table["pools"] {
  const { scenario } = plan;
  const seats = scenario.seats.map(({ seat }) => seat);
  const sides: readonly (SeatId | Faction)[] = isSeat(scenario, "KUR") ? seats : [...seats, ...FACTIONS];
  return Object.fromEntries(sides.map((side) => [side, poolOf(plan, side)]));
}

/** What is listed as destroyed or waiting can be rebuilt: it has not arrived with a batch. */
const poolOf = (plan: Plan, side: SeatId | Faction): ForcePool => ({
  batches: plan.scenario.batches
    .filter(({ seat }) => seat === side)
    .flatMap(({ batches }) => batches.map((units) => [...units])),
  waiting: [],
  destroyed: plan.scenario.pools
    .filter((pool) => pool.side !== "IS")
    .flatMap((pool) => pool.units.filter((id) => ownerOf(plan, pool.side, id) === side)),
});
