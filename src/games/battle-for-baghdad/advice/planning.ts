/** What a planner is told of Battle for Baghdad: how cards may lie, what may be done in a step, and how near a seat is to winning. */
import type { Decision, Frozen, Move, Planned, PublicView, Seat, View } from "#engine";
import { exponential } from "#engine";
import { endMovement } from "../rules/action/move.ts";
import { endRecruitment } from "../rules/action/recruit.ts";
import { endCombats } from "../rules/combat/fighting.ts";
import { plan } from "../rules/combat/plan.ts";
import type { plays } from "../rules/sequence.ts";
import { scoreOf, special, VICTORY } from "../rules/victory/goals.ts";
import type { Baghdad, Table } from "../state.ts";
import { fights, plansRanked } from "./bot/combats.ts";
import { movements } from "./bot/moves.ts";
import { purchases, quickPurchase } from "./bot/recruits.ts";
import { world } from "./worlds.ts";

/** The most answers of a kind that are compared: more would be tried too seldom to tell them apart. */
const MOST = 6;

function candidates(view: View<Baghdad>, { actions }: Decision): readonly Move[] {
  if (actions.includes(endRecruitment.name)) return purchases(view).slice(0, MOST);
  if (actions.includes(endMovement.name)) return movements(view, MOST);
  if (actions.includes(plan.name)) return plansRanked(view).slice(0, MOST);
  return actions.includes(endCombats.name) ? fights(view) : [];
}

/** The turn is over, and its income is in. */
const isAtHorizon = (from: Frozen<Table>, now: Frozen<Table>): boolean => now.turn > from.turn;

/** What a special Victory Condition is short of what its progress says: all its parts have to be met at once. */
const AT_ONCE = 0.15;
/** How much more often the one who is nearest wins. */
const SHARP = 7;

/** How near a seat is to either victory; above 1 it has won by it. */
function strength({ content, table }: PublicView<Baghdad>, seat: Seat): number {
  const parts = special(content, table, seat);
  const progress = parts.map(({ met, have, need }) => (met ? 1 : Math.min(0.9, have / Math.max(1, need))));
  const own = progress.reduce((sum, one) => sum + one, 0) / Math.max(1, parts.length);
  return Math.min(1.2, Math.max(scoreOf(content, table, seat) / VICTORY.score, own - AT_ONCE));
}

function value(_: unknown, view: PublicView<Baghdad>, seat: Seat): number {
  const { seats } = view.table;
  const odds = seats.map((one) => exponential(SHARP * strength(view, one)));
  return (odds[seats.indexOf(seat)] ?? 0) / odds.reduce((sum, one) => sum + one, 0);
}

/** Nobody deals, and cards out of turn stay in the hand. */
const light: Planned<Baghdad, typeof plays>["light"] = {
  claims: "fallback",
  "before-card": "fallback",
  dealing: "fallback",
  redirection: "fallback",
  recruiting: quickPurchase,
};

export const planning: Planned<Baghdad, typeof plays> = { world, candidates, isAtHorizon, value, light };
