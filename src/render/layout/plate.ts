/** Plates on a map that represent a side. */
import type { Colour } from "../../scene/colour.ts";
import type { Plate } from "../../scene/pieces.ts";
import type { Pictogram } from "../../scene/symbols.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, inset, line, rect } from "../primitives.ts";
import { MARK_COLOURS, TYPE } from "../style.ts";
import type { MapFrame } from "./map-frame.ts";

/** A plate of painted metal: who it is, who plays it, what it has; a white disc says what it has just gained. */
export function drawPlate(pen: Pen, frame: MapFrame, plate: Plate): void {
  const at = frame.place(plate.at);
  const [width, height] = [plate.width * frame.scale, plate.height * frame.scale];
  const box = centred(at, width, height);
  const colour = pen.hex(plate.colour);
  const ink = pen.palette.on(colour);
  const round = height * 0.12;
  pen.item("plate", "plate", box);
  pen.shape(rect(box, round), { fill: colour, lift: height * 0.07 });
  const light = mix(colour, pen.hex("white"), 0.42);
  pen.shape(rect(inset(box, height * 0.055), round * 0.7), { strokes: [{ colour: light, width: height * 0.022 }] });
  pen.shape(rect(box, round), { strokes: [{ colour: pen.hex("ink"), width: height * 0.035 }] });
  const disc = Math.min(height * 0.46, pen.unit * 1.85);
  const right = box.x + box.width - (plate.gain === undefined ? height * 0.22 : disc * 1.35 + height * 0.12);
  const value = drawValue(pen, plate, [right, at[1]], height, ink);
  const left = box.x + height * (plate.emblem ? 0.98 : 0.2);
  if (plate.emblem) drawEmblem(pen, plate.emblem, plate.colour, [box.x + height * 0.52, at[1]], height * 0.34);
  drawNames(pen, plate, { x: left, y: box.y, width: right - value - left - height * 0.14, height }, ink);
  if (plate.gain !== undefined) drawGain(pen, plate.gain, [box.x + box.width - disc * 0.35, at[1]], disc);
}

function drawEmblem(pen: Pen, emblem: Pictogram, colour: Colour, at: Point, radius: number): void {
  const ground = pen.hex("panel");
  pen.shape(circle(at, radius), { fill: ground, strokes: [{ colour: pen.hex("ink"), width: radius * 0.1 }] });
  drawPictogram(pen, emblem, centred(at, radius * 1.25, radius * 1.25), pen.palette.text(colour, ground));
}

/** The number, with what it counts small beneath it; tells how wide it is. */
function drawValue(pen: Pen, plate: Plate, [right, middle]: Point, height: number, ink: string): number {
  const look = { face: "bold", size: pen.unit * TYPE.total, colour: ink, align: "end" } as const;
  if (plate.unit === undefined) return pen.textMid(plate.value, [right, middle], look);
  const width = pen.textMid(plate.value, [right, middle - height * 0.14], look);
  pen.textMid(plate.unit, [right, middle + height * 0.29], { face: "bold", size: "body", colour: ink, align: "end" });
  return Math.max(width, pen.width(plate.unit, { face: "bold", size: "body" }));
}

/** Letters of who plays it, in units: the largest that fit; heights of lines as multiples of letters. */
const PLAYER = [1.2, 1.14, 1.09, 1] as const;
const PITCH = { one: 1.3, two: 1.02 } as const;

/** Who it is, and who plays it: on two lines rather than cut. */
function drawNames(pen: Pen, { title, sub }: Plate, box: Box, ink: string): void {
  const { x, y, width: room, height } = box;
  const size = pen.unit * TYPE.name;
  const name = { face: "slab", size, colour: ink, room } as const;
  if (sub === undefined) {
    pen.textMid(title, [x, y + height * 0.5], name);
    return;
  }
  const set = (letters: number) => {
    const lines = pen.inTwo(sub, room, pen.unit * letters);
    const pitch = pen.unit * letters * (lines.length > 1 ? PITCH.two : PITCH.one);
    return { lines, pitch, letters, whole: size + pitch * lines.length };
  };
  const player = PLAYER.map(set).find(
    ({ lines, letters, whole }) =>
      whole <= height * 0.9 && lines.every((line) => pen.width(line, { size: pen.unit * letters }) <= room),
  );
  const { lines, pitch, letters, whole } = player ?? set(PLAYER[3]);
  const top = y + (height - whole) / 2;
  pen.textMid(title, [x, top + size * 0.46], name);
  lines.forEach((line, i) => {
    pen.textMid(line, [x, top + size + pitch * (i + 0.5)], { size: pen.unit * letters, colour: ink, room });
  });
}

/** Drawn, for the letter is small. */
const READY = "✓";

/** White says "new"; nothing gained is grey. */
function drawGain(pen: Pen, text: string, at: Point, radius: number): void {
  const nothing = text === "0" || text === "+0";
  const fill = nothing ? MARK_COLOURS.beaten : MARK_COLOURS.news;
  pen.shape(circle(at, radius), { fill, lift: radius * 0.12 });
  pen.shape(circle(at, radius), { strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }] });
  if (text === READY) {
    drawPictogram(pen, "check", centred(at, radius * 1.25, radius * 1.25), pen.hex("ink"));
    return;
  }
  pen.textMid(text, at, {
    face: "bold",
    size: radius * 0.92,
    colour: pen.hex("ink"),
    align: "middle",
    room: radius * 1.7,
  });
}

/** The line to the place that a plate speaks of: beneath the plates of others, so it is drawn before them. */
export function drawTether(pen: Pen, frame: MapFrame, plate: Plate): void {
  if (!plate.pointsTo) return;
  const colour = pen.hex(plate.colour);
  const to = frame.place(plate.pointsTo);
  const [x, y] = frame.place(plate.at);
  const half = (plate.width / 2) * frame.scale;
  // what is over the end of a plate is left alone
  const lower = to[0] > x && to[1] < y ? plate.height * frame.scale * 0.28 : 0;
  const from: Point = [x + Math.max(-half, Math.min(half, to[0] - x)) * 0.96, y + lower];
  const edge = pen.hex("ink");
  pen.shape(line([from, to]), {
    strokes: [
      { colour: edge, width: pen.unit * 0.34 },
      { colour, width: pen.unit * 0.22 },
    ],
  });
  pen.shape(circle(to, pen.unit * 0.55), {
    fill: colour,
    strokes: [
      { colour: edge, width: pen.unit * 0.34 },
      { colour: pen.hex("panel"), width: pen.unit * 0.2 },
    ],
  });
}
