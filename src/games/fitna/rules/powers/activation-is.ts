import { z } from "zod";
import { game } from "../../../../engine/index.ts";
import type { SeatId } from "../../content/sides.ts";
import { seat } from "../../content/words.ts";
import type { Fitna, Game } from "../../state.ts";
import { playing, tell } from "../now.ts";
import { callingCounters, callSpaces, leaderChoices } from "./daesh-call.ts";
import { actingForIs, endActivation } from "./daesh-orders.ts";
import { targetsFrom } from "./marching.ts";

const { procedure } = game<Fitna>();

interface Notes {
  readonly seat: SeatId;
}

/** */
const OPS_PER_OILFIELD = 2;

/** a seat's card brings counters of IS to the map, then acts with them. */
export const activateIslamicState = procedure<Notes>("activate-is", {
  notes: z.strictObject({ seat }),
  pace: "stepwise",
})({
  call: (s) => {
    const { table } = s.state;
    table.mission = { kind: "is", ops: 0, moves: 0, offensives: 0 };
    const canCall = callSpaces(playing(s), []).length > 0 && table.isPool > 0;
    if (canCall || leaderChoices(playing(s)).length > 1) s.ask(callingCounters, [s.data.seat]);
    return "called";
  },
  called: (s) => {
    const oilfields = oilfieldsOfIs(playing(s));
    const ops = OPS_PER_OILFIELD * oilfields;
    const alone = oilfields === 0 ? 1 : 0;
    s.state.table.mission = { kind: "is", ops, moves: alone, offensives: alone };
    tell(s, { chapter: "powers", kind: "is-ops", seat: s.data.seat, oilfields, ops });
    return "acting";
  },
  acting: (s) => {
    if (!canAct(playing(s))) return "over";
    s.ask(actingForIs, [s.data.seat]);
    return "acted";
  },
  acted: (s) => (s.outcome.some(({ action }) => action === endActivation.name) ? "over" : "acting"),
  over: (s) => {
    delete s.state.table.mission;
    return "done";
  },
});

/** those that count for nobody until the turn ends do not count. */
export const oilfieldsOfIs = ({ edition, state: { table } }: Pick<Game, "edition" | "state">): number =>
  edition.marked.oilfield.filter((space) => table.control[space] === "IS" && !table.blackouts.includes(space)).length;

/** Whether anything is left that IS could do. */
function canAct(game: Game): boolean {
  const { mission, leader, stacks } = game.state.table;
  if (mission?.kind !== "is") return false;
  if (mission.ops + mission.moves > 0 && leader !== null) return true;
  const isNextToEnemy = game.edition.spaceIds.some(
    (space) => stacks[space]?.IS && targetsFrom(game, "IS", "IS", space).length > 0,
  );
  return mission.ops + mission.offensives > 0 && isNextToEnemy;
}
