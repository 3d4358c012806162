import { type Frozen, mustGet, type PublicView, type Seat, type Standings } from "../../../../engine/index.ts";
import { factionName, the, verb } from "../../content/factions.ts";
import { capital, counted, inList } from "../../content/wording.ts";
import { controlled } from "../../rules/map/control.ts";
import { scoreOf, special, VICTORY } from "../../rules/victory/goals.ts";
import type { Baghdad, Table } from "../../state.ts";

type View = Pick<PublicView<Baghdad>, "content" | "table">;

/** who is ahead on the way to 120, and who lacks one step to a special victory. */
export function standings({ content, table }: View): Standings {
  const scored = table.actOrder.map((seat) => ({ seat, score: scoreOf(content, table, seat) }));
  const ranked = scored.toSorted((a, b) => b.score - a.score); // of equal ones the first to act leads
  const best = ranked[0]?.score ?? 0;
  return {
    lead: lead(
      ranked.filter(({ score }) => score === best).map(({ seat }) => seat),
      best,
    ),
    lines: [
      ...ranked.map(({ seat, score }) => line({ content, table }, seat, score)),
      ...oneStepAway({ content, table }),
    ],
  };
}

function lead(seats: readonly Seat[], score: number): string {
  const [first = ""] = seats;
  const who = `${capital(inList(seats.map(the)))} ${seats.length > 1 ? "lead" : verb(first, "lead")} with ${score}`;
  return score >= VICTORY.score ? `${who}, enough to win.` : `${who}; ${VICTORY.score - score} to go.`;
}

function line({ content, table }: View, seat: Seat, score: number): string {
  const zones = controlled(content, table, seat).length;
  const toGo = Math.max(0, VICTORY.score - score);
  return `${factionName(seat)}: ${mustGet(table.sides, seat).pp} PP + ${counted(zones, "Zone")} = ${score}, ${toGo} to go`;
}

/** Seats that lack one step of one part of their special Victory Condition. */
function oneStepAway({ content, table }: View): string[] {
  return table.seats.flatMap((seat) => {
    const lacking = missing({ content, table }, seat);
    const [only] = lacking;
    if (lacking.length !== 1 || only?.short !== 1) return [];
    return [`One step away from a special victory: ${factionName(seat)}, ${only.words}`];
  });
}

const missing = (
  { content, table }: { readonly content: View["content"]; readonly table: Frozen<Table> },
  seat: Seat,
) => special(content, table, seat).filter(({ short }) => short > 0);
