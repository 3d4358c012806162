/** The sides in figures: who played them, where they stood, what they fought and agreed. */
import { type ComponentChild, h } from "preact";
import type { ShownContest } from "../../show.ts";
import { Hand } from "../hand.ts";
import { blockText } from "../read.ts";
import type { Reader } from "../state.ts";
import { Table } from "../table.ts";

export function Sides({ reader }: { readonly reader: Reader }): ComponentChild {
  const { show, state } = reader;
  const heads = ["Side", "Played by", ...show.contests.map(({ name }) => name), "Lines", "Deals"];
  const rows = show.sides.map(({ seat, name, colour, players }) => ({
    head: [h("i", { class: "swatch", style: { background: colour } }), name],
    cells: [
      players.length > 0 ? players.join(", ") : "not named",
      ...show.contests.map((contest) => (state.isCovered ? "?" : valueIn(contest, seat, state.step))),
      linesOf(reader, seat),
      show.deals.filter(({ seats }) => seats.includes(seat)).length,
    ],
  }));
  return h(
    "div",
    null,
    h(Table, { heads, rows }),
    h(
      "p",
      { class: "hint" },
      "Scores are those of the moment that is shown; lines and deals those of the whole campaign.",
    ),
    blockText("rows") === null ? null : h(Hand, { reader }),
  );
}

/** What a side had in a contest by then; "–": it was not in it, or nobody knew. */
function valueIn({ course, reached }: ShownContest, seat: string, step: number): string {
  const line = course.lines.find(({ colour }) => colour === `@${seat}`);
  const at = reached[step] ?? -1;
  const value = at < 0 ? undefined : line?.values[Math.min(at, line.values.length - 1)];
  return value === undefined ? "–" : String(value);
}

const linesOf = ({ show }: Reader, seat: string): number =>
  show.steps.reduce((sum, { lines }) => sum + lines.filter(({ seats }) => seats.includes(seat)).length, 0);
