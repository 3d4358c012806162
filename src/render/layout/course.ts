/** Draws the course of a campaign: a line for each side and, at the end, who has won. */
import type { Course, CourseLine, Winner } from "../../scene/course.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, inset, line, rect } from "../primitives.ts";
import { BOARD_COLOURS, TYPE } from "../style.ts";

/** In units: the row of winners; right of the lines the least room for names, and what signs and gaps take of it. */
const WINNERS = 9;
/** Radius of the sign of a winner, and of each of those who share. */
const SIGN = 2.2;
const SHARED_SIGN = 1.35;
const NAMES = 11.4;
const SIGNS = 5;

export const coursePanel = {
  natural: (pen: Pen, course: Course): number => pen.unit * (22 + (course.winners ? WINNERS : 0)),

  draw(pen: Pen, course: Course, box: Box): void {
    const inner = inset(box, pen.unit * 0.1);
    const winners = course.winners ?? [];
    const head = winners.length > 0 ? pen.unit * WINNERS : 0;
    const gap = pen.unit * 0.7;
    const width = (inner.width - gap * (winners.length - 1)) / Math.max(1, winners.length);
    winners.forEach((winner, i) => {
      drawWinner(pen, winner, { ...inner, x: inner.x + i * (width + gap), width, height: head - gap });
    });
    drawSheet(pen, course, { ...inner, y: inner.y + head, height: inner.height - head });
  },
};

function drawWinner(pen: Pen, winner: Winner, box: Box): void {
  const colour = pen.hex(winner.colour);
  const ink = pen.palette.on(colour);
  const round = pen.unit * 0.45;
  pen.shape(rect(box, round), { fill: colour, lift: pen.unit * 0.2 });
  pen.shape(rect(inset(box, pen.unit * 0.2), round * 0.8), {
    strokes: [{ colour: BOARD_COLOURS.gold, width: pen.unit * 0.14 }],
  });
  const left = box.x + pen.unit * 1;
  const value = pen.textMid(winner.value, [box.x + box.width - pen.unit * 1, box.y + box.height * 0.53], {
    face: "bold",
    size: pen.unit * 3.6,
    colour: ink,
    align: "end",
  });
  const x = drawSigns(pen, winner, [left, box.y + box.height / 2]);
  const room = box.x + box.width - pen.unit * 1.6 - value - x;
  const wide = box.x + box.width - pen.unit - x;
  const { others = "" } = winner;
  const long = !labelOf(others).minor && pen.width(others, { size: "body" }) > wide;
  const at = (part: keyof typeof ROWS.short): Point => [x, box.y + box.height * (long ? ROWS.long : ROWS.short)[part]];
  pen.textMid(winner.title, at("title"), { colour: ink, room: wide, size: "body" });
  pen.textMid(winner.name, at("name"), { face: "slab", size: pen.unit * 2.1, colour: ink, room });
  if (winner.player !== undefined) pen.textMid(winner.player, at("player"), { colour: ink, room, size: "large" });
  if (winner.others === undefined) return;
  if (!long) {
    pen.textMid(winner.others, at("others"), { colour: ink, room: wide, size: "body" });
    return;
  }
  const [first = "", ...rest] = pen.lines(others, { size: "small" }, room);
  [first, rest.join(" ")].forEach((text, i) => {
    pen.textMid({ ...labelOf(others), text }, at(i === 0 ? "others" : "more"), { colour: ink, room });
  });
}

/** Middles of a winner's lines, as shares of the plate's height: what was decisive may take two lines in smaller letters. */
const ROWS = {
  short: { title: 0.18, name: 0.42, player: 0.66, others: 0.85, more: 0.85 },
  long: { title: 0.14, name: 0.36, player: 0.57, others: 0.74, more: 0.87 },
} as const;

/** The signs of a winner, or of those who share; tells where words begin. */
function drawSigns(pen: Pen, winner: Winner, [left, y]: Point): number {
  const shared = winner.signs ?? [];
  const radius = pen.unit * SHARED_SIGN;
  shared.forEach((one, i) => {
    const colour = pen.hex(one.colour);
    drawSign(pen, one, [left + radius * (1 + 2.1 * i), y], radius, colour, pen.palette.on(colour));
  });
  if (shared.length > 0) return left + radius * 2.1 * shared.length + pen.unit * 0.6;
  if (winner.emblem === undefined && winner.letter === undefined) return left;
  const [sign, panel] = [pen.unit * SIGN, pen.hex("panel")];
  drawSign(pen, winner, [left + sign, y], sign, panel, pen.palette.text(winner.colour, panel));
  return left + sign * 2 + pen.unit * 0.8;
}

/** A side's sign in a disc: its emblem or its letter. */
function drawSign(
  pen: Pen,
  { emblem, letter }: Pick<Winner, "emblem" | "letter">,
  at: Point,
  radius: number,
  ground: string,
  ink: string,
): void {
  pen.shape(circle(at, radius), { fill: ground, strokes: [{ colour: pen.hex("ink"), width: radius * 0.1 }] });
  if (emblem) drawPictogram(pen, emblem, centred(at, radius * 1.25, radius * 1.25), ink);
  else if (letter !== undefined)
    pen.textMid(letter, at, { face: "bold", size: radius * 1.25, colour: ink, align: "middle", room: radius * 1.7 });
}

/** Where steps and values lie. */
interface Plot {
  readonly box: Box;
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
}

function drawSheet(pen: Pen, course: Course, box: Box): void {
  pen.shape(rect(box, pen.unit * 0.45), { fill: pen.hex("panel"), lift: pen.unit * 0.16 });
  const title = [box.x + pen.unit * 0.9, box.y + pen.unit * 1.25] as const;
  const wide = pen.textMid(course.title, title, { face: "slab", size: pen.unit * TYPE.title, colour: pen.hex("ink") });
  const plot = plotOf(course, {
    x: box.x + pen.unit * 2.6,
    y: box.y + pen.unit * 3.9,
    width: box.width - pen.unit * 2.6 - namesWidth(pen, course),
    height: box.height - pen.unit * 6.1,
  });
  drawGrid(pen, course, plot);
  drawTurns(pen, course, plot, title[0] + wide);
  const lines = course.lines.toSorted((a, b) => Number(b.quiet ?? false) - Number(a.quiet ?? false));
  for (const one of lines) drawCourseLine(pen, one, plot);
  drawNames(pen, course, plot, box);
}

const namesWidth = (pen: Pen, { lines }: Course): number =>
  Math.max(
    pen.unit * NAMES,
    ...lines.map(
      ({ name, values }) => pen.width(name, NAME) + pen.width(String(values.at(-1) ?? ""), VALUE) + pen.unit * SIGNS,
    ),
  );

/** The last value of a line, and its name beside it; letters on the plot. */
const VALUE = { face: "bold", size: "huge" } as const;
const NAME = { size: "large" } as const;
const SCALE = { size: "body" } as const;

function plotOf({ steps, lines, goal = 0 }: Course, box: Box): Plot {
  const highest = Math.max(5, goal, ...lines.flatMap(({ values }) => values));
  const lowest = Math.min(0, ...lines.flatMap(({ values }) => values));
  const across = box.width / Math.max(1, steps.length - 1);
  return {
    box,
    x: (step) => box.x + step * across,
    y: (value) => box.y + box.height * (1 - (value - lowest) / (highest - lowest)),
  };
}

function drawGrid(pen: Pen, { steps, unit, lines, goal }: Course, plot: Plot): void {
  const { box } = plot;
  const highest = Math.max(5, goal ?? 0, ...lines.flatMap(({ values }) => values));
  const every = [1, 2, 5, 10, 20, 25, 50, 100].find((step) => highest / step <= 6) ?? 200;
  const colour = pen.palette.text("muted", pen.hex("panel"));
  for (let value = 0; value <= highest; value += every) {
    const y = plot.y(value);
    if (goal !== undefined && Math.abs(y - plot.y(goal)) < pen.unit) continue;
    pen.stroke({ colour: pen.hex("faint"), width: value === 0 ? 3 : 1.5 }, [box.x, y], [box.x + box.width, y]);
    pen.textMid(String(value), [box.x - pen.unit * 0.5, y], { ...SCALE, colour, align: "end" });
  }
  const wide = pen.width(steps.at(-1) ?? "", SCALE) + pen.unit * 0.6;
  const skip = Math.max(1, Math.ceil(wide / (box.width / Math.max(1, steps.length - 1))));
  const y = box.y + box.height + pen.unit * 1.1;
  steps.forEach((step, i) => {
    if ((i > 0 || step !== "0") && i % skip === 0)
      pen.textMid(step, [plot.x(i), y], { ...SCALE, colour, align: "middle" });
  });
  pen.textMid(unit, [box.x + box.width + pen.unit * 0.9, y], { ...SCALE, colour });
  if (goal !== undefined) {
    pen.stroke(
      { colour: BOARD_COLOURS.brass, width: 4, dash: [14, 10] },
      [box.x, plot.y(goal)],
      [box.x + box.width, plot.y(goal)],
    );
    const at = [box.x - pen.unit * 0.5, plot.y(goal)] as const;
    pen.textMid(String(goal), at, { ...SCALE, face: "bold", colour: pen.hex("ink"), align: "end" });
  }
}

/** Heights of words over the plot, in units: the second where there is no room on the first. */
const LEVELS = [0.95, 2.25];

/** How far right of its line, in units, a word in its colour is still taken for the line's. */
const BESIDE = 3;

/** A dashed line where the lead changed, with a word above it, or to the right of it; `title`: where that of the sheet ends. */
function drawTurns(pen: Pen, { turns = [] }: Course, plot: Plot, title: number): void {
  const free = [plot.box.x, title + pen.unit];
  const right = plot.box.x + plot.box.width;
  for (const { at, text, colour } of turns) {
    const x = plot.x(at);
    const rule = line([
      [x, plot.box.y - pen.unit * 0.35],
      [x, plot.box.y + plot.box.height],
    ]);
    const ink = pen.palette.text(colour, pen.hex("panel"));
    pen.shape(rule, { strokes: [{ colour: mix(ink, pen.hex("panel"), 0.4), width: 2.5, dash: [8, 8] }] });
    const width = pen.width(text, { ...SCALE, face: "bold" });
    const start = Math.max(plot.box.x, Math.min(x - width / 2, right - width));
    const over = free.findIndex((from) => start >= from);
    const level = over >= 0 ? over : free.findIndex((from) => from <= x + pen.unit * BESIDE && from + width <= right);
    if (level < 0) continue;
    const left = Math.max(start, free[level] ?? start);
    pen.textMid(text, [left, plot.box.y - pen.unit * (LEVELS[level] ?? 0)], { ...SCALE, face: "bold", colour: ink });
    free[level] = left + width + pen.unit * 0.6;
  }
}

function drawCourseLine(pen: Pen, one: CourseLine, plot: Plot): void {
  const colour = pen.hex(one.colour);
  const points = one.values.map((value, step): Point => [plot.x(step), plot.y(value)]);
  const width = pen.unit * (one.quiet ? 0.16 : 0.3);
  pen.shape(line(points), {
    strokes: [
      { colour: pen.hex("panel"), width: width * 1.4 },
      { colour, width },
    ],
  });
  for (const point of points.length === 1 ? points : points.slice(1)) {
    pen.shape(circle(point, width * 0.95), {
      fill: pen.hex("panel"),
      strokes: [{ colour, width: width * 0.6 }],
    });
  }
}

/** Radius of the sign of a line, in units, and from one name to the next, in radii. */
const LINE_SIGN = 0.95;
const PITCH = 2.2;
const SMALLEST = "small";
/** How far, in units, a name may be from the end of its line and still be joined to it by a stroke. */
const SHORT_LEADER = 2.5;

/** Sign, name and last value at the end of each line; none lies on another: where there are more than have room at full size, all are smaller. */
function drawNames(pen: Pen, { lines }: Course, plot: Plot, sheet: Box): void {
  const ends = lines
    .map((one) => ({ one, value: one.values.at(-1) ?? 0, step: Math.max(0, one.values.length - 1) }))
    .toSorted((a, b) => b.value - a.value)
    .map((end) => ({ ...end, y: plot.y(end.value) }));
  const floor = plot.box.y + plot.box.height - pen.unit * 0.6; // clear of what a step is, below
  const pitch = Math.min(pen.unit * LINE_SIGN * PITCH, (floor - plot.box.y) / Math.max(1, lines.length - 1));
  const radius = pitch / PITCH;
  const small = radius / (pen.unit * LINE_SIGN);
  for (let i = 1; i < ends.length; i += 1) {
    const [above, here] = [ends[i - 1], ends[i]];
    if (above && here) here.y = Math.max(here.y, above.y + pitch);
  }
  for (let i = ends.length - 1; i >= 0; i -= 1) {
    const [here, below] = [ends[i], ends[i + 1]];
    if (here) here.y = Math.min(here.y, below ? below.y - pitch : floor);
  }
  for (const { one, value, step, y } of ends) {
    const colour = pen.hex(one.colour);
    const x = plot.box.x + plot.box.width + pen.unit * 1.2;
    const leader = line([
      [plot.x(step), plot.y(value)],
      [x, y],
    ]);
    const isShort = x - plot.x(step) < pen.unit * SHORT_LEADER;
    const dots = isShort ? {} : { dash: [2, pen.unit * 0.5], cap: "round" as const }; // no line that reads as a score
    pen.shape(leader, { strokes: [{ colour, width: isShort ? 2 : 3, opacity: 0.6, ...dots }] });
    drawSign(pen, one, [x + radius * 0.4, y], radius, colour, pen.palette.on(colour));
    const left = x + radius * 1.8;
    const right = sheet.x + sheet.width - pen.unit * 0.6;
    const width = pen.textMid(String(value), [right, y], {
      ...VALUE,
      size: small * pen.size(VALUE.size),
      colour: pen.hex("ink"),
      align: "end",
    });
    pen.textMid(one.name, [left, y], {
      size: Math.max(small * pen.size(NAME.size), pen.size(SMALLEST)),
      colour: pen.hex("ink"),
      room: right - width - pen.unit * 0.3 - left,
    });
  }
}
