/** The story: how it ended, three sentences, the moments that turned it, and what was told turn by turn. */
import { type ComponentChild, h } from "preact";
import type { Show, ShownContest, ShownTurn } from "../../show.ts";
import { addressOf } from "../moment.ts";
import type { Reader } from "../state.ts";
import { Table } from "../table.ts";
import { textOf } from "../words.ts";

export function Story({ reader }: { readonly reader: Reader }): ComponentChild {
  const { state, show, set, go } = reader;
  if (state.isCovered)
    return h(
      "div",
      { class: "covered" },
      h(
        "p",
        null,
        `${show.asOf === null ? "The end of the campaign" : "How the campaign stands"}, its lead and its story are covered, so that you can go through it first.`,
      ),
      h("button", { type: "button", class: "large", onClick: () => set({ isCovered: false }) }, "Show them"),
    );
  return h(
    "div",
    null,
    show.why === "" ? null : h("p", null, show.why), // the result is at the head of the page
    show.story.map((sentence, i) => h("p", { key: i }, sentence)),
    show.points.length > 0 ? h("h2", null, show.asOf === null ? "What turned it" : "What has turned it so far") : null,
    h(
      "ol",
      { class: "points" },
      show.points.map((point) =>
        h(
          "li",
          { key: point.step, class: point.step === state.step ? "now" : "" },
          h(
            "button",
            { type: "button", onClick: () => go(point.step) },
            h("small", null, whenOf(reader, point.step)),
            h("b", null, point.title),
            point.line ? h("span", null, point.line) : null,
          ),
        ),
      ),
    ),
    h("h2", null, "Turn by turn"),
    show.turns.map((told) => h(Turn, { key: told.turn, reader, told })),
    show.contests.map((contest) => h(Scores, { key: contest.name, contest })),
    h(Losses, { show }),
    show.tallies.length > 0 ? h("h2", null, "Side by side") : null,
    h(
      "ul",
      null,
      show.tallies.map(({ seat, text }) => h("li", { key: seat }, text)),
    ),
    h(Cards, { reader }),
    h(Deals, { reader }),
    h(Hidden, { reader }),
  );
}

const whenOf = ({ show }: Reader, step: number): string => {
  const at = show.steps[step];
  return at ? `${at.turn > 0 ? `Turn ${at.turn} · ` : ""}${at.phase}` : "";
};

function Deals({ reader }: { readonly reader: Reader }): ComponentChild {
  const { show } = reader;
  const { bargaining } = show;
  if (show.deals.length === 0) return h("section", null, h("h2", null, "Deals and promises"), h("p", null, bargaining));
  const items = show.deals.map(({ step, text, outcome }, i) =>
    h(
      "li",
      { key: i },
      h(
        "a",
        { href: addressOf(show, step) },
        h("small", null, whenOf(reader, step)),
        " ",
        text,
        outcome ? h("em", null, " ", outcome) : null,
      ),
    ),
  );
  return h(
    "details",
    null,
    h("summary", null, `Deals and promises (${items.length})`),
    bargaining === "" ? null : h("p", null, bargaining),
    h("ul", { class: "deals" }, items),
  );
}

/** Cards, each with what it did. */
function Cards({ reader }: { readonly reader: Reader }): ComponentChild {
  const { show } = reader;
  if (show.cards.length === 0) return null;
  const items = show.cards.map(({ step, text }, i) =>
    h("li", { key: i }, h("a", { href: addressOf(show, step) }, h("small", null, whenOf(reader, step)), " ", text)),
  );
  return h("details", null, h("summary", null, "Cards played"), h("ul", { class: "deals" }, items));
}

/** What is told of a turn. */
function Turn({ reader, told }: { readonly reader: Reader; readonly told: ShownTurn }): ComponentChild {
  const { turn, step, lines } = told;
  return h(
    "section",
    { class: "turn" },
    h(
      "h3",
      null,
      h(
        "a",
        { class: "title", href: addressOf(reader.show, step) },
        turn > 0 ? `Turn ${turn}` : "Before the first turn",
      ),
    ),
    h(
      "ul",
      null,
      lines.map((line, i) => h("li", { key: i }, line)),
    ),
  );
}

/** The figures of each contest after each turn; the highest stand out. */
function Scores({ contest }: { readonly contest: ShownContest }): ComponentChild {
  const { name, byTurn, course, counts } = contest;
  if (byTurn.length === 0) return null;
  const saysWho = byTurn.some(({ ahead }) => ahead !== "");
  const cell = (value: number, values: readonly number[]): ComponentChild =>
    value === Math.max(...values) ? h("b", null, value) : value;
  const heads = ["Turn", ...course.lines.map(({ name }) => textOf(name)), ...(saysWho ? ["Would have won"] : [])];
  const rows = byTurn.map(({ turn, values, ahead }) => ({
    head: turn,
    cells: [...values.map((value) => cell(value, values)), ...(saysWho ? [ahead] : [])],
  }));
  return h(
    "section",
    { class: "scores" },
    h("h2", null, `${name}: ${counts}, turn by turn`),
    h(Table, { heads, rows }),
  );
}

/** What each side had lost for good by the end of each turn. */
function Losses({ show }: { readonly show: Show }): ComponentChild {
  if (show.losses === null) return null;
  const { counts, turns, rows } = show.losses;
  return h(
    "section",
    { class: "losses" },
    h("h2", null, `${counts.charAt(0).toUpperCase()}${counts.slice(1)} by the end of each turn`),
    h(Table, { heads: ["Turn", ...turns], rows: rows.map(({ name, values }) => ({ head: name, cells: values })) }),
  );
}

/** What stayed hidden until the end. */
function Hidden({ reader: { show } }: { readonly reader: Reader }): ComponentChild {
  const { concealed, sides } = show;
  if (concealed === null || concealed.length === 0) return null; // cards that were shown at the end are no secrets
  const nameOf = (seat: string): string => sides.find((side) => side.seat === seat)?.name ?? seat;
  const items = concealed.map(({ seat, text }) => h("li", { key: seat }, h("b", null, nameOf(seat)), `: ${text}`));
  return h("section", null, h("h2", null, "Hidden until the end"), h("ul", null, items));
}
