import type { Plate } from "../../scene/pieces.ts";
import type { Point, Words } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { CAPITAL, type Pen } from "../pen.ts";
import { centred, circle, inset, line, rect } from "../primitives.ts";
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
  const disc = height * 0.5;
  const right = box.x + box.width - (plate.gain === undefined ? height * 0.22 : disc * 1.35 + height * 0.12);
  const value = pen.textMid(plate.value, [right, at[1]], {
    face: "bold",
    size: pen.unit * TYPE.total,
    colour: ink,
    align: "end",
  });
  const unit = plate.unit === undefined ? 0 : drawUnit(pen, plate.unit, right - value, at[1], ink);
  const left = box.x + height * 0.2;
  const room = right - value - unit - left - height * 0.16;
  const title = { face: "slab", size: pen.unit * TYPE.name, colour: ink, room } as const;
  if (plate.sub === undefined) pen.textMid(plate.title, [left, at[1]], title);
  else {
    pen.textMid(plate.title, [left, at[1] - height * 0.21], title);
    pen.textMid(plate.sub, [left, at[1] + height * 0.23], { size: "small", colour: ink, room });
  }
  if (plate.gain !== undefined) drawGain(pen, plate.gain, [box.x + box.width - disc * 0.35, at[1]], disc);
}

/** Small, on the number's line, before it. */
function drawUnit(pen: Pen, unit: Words, right: number, middle: number, ink: string): number {
  const base = middle + (pen.size(pen.unit * TYPE.total) * CAPITAL) / 2;
  return pen.text(unit, [right - pen.unit * 0.22, base], { face: "bold", colour: ink, align: "end" }) + pen.unit * 0.3;
}

/** White says "new"; nothing gained is grey. */
function drawGain(pen: Pen, text: string, at: Point, radius: number): void {
  const nothing = text === "0" || text === "+0";
  const fill = nothing ? MARK_COLOURS.beaten : MARK_COLOURS.news;
  pen.shape(circle(at, radius), { fill, lift: radius * 0.12 });
  pen.shape(circle(at, radius), { strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }] });
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
  const [from, to] = [frame.place(plate.at), frame.place(plate.pointsTo)];
  const edge = pen.hex("ink");
  pen.shape(line([from, to]), {
    strokes: [
      { colour: edge, width: pen.unit * 0.46 },
      { colour, width: pen.unit * 0.33 },
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
