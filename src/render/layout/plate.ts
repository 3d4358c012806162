import type { Fan, Plate } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { centred, circle, line, rect, rings } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS } from "../style.ts";
import { disc } from "./change.ts";
import type { MapFrame } from "./map-frame.ts";

/** A name plate with one large number, and what was gained at its end. */
export function drawPlate(pen: Pen, frame: MapFrame, plate: Plate): void {
  const at = frame.place(plate.at);
  const [width, height] = [plate.width * frame.scale, plate.height * frame.scale];
  const box = centred(at, width, height);
  const colour = pen.hex(plate.colour);
  if (plate.pointsTo) {
    const end = frame.place(plate.pointsTo);
    pen.shape(line([at, end]), {
      strokes: [
        { colour: pen.hex("ink"), width: pen.unit * 0.36 },
        { colour, width: pen.unit * 0.24 },
      ],
    });
    pen.shape(circle(end, pen.unit * 0.5), {
      fill: colour,
      strokes: [
        { colour: pen.hex("ink"), width: pen.unit * 0.3 },
        { colour: BOARD_COLOURS.cream, width: pen.unit * 0.16 },
      ],
    });
  }
  pen.item("plate", "plate", box);
  pen.shape(rect(box, height * 0.14), {
    fill: colour,
    lift: pen.unit * 0.25,
    strokes: [
      { colour: pen.hex("ink"), width: pen.unit * 0.16 },
      { colour: mix(colour, "#ffffff", 0.35), width: pen.unit * 0.1, inside: true },
    ],
  });
  const ink = pen.palette.on(colour);
  const gain = plate.gain === undefined ? 0 : height * 1.1;
  const left = box.x + height * 0.22;
  const right = box.x + width - gain - height * 0.16;
  const value = pen.textMid(plate.value, [right, at[1]], {
    face: "slab",
    size: height * 0.62,
    colour: ink,
    align: "end",
  });
  const room = right - value - left - height * 0.14;
  const raise = plate.sub === undefined ? 0 : height * 0.17;
  pen.textMid(plate.title, [left, at[1] - raise], { face: "slab", size: height * 0.48, colour: ink, room });
  if (plate.sub !== undefined)
    pen.textMid(plate.sub, [left, at[1] + height * 0.29], { size: height * 0.32, colour: ink, room });
  if (plate.gain !== undefined)
    disc(pen, [box.x + width - height * 0.46, at[1]], height * 0.66, plate.gain, plate.gain === "0");
}

/** Cards in a bow, the middle one upright. */
export function drawFan(pen: Pen, frame: MapFrame, fan: Fan): void {
  const [x, y] = frame.place(fan.at);
  const size = fan.size * frame.scale;
  const width = size * 0.72;
  const hidden = (fan.faceDown ?? 0) > 0 ? 1 : 0;
  const count = fan.cards.length + hidden;
  const whole = fan.width === undefined ? size * 3.1 : fan.width * frame.scale;
  const pitch = count > 1 ? Math.min(width * 1.06, (whole - width) / (count - 1)) : 0;
  const spread = Math.min(14, count * 2.6);
  for (let i = 0; i < count; i++) {
    const off = i - (count - 1) / 2;
    const turn = count > 1 ? (off / ((count - 1) / 2)) * spread : 0;
    const at: Point = [x + off * pitch, y - size / 2 + (Math.abs(turn) / spread || 0) ** 2 * size * 0.14];
    if (i < hidden) drawBack(pen, at, size, turn, fan.faceDown ?? 0);
    else drawSmallCard(pen, fan, i - hidden, at, size, turn);
  }
}

/** Corners of an upright box turned around its middle. */
function turned([x, y]: Point, degrees: number, left: number, top: number, right: number, bottom: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const corner = (dx: number, dy: number): Point => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}

function drawBack(pen: Pen, at: Point, size: number, turn: number, hidden: number): void {
  const [w, h] = [size * 0.34, size * 0.42];
  for (const lift of [2, 1, 0]) {
    const ring = turned([at[0] - lift * 2.4, at[1] - lift * 2.4], turn, -w, -h, w, h);
    pen.shape(rings(ring), {
      fill: "#8b8069",
      lift: size * 0.05,
      strokes: [{ colour: pen.hex("ink"), width: size * 0.02 }],
    });
  }
  pen.textMid(`+${hidden}`, at, {
    face: "slab",
    size: size * 0.28,
    colour: BOARD_COLOURS.cream,
    align: "middle",
    halo: "#4b412f",
  });
}

function drawSmallCard(pen: Pen, fan: Fan, index: number, at: Point, size: number, turn: number): void {
  const card = fan.cards[index];
  if (!card) return;
  const [w, h] = [size * 0.36, size * 0.5];
  const colour = pen.hex(fan.colour);
  const edge = card.isNew ? MARK_COLOURS.news : pen.hex("ink");
  pen.shape(rings(turned(at, turn, -w, -h, w, h)), {
    fill: "#fffaf0",
    lift: size * 0.06,
    strokes: [{ colour: edge, width: size * (card.isNew ? 0.07 : 0.03) }],
  });
  pen.shape(rings(turned(at, turn, -w, -h, w, -h + size * 0.3)), { fill: colour });
  pen.shape(rings(turned(at, turn, -w, h - size * 0.05, w, h)), { fill: colour });
  const [lx, ly] = turned(at, turn, -w * 0.32, -h + size * 0.16, 0, 0)[0] ?? at;
  const [vx, vy] = turned(at, turn, -w * 0.22, size * 0.14, 0, 0)[0] ?? at;
  pen.textMid(card.letter, [lx, ly], {
    face: "slab",
    size: size * 0.25,
    colour: pen.palette.on(colour),
    align: "middle",
    turn,
  });
  pen.textMid(card.value, [vx, vy], { face: "bold", size: size * 0.46, colour: pen.hex("ink"), align: "middle", turn });
}
