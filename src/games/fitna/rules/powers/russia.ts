import { z } from "zod";
import { game } from "../../../../engine/index.ts";
import type { Fitna, Game } from "../../state.ts";
import { playing, tell } from "../now.ts";
import { mark, settleControl } from "../pieces/placing.ts";
import { standing } from "../pieces/units.ts";
import { arrivals } from "../reinforcements/arrivals.ts";
import { bonusCards } from "./bonus-cards.ts";
import { giveSpecialJoker, offTheMap, RUSSIANS, returnSpecialJoker } from "./waves.ts";

const { procedure } = game<Fitna>();

/** at tension 10 the Russians come, or those who are there are made up. */
export const russia = procedure<Record<string, never>>("russia", { notes: z.strictObject({}) })({
  cards: (s) => {
    const now = playing(s);
    const seat = now.scenario.russia;
    if (seat === null || !s.state.table.order.includes(seat)) return "done";
    const isNew = !areIn(now);
    tell(s, { chapter: "powers", kind: "russia", seat, isNew });
    const cards = isNew ? 1 : now.edition.parameters.russia10.cards; // D-39
    if (cards > 0) s.call(bonusCards, { seat, cards, why: "tension" });
    return isNew ? "first" : "again";
  },
  first: (s) => {
    const now = playing(s);
    const { table } = s.state;
    const seat = now.scenario.russia;
    if (seat === null) return "done";
    table.jokers[seat] = (table.jokers[seat] ?? 0) + 1;
    giveSpecialJoker(now, seat, "RUS");
    s.call(arrivals, { seat, units: RUSSIANS.now, how: "russia-new" });
    table.coming.push({ seat, turn: table.turn + 1, units: RUSSIANS.next });
    return "done";
  },
  again: (s) => {
    const now = playing(s);
    const seat = now.scenario.russia;
    if (seat === null) return "done";
    const restored = standing(now).filter(({ unit, reduced }) => unit.nation === "RUS" && reduced);
    for (const { id } of restored) mark(now, id, { reduced: false });
    for (const { space } of restored) settleControl(now, space);
    returnSpecialJoker(now, seat, "RUS");
    const units = offTheMap(now, "RUS");
    if (units.length > 0) s.call(arrivals, { seat, units, how: "russia-in" });
    return "done";
  },
});

/** on the map, in a Force Pool, or once there. */
function areIn(game: Game): boolean {
  const { pools, removed } = game.state.table;
  const all = game.edition.nations.RUS.units;
  const pooled = Object.values(pools).flatMap((pool) => [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed]);
  const known = [...standing(game).map(({ id }) => id), ...pooled, ...removed];
  return all.some((id) => known.includes(id));
}
