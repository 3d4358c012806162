import type { Desk, Frozen, Result, Seat } from "../../engine/index.ts";
import { conflicts, faction } from "./factions.ts";
import { latest, standing } from "./score.ts";
import type { Iraq, Table } from "./state.ts";

/** A conflict won: by one seat, or by several that are level. */
export interface Victory {
  readonly title: string;
  readonly seats: readonly Seat[];
  readonly vp: number;
}

/** R-11 (VICTORY) Each conflict is won by its seat with the most VP; level seats share it (ruling E). */
export function victories(table: Frozen<Table>): Victory[] {
  return conflicts(table.seats).map(({ title, seats }) => {
    const vp = Math.max(...seats.map((seat) => standing(table, seat)));
    return { title, seats: seats.filter((seat) => standing(table, seat) === vp), vp };
  });
}

/** The end of the game, announced. */
export function finish(s: Desk<Iraq>): Result {
  const { table } = s.state;
  const won = victories(table);
  s.emit({ kind: "ended", victories: won });
  s.picture(won.map(announcement).join(" "));
  return { victories: won.map(({ title, seats }) => ({ title, seats })), scores: latest(table.seats, table.vp) };
}

/** "The Kurds win the Civil War with 31 VP." */
export function announcement({ title, seats, vp }: Victory): string {
  const names = seats.map((seat) => faction(seat).the);
  const all = names.length > 2 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join(" and ");
  const who = `T${all.slice(1)}`;
  if (seats.length > 1) return `${who} share the ${title} with ${vp} VP each.`;
  return `${who} ${seats[0] === "us" ? "wins" : "win"} the ${title} with ${vp} VP.`;
}
