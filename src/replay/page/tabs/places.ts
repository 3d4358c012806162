/** Who held which place when: a strip a place, with a mark for each battle. */
import { type ComponentChild, h } from "preact";
import type { ShownPlace } from "../../show.ts";
import type { Reader } from "../state.ts";
import { count } from "../words.ts";

const WIDTH = 1000;
const HEIGHT = 24;

export function Places({
  reader,
  colour,
}: {
  readonly reader: Reader;
  readonly colour: (seat: string) => string;
}): ComponentChild {
  const { show, state, set } = reader;
  if (show.places.length === 0) return h("p", { class: "hint" }, "Nobody holds places in this game.");
  if (state.isCovered)
    return h("p", { class: "hint" }, "Who held what is covered, as the end is: the story shows them.");
  const sorted = show.places.toSorted((a, b) => weight(b) - weight(a));
  return h(
    "div",
    null,
    h(
      "p",
      { class: "hint" },
      "Who held what, from the first picture to the last; a dark mark is a battle. Places that were fought over most come first.",
    ),
    sorted.map((place) =>
      h(
        "button",
        {
          key: place.place,
          type: "button",
          class: state.place === place.place ? "place chosen" : "place",
          "aria-pressed": state.place === place.place,
          onClick: () => set({ place: state.place === place.place ? null : place.place }),
        },
        h("b", null, place.name),
        h(Strip, { reader, place, colour }),
        h("small", null, inWords(reader, place)),
      ),
    ),
    state.place === null
      ? null
      : h("p", null, h("button", { type: "button", onClick: () => set({ tab: "log" }) }, "All lines about it")),
  );
}

const changes = ({ held }: ShownPlace): number => Math.max(0, held.length - 1);
const weight = (place: ShownPlace): number => changes(place) + place.battles.length;

function inWords({ show, state }: Reader, place: ShownPlace): string {
  const holder = place.held.findLast(({ step }) => step <= state.step)?.seat ?? null;
  const by = holder === null ? "nobody" : (show.sides.find(({ seat }) => seat === holder)?.name ?? holder);
  return `held by ${by} · ${count(changes(place), "change")} · ${count(place.battles.length, "battle")}`;
}

function Strip({
  reader,
  place,
  colour,
}: {
  readonly reader: Reader;
  readonly place: ShownPlace;
  readonly colour: (seat: string) => string;
}): ComponentChild {
  const { show, state } = reader;
  const x = (step: number): number => (step / Math.max(1, show.steps.length)) * WIDTH;
  const bands = place.held.map(({ step, seat }, i) => {
    const end = place.held[i + 1]?.step ?? show.steps.length;
    const fill = seat === null ? "none" : colour(seat);
    return h("rect", { key: step, x: x(step), y: 0, width: x(end) - x(step), height: HEIGHT, fill });
  });
  const battles = place.battles.map((step) =>
    h("rect", { key: step, class: "battle", x: x(step + 0.5) - 4, y: HEIGHT / 4, width: 8, height: HEIGHT / 2 }),
  );
  return h(
    "svg",
    { class: "strip", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": true },
    h("rect", { class: "nobody", x: 0, y: 0, width: WIDTH, height: HEIGHT }),
    bands,
    battles,
    h("line", { class: "now", x1: x(state.step + 0.5), x2: x(state.step + 0.5), y1: 0, y2: HEIGHT }),
  );
}
