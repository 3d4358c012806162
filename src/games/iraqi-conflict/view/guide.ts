import { type Frozen, type Guide, mustGet } from "../../../engine/index.ts";
import { faction, names } from "../content/factions.ts";
import { contestStandings } from "../rules/contests.ts";
import { forgone } from "../rules/negotiations/market.ts";
import { HAND } from "../rules/situation.ts";
import type { Iraq, Table } from "../state.ts";
import { glossary } from "./glossary.ts";
import { welcome } from "./welcome.ts";

/** What people are told and offered beside the rules. */
export const guide: Pick<Guide<Iraq>, "welcome" | "forgone" | "notice" | "standings" | "glossary"> = {
  welcome,
  forgone,
  notice: ({ table }) => notice(table),
  standings: ({ table }) => contestStandings(table),
  glossary: () => glossary,
};

/** What everyone should know of a phase that waits for somebody. */
function notice(table: Frozen<Table>): readonly string[] {
  switch (table.phase) {
    case "commitment": {
      const piles = `draw pile ${table.draw}, discards ${table.discards.length}`;
      return [`Ten cards each; ${piles}. Discard up to five face down, draw as many.`];
    }
    case "negotiations":
      return ["Talk in the thread; make offers by button: only you and the other seat see them.", ...market(table)];
    case "ground":
      return [
        "Everybody chooses in secret whose cards count beside their own this turn: those of the US or the Insurgents.",
      ];
    case "situation":
    case "score":
      return [];
  }
}

/** How many trades there were, whose hands have another size by them, and who is ready. */
function market({ seats, sizes, trades, ready }: Frozen<Table>): readonly string[] {
  const changed = seats
    .filter((seat) => mustGet(sizes, seat) !== HAND)
    .map((seat) => `${faction(seat).name} ${mustGet(sizes, seat)}`);
  const hands =
    changed.length > 0
      ? ` Cards held: ${changed.join(", ")}${changed.length < seats.length ? `, the others ${HAND}` : ""}.`
      : "";
  const traded = trades.length > 0 ? [`Trades so far: ${trades.length}.${hands}`] : [];
  return [...traded, ready.length > 0 ? `Ready: ${names(ready)}.` : "Nobody is ready yet."];
}
