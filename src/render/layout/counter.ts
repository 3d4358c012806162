/** Draws a counter of cardboard: its front or back, unit symbol, figures and marks. */

import { cosine, sine } from "#scene";
import type { Counter } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram, isBranch } from "../pictograms.ts";
import { type Box, centred, circle, type Outline, rect, rings } from "../primitives.ts";
import { roundedRing } from "../tilt.ts";
import { drawBadge } from "./badge.ts";

/** All measures in a counter are shares of its edge. */
const ROUNDING = 0.08;
const SMALL = 0.19;
const VALUES = 0.38;
const TILT = 14;
/** How far left of its middle figures make room for the cut. */
const ASIDE = { square: 0.06, disc: 0.13 } as const;
/** What is left of a reduced counter along its lower and right edge. */
const LEFT = 0.78;

export function drawCounter(pen: Pen, counter: Counter, box: Box): void {
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
  if (counter.disrupted) {
    pen.tilted(middle, TILT, () => drawUpright(pen, counter, inner(box)));
    drawCross(pen, box);
  } else drawUpright(pen, counter, box);
  const edge = box.width;
  if (counter.badge) drawBadge(pen, counter.badge, [box.x + edge * 0.88, box.y + edge * 0.12], edge * 0.24);
}

/** In its upper left corner. */
function drawCross(pen: Pen, box: Box): void {
  const radius = Math.max(box.width * 0.19, pen.unit * 0.5);
  const at: Point = [box.x + radius * 0.4, box.y + radius * 0.4];
  pen.shape(circle(at, radius), {
    fill: pen.hex("white"),
    strokes: [{ colour: pen.hex("bad"), width: radius * 0.22 }],
  });
  drawPictogram(pen, "cross", centred(at, radius * 1.45, radius * 1.45), pen.hex("bad"));
}

/** Smaller, so that there is room for it when it is tilted. */
const inner = (box: Box): Box =>
  centred([box.x + box.width / 2, box.y + box.height / 2], box.width * 0.9, box.height * 0.9);

function drawUpright(pen: Pen, counter: Counter, box: Box): void {
  const edge = box.width;
  const colour = pen.hex(counter.colour);
  const ground = counter.spent ? mix(colour, pen.hex("closed"), 0.62) : colour;
  const ink = pen.palette.on(ground);
  drawCardboard(pen, counter, box, ground);
  if (counter.faceDown) drawBack(pen, counter, box, ground);
  else drawFace(pen, counter, box, ground, ink);
  if (counter.spent) {
    const [from, to]: [Point, Point] = [
      [box.x + edge * 0.14, box.y + edge * 0.62],
      [box.x + edge * 0.86, box.y + edge * 0.12],
    ];
    pen.stroke({ colour: ink, width: edge * 0.06, opacity: 0.5 }, from, to);
  }
}

/** Its outline: a square or a disc, whole or with its lower right corner cut off. */
export function cardboard(counter: Counter, box: Box): Outline {
  const edge = box.width;
  const middle: Point = [box.x + edge / 2, box.y + edge / 2];
  if (!counter.reduced) return counter.dispersed ? circle(middle, edge * 0.53) : rect(box, edge * ROUNDING);
  const round = counter.dispersed
    ? Array.from({ length: 36 }, (_, i): Point => {
        const angle = (i * Math.PI) / 18;
        return [middle[0] + cosine(angle) * edge * 0.53, middle[1] + sine(angle) * edge * 0.53];
      })
    : roundedRing(box, edge * ROUNDING);
  return rings(cut(round, cutAt(counter, box)));
}

/** The cut: where x + y is this. */
const cutAt = ({ dispersed }: Counter, { x, y, width }: Box): number => x + y + width * (dispersed ? 1.5 : 1 + LEFT);

/** What lies before the line on which x + y has a value. */
function cut(ring: readonly Point[], limit: number): Point[] {
  return ring.flatMap((point, i): Point[] => {
    const next = ring[(i + 1) % ring.length] ?? point;
    const [here, there] = [point[0] + point[1] - limit, next[0] + next[1] - limit];
    const share = here / (here - there || 1);
    const crossing: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    return [...(here <= 0 ? [point] : []), ...(here <= 0 !== there <= 0 ? [crossing] : [])];
  });
}

function drawCardboard(pen: Pen, counter: Counter, box: Box, ground: string): void {
  const edge = box.width;
  const ink = pen.hex("ink");
  pen.shape(cardboard(counter, box), {
    fill: ground,
    lift: edge * 0.09,
    ...(counter.faceDown
      ? { pattern: { kind: "hatch", colour: mix(ground, pen.palette.on(ground), 0.14), step: edge * 0.12 } }
      : {}),
    strokes: [{ colour: mix(ground, ink, 0.6), width: Math.max(1.5, edge * 0.03) }],
  });
  if (!counter.reduced) return;
  const limit = cutAt(counter, box);
  const [right, bottom] = [box.x + edge, box.y + edge];
  const reach = counter.dispersed ? edge * 0.12 : 0;
  pen.stroke(
    { colour: pen.hex("white"), width: edge * 0.07 },
    [right - reach, limit - right + reach],
    [limit - bottom + reach, bottom - reach],
  );
}

function drawBack(pen: Pen, counter: Counter, box: Box, ground: string): void {
  const edge = box.width;
  const at: Point = [box.x + edge / 2, box.y + edge / 2];
  const ink = pen.palette.on(ground);
  pen.shape(circle(at, edge * 0.31), { fill: ground, strokes: [{ colour: ink, width: edge * 0.04 }] });
  if (counter.pictogram) drawPictogram(pen, counter.pictogram, centred(at, edge * 0.36, edge * 0.36), ink);
  else if (counter.name) {
    const style = { face: "bold", size: edge * 0.34, colour: ink, align: "middle", room: edge * 0.5 } as const;
    pen.textMid(counter.name, at, style);
  }
}

function drawFace(pen: Pen, counter: Counter, box: Box, ground: string, ink: string): void {
  const edge = box.width;
  const centre = box.x + edge / 2;
  drawTop(pen, counter, box, ink);
  drawSymbol(pen, counter, box, ink);
  drawLetter(pen, counter, box, ink);
  if (counter.values === undefined) return;
  const { length } = labelOf(counter.values).text;
  const least = length > 2 ? 0 : Math.min(pen.unit, edge * 0.5);
  const aside = counter.reduced ? (counter.dispersed ? ASIDE.disc : ASIDE.square) : 0;
  pen.textMid(counter.values, [centre - edge * aside, box.y + edge * 0.775], {
    face: "bold",
    size: Math.max(least, edge * (length > 5 ? 0.3 : VALUES)),
    colour: pen.palette.on(ground),
    align: "middle",
    room: edge * (counter.reduced || counter.dispersed ? 0.72 : 0.92),
  });
}

/** How large the unit is, or its designation, between the letters in the corners. */
function drawTop(pen: Pen, counter: Counter, box: Box, ink: string): void {
  const edge = box.width;
  const y = box.y + edge * 0.18;
  const corner = { face: "bold", size: edge * SMALL, colour: ink } as const;
  const top = counter.echelon ?? counter.name;
  const lone = !counter.topLeft && counter.topRight === undefined && !counter.badge;
  const room = edge * (lone ? 0.88 : 0.52);
  const aside = edge * (counter.topRight === undefined || counter.topLeft ? 0.5 : 0.4);
  if (top !== undefined) {
    const words = { ...labelOf(top), minor: true };
    pen.text(words, [box.x + aside, y], { ...corner, align: "middle", room });
  }
  if (counter.topLeft) pen.text({ text: counter.topLeft, minor: true }, [box.x + edge * 0.06, y], corner);
  if (counter.topRight && !counter.badge)
    pen.text({ text: counter.topRight, minor: true }, [box.x + edge * 0.94, y], { ...corner, align: "end" });
}

/** The side's letter, upwards along the left edge: the second channel besides colour. */
function drawLetter(pen: Pen, counter: Counter, box: Box, ink: string): void {
  if (!counter.colour.startsWith("@") || counter.dispersed || counter.disrupted) return;
  const { letter } = pen.palette.side(counter.colour.slice(1));
  const at: Point = [box.x + box.width * 0.1, box.y + box.width * 0.42];
  const style = { face: "bold", size: box.width * 0.15, colour: ink, align: "middle", turn: -90 } as const;
  pen.textMid({ text: letter, minor: true }, at, { ...style, room: box.width * 0.4 });
}

const topped = (counter: Counter): boolean =>
  [counter.echelon, counter.name, counter.topLeft, counter.topRight].some(Boolean);

function drawSymbol(pen: Pen, counter: Counter, box: Box, ink: string): void {
  const { pictogram, branch } = counter;
  if (!pictogram && branch === undefined) return;
  const edge = box.width;
  const middle = (topped(counter) ? 0.42 : 0.37) + (counter.values === undefined ? 0.12 : 0);
  const at: Point = [box.x + edge / 2, box.y + edge * middle];
  const framed = branch !== undefined || counter.frame || (pictogram && isBranch(pictogram));
  if (!framed) {
    if (pictogram) drawPictogram(pen, pictogram, centred(at, edge * 0.42, edge * 0.42), ink);
    return;
  }
  const frame = centred(at, edge * (counter.dispersed ? 0.6 : 0.64), edge * (topped(counter) ? 0.36 : 0.4));
  pen.shape(rect(frame), { strokes: [{ colour: ink, width: Math.max(1.5, edge * 0.04) }] });
  if (branch !== undefined) {
    const style = { face: "bold", size: edge * 0.24, colour: ink, align: "middle", room: edge * 0.54 } as const;
    pen.textMid({ text: branch, minor: true }, at, style);
  } else if (pictogram) {
    const inside = isBranch(pictogram) ? frame : centred(at, edge * 0.28, edge * 0.28);
    pen.clipped(rect(frame), () => drawPictogram(pen, pictogram, inside, ink));
  }
}
