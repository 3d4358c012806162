/** Draws a numbered track as boxes or as a ruler, with pointers that do not hide each other. */
import type { Pointer, Track } from "../../scene/track.ts";
import type { Pen } from "../pen.ts";
import { type Box, rect, ring } from "../primitives.ts";
import { badgeWidth, drawBadge } from "./badge.ts";

const BODY = 1.9;
/** Letters in the cells: the largest that all of them have room for. */
const LETTERS = ["large", "body", "small"] as const;

/** Where the values of a track lie: pixels per step, and x of a value's middle. */
interface Ruler {
  readonly boxed: boolean;
  readonly letters: (typeof LETTERS)[number];
  readonly step: number;
  readonly x: (value: number) => number;
}

function rulerOf(pen: Pen, track: Track, left: number, width: number): Ruler {
  const count = track.to - track.from + 1;
  const widestIn = (size: (typeof LETTERS)[number]): number =>
    Math.max(...[track.from, track.to].map((end) => pen.width(String(end), { face: "bold", size })));
  const letters = LETTERS.find((size) => width / count >= widestIn(size) + pen.unit * 0.25);
  const boxed = letters !== undefined;
  const widest = widestIn(letters ?? "small");
  const margin = boxed ? 0 : widest / 2 + pen.unit * 0.3;
  const step = boxed ? width / count : (width - margin * 2) / Math.max(1, count - 1);
  const first = left + margin + (boxed ? step / 2 : 0);
  return { boxed, letters: letters ?? "small", step, x: (value) => first + (value - track.from) * step };
}

const radiusOf = (pen: Pen): number => pen.unit * 0.82;

/** The height at which each pointer stands, so that none hides another. */
function levels(pen: Pen, pointers: readonly Pointer[], ruler: Ruler): number[] {
  const placed: { x: number; half: number; level: number }[] = [];
  return pointers.map((pointer) => {
    const x = ruler.x(pointer.at);
    const half = badgeWidth(pen, pointer, radiusOf(pen)) / 2 + 1;
    let level = 0;
    while (placed.some((one) => one.level === level && Math.abs(one.x - x) < one.half + half)) level += 1;
    placed.push({ x, half, level });
    return level;
  });
}

function pointerRoom(pen: Pen, track: Track, ruler: Ruler): number {
  const highest = Math.max(-1, ...levels(pen, track.pointers, ruler));
  return (highest + 1) * radiusOf(pen) * 2.15 + (highest >= 0 ? pen.unit * 0.3 : 0);
}

const hasLabels = (track: Track): boolean => track.marks?.some((mark) => mark.label !== undefined) ?? false;

export const trackPanel = {
  natural(pen: Pen, track: Track, width: number): number {
    const ruler = rulerOf(pen, track, 0, width);
    return pointerRoom(pen, track, ruler) + pen.unit * (BODY + (hasLabels(track) ? 1.1 : 0) + 0.1);
  },

  draw(pen: Pen, track: Track, box: Box): void {
    const ruler = rulerOf(pen, track, box.x, box.width);
    const top = box.y + pointerRoom(pen, track, ruler);
    if (ruler.boxed) drawBoxes(pen, track, ruler, top);
    else drawScale(pen, track, ruler, top);
    drawMarkLabels(pen, track, ruler, top, box);
    drawPointers(pen, track, ruler, top);
  },
};

function drawBoxes(pen: Pen, track: Track, ruler: Ruler, top: number): void {
  for (let value = track.from; value <= track.to; value += 1) {
    const mark = track.marks?.find((one) => one.at === value);
    const ground = mark ? pen.hex(mark.colour, "soft") : pen.hex(value % 2 === 0 ? "paper" : "panel");
    const cell = { x: ruler.x(value) - ruler.step / 2, y: top, width: ruler.step, height: pen.unit * BODY };
    pen.shape(rect(cell), { fill: ground, strokes: [{ colour: pen.hex("faint"), width: 1.5 }] });
    pen.textMid(String(value), [ruler.x(value), top + cell.height / 2], {
      face: track.pointers.some((pointer) => pointer.at === value) ? "bold" : "regular",
      size: ruler.letters,
      colour: pen.palette.on(ground),
      align: "middle",
    });
  }
}

/** A ruler with a number at every 1st, 2nd, 5th… value, as room allows. */
function drawScale(pen: Pen, track: Track, ruler: Ruler, top: number): void {
  const widest = pen.width(String(track.to), {}) + pen.unit * 0.7;
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => step * ruler.step >= widest) ?? 1000;
  const body = {
    x: ruler.x(track.from),
    y: top,
    width: ruler.x(track.to) - ruler.x(track.from),
    height: pen.unit * 0.36,
  };
  pen.shape(rect(body, body.height / 2), { fill: pen.hex("faint") });
  for (const mark of track.marks ?? []) {
    const notch = { x: ruler.x(mark.at) - pen.unit * 0.12, y: top, width: pen.unit * 0.24, height: pen.unit * 0.5 };
    pen.shape(rect(notch), { fill: pen.hex(mark.colour) });
  }
  for (let value = Math.ceil(track.from / every) * every; value <= track.to; value += every) {
    const x = ruler.x(value);
    pen.stroke({ colour: pen.hex("muted"), width: 1.5 }, [x, top], [x, top + body.height]);
    pen.text(String(value), [x, top + pen.unit * 1.3], { colour: pen.hex("muted"), align: "middle" });
  }
}

function drawMarkLabels(pen: Pen, track: Track, ruler: Ruler, top: number, box: Box): void {
  for (const mark of track.marks ?? []) {
    if (mark.label === undefined) continue;
    const width = pen.width(mark.label, {});
    const x = Math.min(Math.max(ruler.x(mark.at), box.x + width / 2), box.x + box.width - width / 2);
    const colour = pen.palette.text(mark.colour, pen.hex("panel"));
    pen.text(mark.label, [x, top + pen.unit * (BODY + 0.95)], { colour, align: "middle" });
  }
}

function drawPointers(pen: Pen, track: Track, ruler: Ruler, top: number): void {
  const radius = radiusOf(pen);
  const standing = levels(pen, track.pointers, ruler).map(
    (level) => top - pen.unit * 0.3 - radius * (1 + level * 2.15),
  );
  const placed = track.pointers.map((pointer, index) => ({
    pointer,
    x: ruler.x(pointer.at),
    y: standing[index] ?? top,
  }));
  for (const { pointer, x, y } of placed) {
    if (pointer.was !== undefined && pointer.was !== pointer.at) {
      pen.stroke({ colour: pen.hex(pointer.colour, "soft"), width: radius * 0.5 }, [ruler.x(pointer.was), y], [x, y]);
    }
    pen.stroke({ colour: pen.hex(pointer.colour), width: radius * 0.16 }, [x, y], [x, top]);
  }
  for (const { pointer, x, y } of placed) {
    if (y + radius * 2 > top) {
      const foot = ring([x - radius * 0.45, y + radius * 0.7], [x + radius * 0.45, y + radius * 0.7], [x, top]);
      pen.shape(foot, { fill: pen.hex(pointer.colour) });
    }
    drawBadge(pen, pointer, [x, y], radius);
  }
}
