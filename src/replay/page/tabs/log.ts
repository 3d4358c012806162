/** The log, by side, place, sort and words; what is still to come is dim. */
import { type ComponentChild, h } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { ShownLine } from "../../show.ts";
import { addressOf } from "../moment.ts";
import type { Reader, State } from "../state.ts";
import { count } from "../words.ts";

/** More lines than that are shown only as far as they are near. */
const MOST = 600;

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
  const shown = near(found, state.step);
  const first = shown.findLastIndex(({ step }) => step <= state.step);
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
    h("p", { class: "hint", role: "status" }, count(found.length, "line")),
    h(
      "ol",
      { class: "log" },
      shown.map(({ step, line }, i) =>
        h(
          "li",
          {
            key: `${step} ${i}`,
            ref: i === first ? here : null,
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
  );
}

const whenIn = ({ show }: Reader, step: number): string => {
  const at = show.steps[step];
  return at && at.turn > 0 ? `${at.turn} · ${at.phase}` : (at?.phase ?? "");
};

function isWanted({ text, seats, places }: ShownLine, { side, place, search }: State): boolean {
  if (side !== null && !seats.includes(side)) return false;
  if (place !== null && !places.includes(place)) return false;
  return search === "" || text.toLowerCase().includes(search.toLowerCase());
}

/** Those that are near a step, where there are too many. */
function near(lines: readonly Placed[], step: number): readonly Placed[] {
  if (lines.length <= MOST) return lines;
  const at = Math.max(
    0,
    lines.findLastIndex((line) => line.step <= step),
  );
  const from = Math.max(0, Math.min(lines.length - MOST, at - MOST / 2));
  return lines.slice(from, from + MOST);
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
