/** The log, by side, place, sort and words; what is still to come is dim. */
import { type ComponentChild, h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ShownLine } from "../../show.ts";
import { addressOf } from "../moment.ts";
import { MORE, spanAbout } from "../span.ts";
import type { Reader, State } from "../state.ts";
import { count } from "../words.ts";

interface Placed {
  readonly step: number;
  readonly line: ShownLine;
}

export function Log({ reader }: { readonly reader: Reader }): ComponentChild {
  const { state, show, set } = reader;
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
  }, [state.step]);
  const known = state.isCovered ? show.steps.slice(0, state.step + 1) : show.steps;
  const found = known.flatMap(({ lines }, step) =>
    lines.filter((line) => isWanted(line, state)).map((line): Placed => ({ step, line })),
  );
  const at = found.findLastIndex(({ step }) => step <= state.step);
  const about = JSON.stringify([state.step, state.side, state.place, state.search]);
  const [asked, setAsked] = useState({ about, earlier: 0, later: 0 });
  const more = asked.about === about ? asked : { about, earlier: 0, later: 0 };
  const { from, to } = spanAbout(found.length, Math.max(0, at), more);
  const [earlier, later] = [from, found.length - to];
  return h(
    "div",
    null,
    h(
      "div",
      { class: "filters" },
      h("input", {
        type: "search",
        placeholder: "Search the log",
        "aria-label": "Search the log",
        value: state.search,
        onInput: (event: Event) => set({ search: (event.currentTarget as HTMLInputElement).value }), // its own
      }),
      choice(
        "Side",
        state.side,
        [["", "All sides"], ...show.sides.map(({ seat, name }) => [seat, name] as const)],
        (side) => set({ side }),
      ),
      choice(
        "Place",
        state.place,
        [["", "All places"], ...show.places.map(({ place, name }) => [place, name] as const)],
        (place) => set({ place }),
      ),
    ),
    h("p", { class: "hint", role: "status" }, countOf(found.length, from, to)),
    earlier > 0 ? moreLines(earlier, "earlier", () => setAsked({ ...more, earlier: more.earlier + 1 })) : null,
    h(
      "ol",
      { class: "log" },
      found.slice(from, to).map(({ step, line }, i) =>
        h(
          "li",
          {
            key: from + i,
            ref: from + i === at ? here : null,
            class: [
              step > state.step ? "later" : "",
              step === state.step ? "now" : "",
              line.weight > 1 ? "weighty" : "",
            ].join(" "),
          },
          h("a", { href: addressOf(show, step) }, h("small", null, whenIn(reader, step)), " ", line.text),
        ),
      ),
    ),
    later > 0 ? moreLines(later, "later", () => setAsked({ ...more, later: more.later + 1 })) : null,
  );
}

const countOf = (all: number, from: number, to: number): string =>
  to - from === all ? count(all, "line") : `${count(all, "line")}; ${from + 1} to ${to} are shown`;

const moreLines = (left: number, which: "earlier" | "later", press: () => void): ComponentChild =>
  h(
    "button",
    { type: "button", class: "more", onClick: press },
    `Show ${Math.min(MORE, left)} of ${left} ${which} lines`,
  );

const whenIn = ({ show }: Reader, step: number): string => {
  const at = show.steps[step];
  return at && at.turn > 0 ? `${at.turn} · ${at.phase}` : (at?.phase ?? "");
};

function isWanted({ text, seats, places }: ShownLine, { side, place, search }: State): boolean {
  if (side !== null && !seats.includes(side)) return false;
  if (place !== null && !places.includes(place)) return false;
  return search === "" || text.toLowerCase().includes(search.toLowerCase());
}

function choice(
  label: string,
  chosen: string | null,
  options: readonly (readonly [string, string])[],
  choose: (value: string | null) => void,
): ComponentChild {
  if (options.length < 2) return null;
  return h(
    "select",
    {
      "aria-label": label,
      onChange: (event: Event) => choose((event.currentTarget as HTMLSelectElement).value || null),
    }, // its own
    options.map(([value, name]) => h("option", { key: value, value, selected: value === (chosen ?? "") }, name)),
  );
}
