/** The story: how it ended, three sentences, the moments that turned it, and what was told turn by turn. */
import { type ComponentChild, h } from "preact";
import { addressOf } from "../moment.ts";
import type { Reader } from "../state.ts";
import { turnBands } from "../state.ts";

/** So many lines tell a turn at first. */
const LINES = 6;

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
    h("p", { class: "result" }, show.result),
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
    h(Deals, { reader }),
    h("h2", null, "Turn by turn"),
    turnBands(show).map(({ turn, from, to }) => h(Turn, { key: turn, reader, turn, from, to })),
  );
}

const whenOf = ({ show }: Reader, step: number): string => {
  const at = show.steps[step];
  return at ? `${at.turn > 0 ? `Turn ${at.turn} · ` : ""}${at.phase}` : "";
};

function Deals({ reader }: { readonly reader: Reader }): ComponentChild {
  const { show } = reader;
  if (show.deals.length === 0) return null;
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
    h("ul", { class: "deals" }, items),
  );
}

/** What is worth telling of a turn. */
function Turn({
  reader,
  turn,
  from,
  to,
}: {
  readonly reader: Reader;
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}): ComponentChild {
  const { show } = reader;
  const lines = show.steps.slice(from, to + 1).flatMap((step) => step.lines);
  const most = Math.max(...lines.map(({ weight }) => weight), 1);
  const weighty = lines.filter(({ weight }) => weight > 1 || most === 1);
  const told = weighty.slice(0, LINES);
  const left = weighty.length - told.length;
  if (told.length === 0) return null;
  return h(
    "section",
    { class: "turn" },
    h(
      "h3",
      null,
      h("a", { class: "title", href: addressOf(show, to) }, turn > 0 ? `Turn ${turn}` : "Before the first turn"),
    ),
    h(
      "ul",
      null,
      told.map(({ text }, i) => h("li", { key: i }, text)),
      left > 0 ? h("li", null, `… and ${left} more in the log`) : null,
    ),
  );
}
