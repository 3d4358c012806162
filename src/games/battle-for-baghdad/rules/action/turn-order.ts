/** Actions in order: each seat's Recruit Step, then its Move Step; and how early a seat can fill its Action in. */
import { z } from "zod";
import { game, type OwnStep, type Seat, type Stage } from "#engine";
import { the } from "../../content/factions.ts";
import type { Baghdad } from "../../state.ts";
import { payDue } from "../coalition/bonds.ts";
import { show } from "../map/news.ts";
import { openMoveStep } from "./move.ts";
import { askToMove } from "./moving.ts";
import { openRecruitStep } from "./recruit.ts";
import { askToRecruit } from "./recruiting.ts";

const { procedure } = game<Baghdad>();

/** One seat's Recruit Step and Move Step. */
export const actions = procedure<{ seat: Seat }>("actions", {
  notes: z.strictObject({ seat: z.string() }),
  turnOf: ({ seat }) => seat,
})({
  begin: (s) => {
    payDue(s, "ownRecruit", s.data.seat);
    openRecruitStep(s, s.data.seat);
    return "recruit";
  },
  recruit: (s) => {
    if (askToRecruit(s)) return "recruit";
    openMoveStep(s, s.data.seat);
    return "move";
  },
  move: (s) => {
    if (askToMove(s)) return "move";
    const { turn, news } = s.state.table;
    if (!news.shown) show(s, `Turn ${turn}: after the Action of ${the(s.data.seat)}`, s.data.seat);
    return "done";
  },
});

/** every seat recruits and moves, the First Player first. */
export function actInOrder(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  for (const seat of table.actOrder) s.call(actions, { seat });
}

/** a seat's Action can be filled in while the Coalition negotiates, and as long as others act before it. */
export const actionStep: OwnStep<Baghdad> = {
  procedure: actions,
  title: "Action",
  key: ({ table: { phase, turn } }, { begun, called }) =>
    begun || called || phase === "coalition" ? `action.${turn}` : null,
};
