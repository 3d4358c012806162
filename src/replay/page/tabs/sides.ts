/** The sides in figures: who played them, where they stood, what they fought and agreed. */
import { type ComponentChild, h } from "preact";
import type { ShownContest, ShownSide } from "../../show.ts";
import type { Reader } from "../state.ts";

export function Sides({ reader }: { readonly reader: Reader }): ComponentChild {
  const { show, state } = reader;
  const heads = ["Side", "Played by", ...show.contests.map(({ name }) => name), "Lines", "Deals"];
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          heads.map((head, i) => h("th", { key: i, scope: "col" }, head)),
        ),
      ),
      h(
        "tbody",
        null,
        show.sides.map((side) =>
          h(
            "tr",
            { key: side.seat },
            h("th", { scope: "row" }, h("i", { class: "swatch", style: { background: side.colour } }), side.name),
            h("td", null, side.players.length > 0 ? side.players.join(", ") : "not named"),
            show.contests.map((contest, i) =>
              h("td", { key: i }, state.isCovered ? "?" : valueIn(contest, side, state.step)),
            ),
            h("td", null, linesOf(reader, side.seat)),
            h("td", null, show.deals.filter(({ seats }) => seats.includes(side.seat)).length),
          ),
        ),
      ),
    ),
    h(
      "p",
      { class: "hint" },
      "Scores are those of the moment that is shown; lines and deals those of the whole campaign.",
    ),
  );
}

/** What a side had in a contest by then; "–": it was not in it, or nobody knew. */
function valueIn({ course, reached }: ShownContest, { seat }: ShownSide, step: number): string {
  const line = course.lines.find(({ colour }) => colour === `@${seat}`);
  const at = reached[step] ?? -1;
  const value = at < 0 ? undefined : line?.values[Math.min(at, line.values.length - 1)];
  return value === undefined ? "–" : String(value);
}

const linesOf = ({ show }: Reader, seat: string): number =>
  show.steps.reduce((sum, { lines }) => sum + lines.filter(({ seats }) => seats.includes(seat)).length, 0);
