/** Draws a wooden piece: its shape, its emblem and number, and what state it is in. */
import { type Piece, pieceSize } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, type Outline, rect, ring, rings } from "../primitives.ts";
import { LENGTH, MARK_COLOURS, TINTS } from "../style.ts";
import { shieldOutline } from "./land.ts";
import { drawIsolation, drawWall } from "./surrounds.ts";

/** How a piece looks: its wood, its ink, its edge. */
interface Wood {
  readonly face: string;
  readonly top: string;
  readonly low: string;
  readonly ink: string;
  /** Its edge, from the widest line to the narrowest. */
  readonly rim: readonly Rim[];
}

/** A line of its edge: its width in widths of the edge. */
interface Rim {
  readonly colour: string;
  readonly width: number;
}

function woodOf(pen: Pen, piece: Pick<Piece, "colour" | "state" | "framed">): Wood {
  const face = piece.state ? MARK_COLOURS.beaten : pen.hex(piece.colour);
  const ink = { colour: pen.hex("ink"), width: 1 };
  const rim = piece.framed
    ? [
        { ...ink, width: FRAME.outer },
        { colour: pen.hex("panel"), width: FRAME.inner },
      ]
    : [ink];
  return { face, top: mix(face, TINTS.light, 0.26), low: mix(face, TINTS.dark, 0.16), ink: pen.palette.on(face), rim };
}

/** A pale frame within a dark line, in widths of the usual edge. */
const FRAME = { outer: 1.55, inner: 0.85 } as const;

const rimOf = ({ rim }: Wood, edge: number): readonly Rim[] =>
  rim.map(({ colour, width }) => ({ colour, width: width * edge }));

/** A wooden piece with its middle at `at`; `size` in pixels. */
export function drawPiece(pen: Pen, piece: Omit<Piece, "kind" | "at" | "size">, at: Point, size: number): void {
  const { width, height } = pieceSize(piece.form, size);
  const box = centred(at, width, height);
  pen.item("piece", `${piece.form} ${piece.colour} ${piece.count === undefined ? "" : labelOf(piece.count).text}`, box);
  const wood = woodOf(pen, piece);
  if (piece.entrenched) drawWall(pen, box);
  for (let under = piece.pile ?? 0; under > 0; under--)
    drawBody(pen, piece, { ...box, x: box.x + under * size * 0.08, y: box.y - under * size * 0.08 }, size, wood);
  drawBody(pen, piece, box, size, wood);
  if (piece.state === "beaten") crossOut(pen, box);
  drawFace(pen, piece, box, size, wood);
  if (piece.isolated) drawIsolation(pen, at, size);
}

function drawBody(pen: Pen, { form }: Pick<Piece, "form">, box: Box, size: number, wood: Wood): void {
  const edge = size * LENGTH.pieceEdge * 0.72;
  const inner = { x: box.x + edge / 2, y: box.y + edge / 2, width: box.width - edge, height: box.height - edge };
  const lift = size * 0.12;
  switch (form) {
    case "block":
      drawBlock(pen, inner, size, wood, edge);
      break;
    case "house":
      drawHouse(pen, inner, size, wood, edge);
      break;
    case "coin":
      drawCoin(pen, box, size);
      break;
    default:
      pen.shape(outlineOf(form, inner), { fill: wood.face, lift, strokes: rimOf(wood, edge) });
  }
}

/** A lying block: its front, and its top in the light. */
function drawBlock(pen: Pen, box: Box, size: number, wood: Wood, edge: number): void {
  const [rise, slant] = [size * 0.22, size * 0.16];
  const { x, y, width, height } = box;
  const front: Box = { x, y: y + rise, width: width - slant, height: height - rise };
  const top: Point[] = [
    [x, y + rise],
    [x + slant, y],
    [x + width, y],
    [x + width - slant, y + rise],
  ];
  const end: Point[] = [
    [x + width - slant, y + rise],
    [x + width, y],
    [x + width, y + height - rise],
    [x + width - slant, y + height],
  ];
  const hull: Point[] = [
    [x, y + rise],
    [x + slant, y],
    [x + width, y],
    [x + width, y + height - rise],
    [x + width - slant, y + height],
    [x, y + height],
  ];
  pen.shape(rings(hull), { fill: wood.face, lift: size * 0.14, strokes: rimOf(wood, edge) });
  pen.shape(rings(top), { fill: wood.top });
  pen.shape(rings(end), { fill: wood.low });
  pen.shape(rect(front), { fill: wood.face });
  grain(pen, front, wood);
  pen.stroke(
    { colour: wood.low, width: edge * 0.4 },
    [x, y + rise],
    [x + width - slant, y + rise],
    [x + width - slant, y + height],
  );
}

/** A gable with a roof, its sides straight. */
function drawHouse(pen: Pen, box: Box, size: number, wood: Wood, edge: number): void {
  const { x, y, width, height } = box;
  const eaves = y + height * 0.36;
  const gable: Point[] = [
    [x, eaves],
    [x + width / 2, y],
    [x + width, eaves],
    [x + width, y + height],
    [x, y + height],
  ];
  pen.shape(rings(gable), { fill: wood.face, lift: size * 0.14, strokes: rimOf(wood, edge) });
  pen.shape(ring([x, eaves], [x + width / 2, y], [x + width, eaves]), { fill: wood.top });
  grain(pen, { x, y: eaves, width, height: y + height - eaves }, wood);
}

function grain(pen: Pen, { x, y, width, height }: Box, wood: Wood): void {
  for (const share of [0.3, 0.62, 0.86])
    pen.stroke(
      { colour: wood.low, width: Math.max(0.8, height * 0.025), opacity: 0.5 },
      [x + width * 0.04, y + height * share],
      [x + width * 0.96, y + height * (share + 0.03)],
    );
}

function drawCoin(pen: Pen, box: Box, size: number): void {
  const radius = box.width / 2 - size * 0.03;
  const at: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const ink = { colour: pen.hex("ink"), width: size * 0.06 };
  pen.shape(circle(at, radius), { fill: MARK_COLOURS.silver, lift: size * 0.12, strokes: [ink] });
  pen.shape(circle(at, radius * 0.8), {
    strokes: [{ colour: MARK_COLOURS.silverEdge, width: size * 0.035, dash: [size * 0.05, size * 0.06] }],
  });
}

function outlineOf(form: Piece["form"], box: Box): Outline {
  const { x, y, width, height } = box;
  const at: Point = [x + width / 2, y + height / 2];
  const ring = (...points: readonly (readonly [number, number])[]): Outline =>
    rings(points.map(([across, down]): Point => [x + width * across, y + height * down]));
  switch (form) {
    case "disc":
    case "coin":
      return circle(at, width / 2);
    case "hexagon":
      return ring([0.24, 0], [0.76, 0], [1, 0.5], [0.76, 1], [0.24, 1], [0, 0.5]);
    case "diamond":
      return ring([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]);
    case "shield":
      return shieldOutline(at, width / 2, height / 2);
    case "standee":
      return ring(
        [0.5, 0],
        [0.72, 0.1],
        [0.76, 0.3],
        [0.68, 0.42],
        [0.95, 0.56],
        [1, 1],
        [0, 1],
        [0.05, 0.56],
        [0.32, 0.42],
        [0.24, 0.3],
        [0.28, 0.1],
      );
    case "house":
      return ring([0, 0.36], [0.5, 0], [1, 0.36], [1, 1], [0, 1]);
    case "block":
    case "cube":
      return rect(box, width * 0.08);
  }
}

/** Emblem and number: side by side on a block, the emblem in the gable of a house, else only the number. */
function drawFace(pen: Pen, piece: Omit<Piece, "kind" | "at" | "size">, box: Box, size: number, wood: Wood): void {
  const { form, emblem, count, state } = piece;
  const ink = state === "spent" ? mix(wood.face, pen.hex("ink"), 0.75) : state ? pen.hex("ink") : wood.ink;
  const halo = state === "beaten" ? { halo: wood.face } : {}; // above the cross
  const digits = { face: "bold", size: size * 0.78, colour: ink, align: "middle", ...halo } as const;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  if (form === "block") {
    const middle = box.y + box.height * 0.58;
    if (emblem) drawPictogram(pen, emblem, centred([box.x + box.width * 0.28, middle], size * 0.5, size * 0.5), ink);
    if (count !== undefined)
      pen.textMid(count, [box.x + box.width * 0.65, middle], { ...digits, room: box.width * 0.52 });
    return;
  }
  if (form === "house") {
    if (emblem) drawPictogram(pen, emblem, centred([cx, box.y + size * 0.38], size * 0.34, size * 0.34), ink);
    if (count !== undefined) pen.textMid(count, [cx, box.y + box.height * 0.68], { ...digits, room: box.width * 0.8 });
    return;
  }
  if (count !== undefined)
    pen.textMid(count, [cx, cy], {
      ...digits,
      size: Math.max(pen.unit, size * (form === "coin" ? 0.66 : 0.7)),
      colour: form === "coin" ? pen.hex("ink") : ink,
      room: box.width * 0.74,
    });
  else if (emblem) drawPictogram(pen, emblem, centred([cx, cy], size * 0.62, size * 0.62), ink);
}

function crossOut(pen: Pen, { x, y, width, height }: Box): void {
  const stroke = { colour: MARK_COLOURS.burstOut, width: height * 0.1 };
  const [w, h] = [width * 0.1, height * 0.1];
  pen.stroke(stroke, [x + w, y + h], [x + width - w, y + height - h]);
  pen.stroke(stroke, [x + width - w, y + h], [x + w, y + height - h]);
}
