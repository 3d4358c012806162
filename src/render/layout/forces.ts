import type { Force, Forces } from "../../scene/panels.ts";
import { pieceSize } from "../../scene/pieces.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { TYPE } from "../style.ts";
import { drawPiece } from "./piece.ts";

/** In multiples of the smallest essential text. */
const ROW = 3.3;
const PIECE = 1.96;
const SEAL = 1.02;
const GAP = 0.3;

export const forcesPanel = {
  natural: (pen: Pen, { forces }: Forces): number => forces.length * pen.unit * ROW,

  draw(pen: Pen, { forces }: Forces, box: Box): void {
    forces.forEach((force, i) => {
      const row = { ...box, y: box.y + i * pen.unit * ROW, height: pen.unit * ROW };
      if (i > 0) pen.shape(rect({ ...row, height: 1.5 }), { fill: pen.hex("faint") });
      drawForce(pen, force, row);
    });
  },
};

function drawForce(pen: Pen, force: Force, row: Box): void {
  const { unit } = pen;
  const middle = row.y + row.height / 2;
  drawSeal(pen, force, [row.x + unit * SEAL, middle]);
  const right = drawPieces(pen, force, row);
  const left = row.x + unit * (2 * SEAL + 0.45);
  const words = { colour: pen.hex("ink"), room: right - left - unit * 0.3 };
  const raise = force.note === undefined ? 0 : unit * 0.64;
  pen.textMid(force.name, [left, middle - raise], { ...words, face: "slab", size: unit * TYPE.name });
  if (force.note !== undefined) pen.textMid(force.note, [left, middle + unit * 0.66], words);
}

function drawSeal(pen: Pen, { colour, emblem }: Force, at: readonly [number, number]): void {
  const fill = pen.hex(colour);
  const radius = pen.unit * SEAL;
  pen.shape(circle(at, radius), { fill, strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.09 }] });
  if (emblem) drawPictogram(pen, emblem, centred(at, radius * 1.14, radius * 1.14), pen.palette.on(fill));
}

/** From the right end, in their order; tells where they begin. */
function drawPieces(pen: Pen, { pieces }: Force, row: Box): number {
  const size = pen.unit * PIECE;
  let right = row.x + row.width;
  for (const piece of pieces.toReversed()) {
    const { width } = pieceSize(piece.form, size);
    drawPiece(pen, piece, [right - width / 2, row.y + row.height / 2], size);
    right -= width + pen.unit * GAP;
  }
  return right;
}
