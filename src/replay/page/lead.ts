/** The lead over time, which is what one goes through the campaign by: turns as bands, turning points as diamonds. */
import { type ComponentChild, h } from "preact";
import { useRef } from "preact/hooks";
import type { ShownContest } from "../show.ts";
import type { Colours } from "./colours.ts";
import { type Reader, turnBands } from "./state.ts";

const WIDTH = 1000;
const HEIGHT = 170;
const TOP = 14;
const FOOT = 22;

/** Draws one contest; a press or a drag goes to the step below the finger. */
export function Lead({
  reader,
  contest,
  colours,
}: {
  readonly reader: Reader;
  readonly contest: ShownContest | null;
  readonly colours: Colours;
}): ComponentChild {
  const { state, show, go, set } = reader;
  const last = Math.max(1, show.steps.length - 1);
  const box = useRef<SVGSVGElement>(null);
  const x = (step: number): number => (step / last) * WIDTH;
  const follow = (event: PointerEvent): void => {
    const { left, width } = box.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    set({ isPlaying: false });
    go(Math.round(((event.clientX - left) / width) * last));
  };
  return h(
    "svg",
    {
      ref: box,
      class: "lead",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      "aria-hidden": true, // the slider below it says the same in words
      onPointerDown: (event: PointerEvent) => {
        (event.currentTarget as Element).setPointerCapture(event.pointerId); // the listener is its own
        follow(event);
      },
      onPointerMove: (event: PointerEvent) => event.buttons > 0 && follow(event),
    },
    turnBands(show).map(({ turn, from, to }, i) =>
      h(
        "g",
        { key: turn },
        h("rect", { class: i % 2 ? "band odd" : "band", x: x(from), y: 0, width: x(to + 1) - x(from), height: HEIGHT }),
        h("text", { class: "turn", x: x(from) + 4, y: HEIGHT - 6 }, String(turn)),
      ),
    ),
    contest && !state.isCovered ? h("g", null, linesOf(contest, x, colours)) : null,
    state.isCovered
      ? null
      : show.points.map(({ step, title }) =>
          h("path", { key: step, class: "point", d: diamond(x(step), 8) }, h("title", null, title)),
        ),
    h("line", { class: "now", x1: x(state.step), x2: x(state.step), y1: 0, y2: HEIGHT }),
  );
}

const diamond = (x: number, y: number): string => `M${x - 7} ${y}L${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}Z`;

function linesOf(
  { course, reached }: ShownContest,
  x: (step: number) => number,
  colours: Colours,
): readonly ComponentChild[] {
  const values = course.lines.flatMap((line) => line.values);
  const [least, most] = [Math.min(0, ...values), Math.max(1, course.goal ?? 0, ...values)];
  const y = (value: number): number => HEIGHT - FOOT - ((value - least) / (most - least)) * (HEIGHT - FOOT - TOP);
  const goal =
    course.goal === undefined
      ? []
      : [h("line", { key: "goal", class: "goal", x1: 0, x2: WIDTH, y1: y(course.goal), y2: y(course.goal) })];
  const lines = course.lines.map((line, i) => {
    const points = reached.flatMap((at, step) => {
      const value = at < 0 ? undefined : line.values[Math.min(at, line.values.length - 1)];
      return value === undefined ? [] : [`${x(step).toFixed(1)},${y(value).toFixed(1)}`];
    });
    return h("polyline", {
      key: i,
      class: line.quiet ? "line quiet" : "line",
      points: points.join(" "),
      stroke: colours(line.colour),
    });
  });
  return [...goal, ...lines];
}
