/** Who could win at the end of the next turn: everyone is reminded of this when a turn is over. */
import { concerning, type Frozen, game, type Seat, type Stage, type View } from "#engine";
import { the, together, verb } from "../../content/factions.ts";
import { STREET_CARDS } from "../../content/rulebook-figures.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { gainOf, partText, scoreOf, special, VICTORY } from "./goals.ts";
import { stalemate } from "./victory.ts";

const { told } = game<Baghdad>();

type Content = View<Baghdad>["content"];

/** Told when a turn is over: who could win at the end of the next one, by what everyone sees. */
export function remind({ content, state: { table }, emit }: Stage<Baghdad, null>): void {
  for (const seat of table.seats) {
    const score = scoreOf(content, table, seat);
    const gain = gainOf(content, table, seat);
    if (score + gain >= VICTORY.score) emit({ kind: "nearScore", seat, score, gain });
    const lacks = lastStep(content, table, seat);
    if (lacks) emit({ kind: "nearSpecial", seat, seats: table.seats.length, ...lacks });
  }
  if (table.streetDeck <= STREET_CARDS)
    emit({ kind: "lastCards", cards: table.streetDeck, stalemate: stalemate(table) });
}

/** The part that a special Victory Condition lacks, if it is one Zone, one turn or a few PP. */
function lastStep(
  content: Content,
  table: Frozen<Table>,
  seat: Seat,
): { readonly part: number; readonly have: number } | null {
  const missing = special(content, table, seat).flatMap(({ short, have }, part) =>
    short > 0 ? [{ short, part, have }] : [],
  );
  const [only] = missing;
  return missing.length === 1 && only?.short === 1 ? { part: only.part, have: only.have } : null;
}

export const nearScore = told("nearScore", {
  about: ({ seat }) => concerning("points", [seat], { weight: 3, warns: true }),
  line: ({ seat, score, gain }) =>
    `Beware: ${the(seat)} ${verb(seat, "stand")} at ${score} of ${VICTORY.score}. Another turn like this one (+${gain}) wins.`,
});

export const nearSpecial = told("nearSpecial", {
  about: ({ seat }) => concerning("points", [seat], { weight: 3, warns: true }),
  line: (event, content) =>
    `Beware: ${the(event.seat)} ${verb(event.seat, "are", "is")} one step from ${verb(event.seat, "their", "its")} special victory: ${partText(content, event)}.`,
});

export const lastCards = told("lastCards", {
  about: (event) => concerning("points", event.stalemate, { weight: 3, warns: true }),
  line: ({ cards, stalemate: winners }) => {
    const winner =
      winners.length > 0
        ? `${together(winners)} ${winners.length > 1 ? "win" : verb(winners[0] ?? "", "win")} by stalemate`
        : "nobody wins";
    return `Beware: ${counted(cards, "Arab Street card")} left. If the last one is turned up and nobody has won, ${winner}.`;
  },
});
