import type { Frozen, Seat, Stage, View } from "../../engine/index.ts";
import { scoreOf, special, VICTORY } from "./goals.ts";
import { STREET_CARDS } from "./rulebook-figures.ts";
import { gainOf } from "./scores.ts";
import type { Baghdad, Table } from "./state.ts";
import { stalemate } from "./victory.ts";

type Content = View<Baghdad>["content"];

/** Told when a turn is over: who could win at the end of the next one, by what everyone sees. */
export function remind({ content, state: { table }, emit }: Stage<Baghdad, null>): void {
  for (const seat of table.seats) {
    const score = scoreOf(content, table, seat);
    const gain = gainOf(content, table, seat);
    if (score + gain >= VICTORY.score) emit({ kind: "nearScore", seat, score, gain });
    const lacks = lastStep(content, table, seat);
    if (lacks !== null) emit({ kind: "nearSpecial", seat, lacks });
  }
  if (table.streetDeck <= STREET_CARDS)
    emit({ kind: "lastCards", cards: table.streetDeck, stalemate: stalemate(table) });
}

/** What a special Victory Condition lacks, if it is one Zone, one turn or a few PP. */
function lastStep(content: Content, table: Frozen<Table>, seat: Seat): string | null {
  const missing = special(content, table, seat).filter(({ short }) => short > 0);
  const [only] = missing;
  return missing.length === 1 && only?.short === 1 ? only.words : null;
}
