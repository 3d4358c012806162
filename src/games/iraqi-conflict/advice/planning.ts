/** What a planner is told of Iraqi Conflict: how cards may lie, what a turn may be worth, and where it ends. */
import type { Decision, Frozen, Move, Planned, PublicView, Seat, View } from "#engine";
import { exponential, move } from "#engine";
import { faction } from "../content/factions.ts";
import { commit, discardIdle } from "../rules/commitment.ts";
import { ready } from "../rules/negotiations/market.ts";
import { standing } from "../rules/score.ts";
import type { plays } from "../rules/sequence.ts";
import type { Iraq, Table } from "../state.ts";
import { keen } from "./bot.ts";
import { offered, offersOf } from "./trading.ts";
import { world } from "./worlds.ts";

/** The most offers that are compared. */
const OFFERS = 8;
/** How many points make a lead of one turn a safe one. */
const SPREAD = 1.3;

function candidates(view: View<Iraq>, { actions }: Decision): readonly Move[] {
  if (actions.includes(commit.name)) return [move(commit, { discard: [] }), discardIdle(view)];
  if (!actions.includes(ready.name)) return [];
  return [move(ready), ...offersOf(view).slice(0, OFFERS).map(offered)];
}

const scored = ({ seats, vp }: Frozen<Table>): number => vp[seats[0] ?? ""]?.length ?? 0;

/** The turn is scored. */
const isAtHorizon = (from: Frozen<Table>, now: Frozen<Table>): boolean => scored(now) > scored(from);

/** By the lead over the best rival in the own conflict, and how many turns it has to last. */
function value(_: unknown, { table }: PublicView<Iraq>, seat: Seat): number {
  const { conflict } = faction(seat);
  const rivals = table.seats.filter((other) => other !== seat && faction(other).conflict === conflict);
  const lead = standing(table, seat) - Math.max(...rivals.map((rival) => standing(table, rival)));
  const left = table.turns - scored(table);
  return 1 / (1 + exponential(-lead / (SPREAD * Math.sqrt(left + 0.3))));
}

export const planning: Planned<Iraq, typeof plays> = { world, candidates, isAtHorizon, value, keen };
