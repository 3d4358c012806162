/**
 * How people play Battle for Baghdad in demos: limits instead of bids, a whole Action on one sheet, all plans in one
 * visit.
 */
import { type Dice, decisionToCome, type GameTypes, type Move, type Params, type Upcoming } from "#engine";
import type { Wanted } from "../../robot/robot.ts";
import type { Manner, Situation } from "../manner.ts";
import { rowsOf } from "../rows.ts";

export const baghdad: Manner = {
  says: (dice) => ({
    ...(dice.die(3) === 1 ? {} : { ready: "always" }), // one in three wants to deal
    counter: "always",
    "combat-order": "always",
    "after-reveal": "always",
  }),
  async wants(situation) {
    const { decision, seatView } = situation;
    const { actions, window } = decision;
    if (window === "W1" || actions.includes("bid")) return claimOrLimit(situation);
    if (actions.includes("endRecruitment") || actions.includes("endMovement")) {
      const { moves, ...how } = await rowsOf(situation, wholeMove);
      return { ...how, moves: inLots(moves) };
    }
    if (actions.includes("deployAll")) {
      const [first] = seatView.book.definition.guide.shortcuts(seatView.view, decision);
      return first ? { moves: first.moves } : null;
    }
    return null;
  },
  prepares(upcoming, { book }, dice): Params | null {
    if (upcoming.action === "deployAll") return evenly(book, upcoming);
    if (upcoming.action !== "plan") return null;
    return book.definition.bot(upcoming.view, decisionToCome(upcoming), dice)?.params ?? null;
  },
};

type Book = Situation["seatView"]["book"];

const evenly = ({ definition }: Book, upcoming: Upcoming<GameTypes>): Params | null =>
  definition.guide.shortcuts(upcoming.view, decisionToCome(upcoming))[0]?.moves[0]?.params ?? null;

/** With the cards for it the Initiative is claimed; else the dice say how far somebody goes. */
function claimOrLimit({ seatView, decision, dice }: Situation): Wanted | null {
  const { definition } = seatView.book;
  const shortcuts = definition.guide.shortcuts(seatView.view, decision);
  const claims = definition.bot(seatView.view, decision, dice)?.action === "claim";
  const found = shortcuts.filter(({ label }) => (claims ? /^Claim/ : /^(Pass|Up to )/).test(label));
  const answer = found[claims ? 0 : limitBy(dice, found.length)];
  return answer ? { moves: answer.moves, say: answer.ahead ?? [] } : null;
}

/** Half of them pass. */
const limitBy = (dice: Dice, count: number): number => (count === 0 || dice.below(2) === 0 ? 0 : dice.below(count));

/** What the computer does step by step is one row here: the stack that went, and where it ended. */
function wholeMove(steps: readonly Move[]): readonly Move[] {
  const begun = steps.find(({ action }) => action === "beginMove")?.params;
  const end = steps.findLast(({ action }) => action === "moveTo")?.params.zone;
  if (begun === undefined || end === undefined) return [];
  const { from = "", count = 1 } = begun;
  return ["", "underground.", "air."].map((by) => ({ action: "move", params: { from, to: `${by}${end}`, count } }));
}

/** Recruits of the same units in the same Zone are one row. */
function inLots(rows: readonly Move[]): readonly Move[] {
  const lots: Move[] = [];
  for (const row of rows) {
    const { unit, zone, count } = row.params;
    const at = lots.findIndex(
      ({ action, params }) =>
        action === row.action && action === "recruit" && params.unit === unit && params.zone === zone,
    );
    const lot = lots[at];
    if (lot) lots[at] = { ...lot, params: { ...lot.params, count: Number(lot.params.count) + Number(count) } };
    else lots.push(row);
  }
  return lots;
}
