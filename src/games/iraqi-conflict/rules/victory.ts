/** Who wins each conflict and by how much, and how the end of the game is announced. */
import { type Frozen, game, listed, mustGet, type Result, type RulesContext, type Seat } from "#engine";
import { conflicts, faction, theAll, verb } from "../content/factions.ts";
import type { Iraq, Table, Victory } from "../state.ts";
import { latest, standing } from "./score.ts";

const { told } = game<Iraq>();

/** R-11 (VICTORY) Each conflict is won by its seat with the most VP; level seats share it (ruling E). */
export function victories(table: Frozen<Table>): Victory[] {
  return conflicts(table.seats).map(({ title, seats }) => {
    const vp = Math.max(...seats.map((seat) => standing(table, seat)));
    return { title, seats: seats.filter((seat) => standing(table, seat) === vp), vp };
  });
}

/** R-05, R-11 The end of the game, announced. */
export function finish(s: RulesContext<Iraq>): Result {
  const { table } = s.state;
  const won = victories(table);
  const vp = latest(table.seats, table.vp);
  s.emit({ kind: "ended", victories: won, vp });
  s.picture(outcome(won, vp));
  return { victories: won.map(({ title, seats }) => ({ title, seats })), scores: vp };
}

/** "The Insurgents win the Insurgency 40 to 38. The Sunni win the Civil War 31 to 29 (Shia) and 22 (Kurds)." */
export const outcome = (won: readonly Frozen<Victory>[], vp: { readonly [seat: Seat]: number }): string =>
  won
    .toReversed()
    .map((victory) => announcement(victory, vp))
    .join(" ");

function announcement({ title, seats, vp: best }: Frozen<Victory>, vp: { readonly [seat: Seat]: number }): string {
  const fought = conflicts(Object.keys(vp)).find((conflict) => conflict.title === title)?.seats ?? [];
  const others = fought.filter((seat) => !seats.includes(seat)).sort((a, b) => mustGet(vp, b) - mustGet(vp, a));
  const all = theAll(seats);
  const who = `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
  const figures = others.map((seat) =>
    fought.length > 2 ? `${mustGet(vp, seat)} (${faction(seat).name})` : mustGet(vp, seat),
  );
  const to = others.length > 0 ? ` to ${listed(figures.map(String))}` : "";
  const [winner = ""] = seats;
  return seats.length > 1
    ? `${who} share the ${title} with ${best} VP each${to === "" ? "" : `,${to}`}.`
    : `${who} ${verb(winner, "wins", "win")} the ${title} ${best}${to}.`;
}

export const ended = told("ended", {
  about: { kind: "points", weight: 3 },
  line: ({ victories: won, vp }) => outcome(won, vp),
});
