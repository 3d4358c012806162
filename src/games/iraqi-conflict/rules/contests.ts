/** Who leads each conflict, by how much, and how many turns are to come. */
import type { Frozen, Seat, Standings } from "#engine";
import { type Conflict, capital, contests, faction, theAll, verb } from "../content/factions.ts";
import type { Table } from "../state.ts";
import { standing } from "./score.ts";

export function contestStandings(table: Frozen<Table>): Standings {
  const fought = contests(table.seats);
  const left = table.turns - turnsScored(table);
  const toGo = left === 0 ? "No turn is left" : left === 1 ? "One turn to go" : `${left} turns to go`;
  if (left === table.turns)
    return { lead: `Nobody has scored yet. ${toGo}.`, lines: fought.flatMap((one) => places(table, one)) };
  const leads = fought.map((one) => lead(table, one));
  return {
    lead: `${capital(leads.join("; "))}. ${toGo}.`,
    lines: fought.flatMap((one) => places(table, one)),
    scores: Object.fromEntries(table.seats.map((seat) => [seat, standing(table, seat)])),
  };
}

export const turnsScored = ({ seats, vp }: Frozen<Table>): number => vp[seats[0] ?? ""]?.length ?? 0;

interface Contest {
  readonly title: Conflict;
  readonly seats: readonly Seat[];
}

/** Its seats, the leader first. */
const ranked = (table: Frozen<Table>, { seats }: Contest): readonly Seat[] =>
  [...seats].sort((a, b) => standing(table, b) - standing(table, a));

/** "the Insurgents lead the Insurgency by 5". */
function lead(table: Frozen<Table>, contest: Contest): string {
  const [first = "", ...others] = ranked(table, contest);
  const best = standing(table, first);
  const level = [first, ...others].filter((seat) => standing(table, seat) === best);
  if (level.length === contest.seats.length) return `${theAll(level)} are level in the ${contest.title}`;
  if (level.length > 1) return `${theAll(level)} lead the ${contest.title} together`;
  const next = Math.max(...others.map((seat) => standing(table, seat)));
  return `${faction(first).the} ${verb(first, "leads", "lead")} the ${contest.title} by ${best - next}`;
}

/** "**Insurgents** 13 VP in the Insurgency". */
function places(table: Frozen<Table>, contest: Contest): readonly string[] {
  const order = ranked(table, contest);
  const best = standing(table, order[0] ?? "");
  return order.map((seat) => {
    const behind = best - standing(table, seat);
    const total = table.totals[seat]?.at(-1);
    const last = total === undefined ? "" : `; last sum ${total}`;
    return `${contest.title}: **${faction(seat).name}** ${standing(table, seat)} VP${behind > 0 ? `, ${behind} behind` : ""}${last}`;
  });
}

/** "You have 11 VP and lead the Civil War by 3": how a seat is doing in its own contest. */
export function ownStanding(table: Frozen<Table>, seat: Seat): string {
  const { conflict } = faction(seat);
  const rivals =
    contests(table.seats)
      .find(({ title }) => title === conflict)
      ?.seats.filter((one) => one !== seat) ?? [];
  const mine = standing(table, seat);
  const best = Math.max(...rivals.map((rival) => standing(table, rival)));
  const who = theAll(rivals.filter((rival) => standing(table, rival) === best));
  const how =
    mine > best
      ? `lead the ${conflict} by ${mine - best}`
      : mine === best
        ? `are level with ${who} in the ${conflict}`
        : `are ${best - mine} behind ${who} in the ${conflict}`;
  return `You have ${mine} VP and ${how}.`;
}
