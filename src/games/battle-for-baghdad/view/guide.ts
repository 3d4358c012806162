/** What people are told besides the rules: a welcome, notices, who leads, and that an Action ends without moving. */
import {
  type Frozen,
  type Guide,
  type Move,
  mustGet,
  type PublicView,
  type Seat,
  type Standings,
  type View,
} from "#engine";
import { factionName, the, verb } from "../content/factions.ts";
import { capital, counted, inList } from "../content/wording.ts";
import { hasMoveStep } from "../rules/action/moving.ts";
import { move } from "../rules/action/whole-move.ts";
import { controlled } from "../rules/map/control.ts";
import { scoreWith, special, VICTORY } from "../rules/victory/goals.ts";
import type { Baghdad, Table } from "../state.ts";
import { glossary } from "./guide/glossary.ts";
import { forgone, notice } from "./guide/notices.ts";
import { brief, welcome } from "./guide/welcome.ts";

type Seen = Pick<PublicView<Baghdad>, "content" | "table">;

/** who is ahead on the way to 120, and who lacks one step to a special victory. */
function standings({ content, table }: Seen): Standings {
  const scored = table.actOrder.map((seat) => {
    const zones = controlled(content, table, seat).length;
    return { seat, zones, score: scoreWith(table, seat, zones) };
  });
  const ranked = scored.toSorted((a, b) => b.score - a.score); // among equals the first to act leads
  const best = ranked[0]?.score ?? 0;
  return {
    lead: lead(
      ranked.filter(({ score }) => score === best).map(({ seat }) => seat),
      best,
    ),
    lines: [
      ...ranked.map(({ seat, zones, score }) => line(table, seat, zones, score)),
      ...oneStepAway({ content, table }),
    ],
    scores: Object.fromEntries(scored.map(({ seat, score }) => [seat, score])),
  };
}

function lead(seats: readonly Seat[], score: number): string {
  const [first = ""] = seats;
  const who = `${capital(inList(seats.map(the)))} ${seats.length > 1 ? "lead" : verb(first, "lead")} with ${score}`;
  return score >= VICTORY.score ? `${who}, enough to win.` : `${who}; ${VICTORY.score - score} to go.`;
}

function line(table: Frozen<Table>, seat: Seat, zones: number, score: number): string {
  const toGo = Math.max(0, VICTORY.score - score);
  return `${factionName(seat)}: ${mustGet(table.sides, seat).pp} PP + ${counted(zones, "Zone")} = ${score}, ${toGo} to go`;
}

/** Seats that lack one step of one part of their special Victory Condition. */
function oneStepAway({ content, table }: Seen): string[] {
  return table.seats.flatMap((seat) => {
    const lacking = missing({ content, table }, seat);
    const [only] = lacking;
    if (lacking.length !== 1 || only?.short !== 1) return [];
    return [`One step away from a special victory: ${factionName(seat)}, ${only.words}`];
  });
}

const missing = (
  { content, table }: { readonly content: Seen["content"]; readonly table: Frozen<Table> },
  seat: Seat,
) => special(content, table, seat).filter(({ short }) => short > 0);

export const guide: Pick<
  Guide<Baghdad>,
  "ending" | "forgone" | "welcome" | "brief" | "notice" | "standings" | "glossary"
> = {
  ending,
  forgone,
  welcome,
  brief,
  notice,
  standings,
  glossary,
};

/** whoever ends an Action in which nothing has moved and something could is told so. */
function ending(view: View<Baghdad>, rows: readonly Move[]): string | null {
  const { table } = view;
  if (table.phase !== "action" || (table.recruit === null && table.move === null)) return null;
  const moved = (table.move?.used ?? 0) > 0 || rows.some(({ action: name }) => name === move.name);
  return moved || !hasMoveStep(view) ? null : "Action without moving";
}
