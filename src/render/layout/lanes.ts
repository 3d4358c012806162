/** Draws the foot of a board with one ruler and a lane of markers above and below it. */
import type { Lane, Lanes, Runner } from "../../scene/track.ts";
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, circle, line, rect, rings } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS } from "../style.ts";

/** In units: the ruler, half a marker, and what is left free at the sides. */
const RULER = 1.2;
const MARK = 0.8;
const SIDE = 0.75;
const HEIGHT = 5;
/** Letters on the ruler. */
const SCALE = { face: "bold", size: "body" } as const;

export const lanesPanel = {
  natural: (pen: Pen): number => pen.unit * HEIGHT,

  draw(pen: Pen, lanes: Lanes, box: Box): void {
    const heads = [lanes.unit, ...lanes.lanes.map(({ title }) => title)];
    const head = Math.max(...heads.map((title) => pen.width(title, { face: "bold", size: "body" })));
    const left = box.x + pen.unit * (SIDE + 0.9) + head;
    const right = drawFigures(pen, lanes, box);
    const ruler = {
      ...box,
      x: left,
      width: right - left,
      y: box.y + (box.height - pen.unit * RULER) / 2 + (lanes.lanes.length === 1 ? pen.unit * 0.8 : 0),
      height: pen.unit * RULER,
    };
    drawRuler(pen, lanes, ruler);
    const label = { face: "bold", size: "body", colour: BOARD_COLOURS.quiet } as const;
    pen.textMid(lanes.unit, [box.x + pen.unit * SIDE, ruler.y + ruler.height / 2], label);
    const away = ruler.height / 2 + pen.unit * MARK + pen.unit * 0.2;
    lanes.lanes.forEach((lane, i) => {
      const y = ruler.y + ruler.height / 2 + (i === 0 ? -away : away);
      pen.textMid(lane.title, [box.x + pen.unit * SIDE, y], { ...label, colour: BOARD_COLOURS.cream });
      drawLane(pen, lane, y, i === 0 ? 1 : -1, lanes.from, stepper(lanes, ruler));
    });
  },
};

const stepper = (lanes: Lanes, ruler: Box) => {
  const step = ruler.width / (lanes.to - lanes.from + 1);
  return (value: number): number => ruler.x + (value - lanes.from + 0.5) * step;
};

function drawRuler(pen: Pen, lanes: Lanes, ruler: Box): void {
  const count = lanes.to - lanes.from + 1;
  const step = ruler.width / count;
  const every = [1, 5, 10, 20].find((by) => by * step > pen.width(String(lanes.to), SCALE) + pen.unit * 0.3) ?? 50;
  const x = stepper(lanes, ruler);
  pen.shape(rect(ruler), { fill: pen.hex("foreign") });
  for (let value = lanes.from + 1; value <= lanes.to; value += 1) {
    if (count > 60 && value % 5 !== 0) continue;
    const at = x(value) - step / 2;
    pen.stroke({ colour: BOARD_COLOURS.rule, width: 1.5 }, [at, ruler.y], [at, ruler.y + ruler.height]);
  }
  for (let value = Math.ceil(lanes.from / every) * every; value <= lanes.to; value += every) {
    const wide = Math.max(step, pen.width(String(value), SCALE) + pen.unit * 0.2);
    const left = Math.max(ruler.x, Math.min(x(value) - wide / 2, ruler.x + ruler.width - wide));
    if (every > 1) pen.shape(rect({ ...ruler, x: left, width: wide }), { fill: pen.hex("panel") });
    pen.textMid(String(value), [left + wide / 2, ruler.y + ruler.height / 2], {
      ...SCALE,
      colour: pen.hex("ink"),
      align: "middle",
    });
  }
  pen.shape(rect(ruler), { strokes: [{ colour: BOARD_COLOURS.rule, width: 2 }] });
}

/** Markers that would lie on each other move apart; a notch in the ruler's edge tells where each belongs. */
function drawLane(
  pen: Pen,
  { runners }: Lane,
  y: number,
  towards: 1 | -1,
  from: number,
  x: (value: number) => number,
): void {
  const radius = pen.unit * MARK;
  const placed = apart(
    runners.map((runner) => ({ runner, x: x(runner.at) })),
    radius * 2.12,
    x(from),
  );
  for (const { runner, x: at } of placed) {
    if (runner.was === undefined || runner.was === runner.at) continue;
    const trail = line([
      [x(runner.was), y],
      [at, y],
    ]);
    const colour = pen.hex(runner.colour);
    pen.shape(trail, {
      strokes: [
        { colour: MARK_COLOURS.news, width: pen.unit * 0.38 },
        { colour, width: pen.unit * 0.18 },
      ],
    });
    pen.shape(circle([x(runner.was), y], pen.unit * 0.3), {
      fill: colour,
      strokes: [{ colour: MARK_COLOURS.news, width: pen.unit * 0.1 }],
    });
  }
  for (const { runner, x: at } of placed) {
    const foot = y + towards * (radius + pen.unit * 0.12);
    const tip: Point = [x(runner.at), foot + towards * pen.unit * 0.2];
    const base = at + Math.max(-radius * 0.7, Math.min(radius * 0.7, tip[0] - at));
    const wedge: Point[] = [
      [base - radius * 0.28, y + towards * radius * 0.9],
      [base + radius * 0.28, y + towards * radius * 0.9],
      tip,
    ];
    pen.shape(rings(wedge), { fill: pen.hex(runner.colour) });
    drawRunner(pen, runner, at, y, radius);
  }
}

/** Neighbours are pushed from each other until each has its width, the first ones to the left. */
function apart<T extends { readonly x: number }>(list: readonly T[], width: number, least: number): T[] {
  const sorted = list.toSorted((a, b) => a.x - b.x);
  const places = sorted.map(({ x }) => x);
  for (let round = 0; round < 12; round += 1) {
    for (let i = 1; i < places.length; i += 1) {
      const [left, right] = [places[i - 1] ?? 0, places[i] ?? 0];
      const lack = (width - (right - left)) / 2;
      if (lack <= 0.01) continue;
      places[i - 1] = left - lack;
      places[i] = right + lack;
    }
  }
  const back = Math.max(0, least - (places[0] ?? least));
  return sorted.map((one, i) => ({ ...one, x: (places[i] ?? one.x) + back }));
}

function drawRunner(pen: Pen, runner: Runner, x: number, y: number, radius: number): void {
  const colour = pen.hex(runner.colour);
  const box = centred([x, y], radius * 2, radius * 2);
  const edge = runner.leads ? BOARD_COLOURS.gold : BOARD_COLOURS.strip;
  pen.shape(rect(box, radius * 0.24), { fill: colour, strokes: [{ colour: edge, width: radius * 0.2 }] });
  if (runner.text === undefined) return;
  pen.textMid(runner.text, [x, y], {
    face: "bold",
    size: radius * 1.36,
    colour: pen.palette.on(colour),
    align: "middle",
    room: radius * 1.8,
  });
}

/** Tells where the figures begin. */
function drawFigures(pen: Pen, lanes: Lanes, box: Box): number {
  const figures = lanes.figures ?? [];
  const right = box.x + box.width - pen.unit * SIDE;
  if (figures.length === 0) return right;
  const label = { face: "regular", size: "body", colour: BOARD_COLOURS.quiet } as const;
  const value = { face: "bold", size: "large", colour: BOARD_COLOURS.cream } as const;
  const widths = figures.map((one) => pen.width(one.label, label) + pen.unit * 0.4 + pen.width(one.value, value));
  const from = right - Math.max(...widths);
  const row = box.height / (figures.length + 0.4);
  figures.forEach((figure, i) => {
    const y = box.y + row * (i + 0.7);
    const wide = pen.textMid(figure.value, [right, y], { ...value, align: "end" });
    pen.textMid(figure.label, [right - wide - pen.unit * 0.4, y], { ...label, align: "end" });
  });
  return from - pen.unit * 0.9;
}
