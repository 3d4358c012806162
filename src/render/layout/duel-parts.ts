/** The parts of a duel's picture: heads, what is added up, totals and results. */
import type { Addend, DuelSide } from "../../scene/reports.ts";
import type { Point, Words } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS, REPORT_COLOURS } from "../style.ts";

/** The bar over a side: emblem, name, and at its right end what it does. */
export function drawHead(pen: Pen, side: Pick<DuelSide, "colour" | "emblem" | "name" | "role">, box: Box): void {
  const { unit } = pen;
  const ink = pen.palette.on(pen.hex(side.colour));
  const right = box.x + box.width - unit * 0.8;
  const y = box.y + box.height / 2;
  let x = box.x + unit * 0.8;
  if (side.emblem) {
    drawPictogram(pen, side.emblem, centred([x + unit * 0.8, y], unit * 1.6, unit * 1.6), ink);
    x += unit * 2.2;
  }
  const role = pen.textMid(side.role, [right, y], { face: "italic", size: unit * 1.2, colour: ink, align: "end" });
  const room = right - role - unit * 0.4 - x;
  pen.textMid(side.name, [x, y], { face: "slab", size: unit * 1.5, colour: ink, room });
}

/** A number over what it is; `x`: its left end. Tells its width. */
export function drawAddend(pen: Pen, { value, label, struck }: Addend, [x, y]: Point, size: number): number {
  const { unit } = pen;
  const wide = addendWidth(pen, { value, label }, size);
  const middle = x + wide / 2;
  const look = { face: "bold", size, colour: pen.hex(struck ? "muted" : "ink"), align: "middle" } as const;
  pen.textMid(value, [middle, y], look);
  pen.textMid(label, [middle, y + unit * 1.7], { size: unit, colour: pen.hex("muted"), align: "middle" });
  if (struck)
    pen.stroke(
      { colour: MARK_COLOURS.burstOut, width: 3.5 },
      [middle - unit * 0.8, y + unit * 0.5],
      [middle + unit * 0.8, y - unit * 0.5],
    );
  return wide;
}

export const addendWidth = (pen: Pen, { value, label }: Addend, size: number): number =>
  Math.max(pen.width(value, { face: "bold", size }), pen.width(label, { size: pen.unit }));

/** A sum in a disc, in its side's colour if it wins. */
export function drawTotal(
  pen: Pen,
  { colour, total, wins = false }: Pick<DuelSide, "colour" | "total" | "wins">,
  at: Point,
  radius = pen.unit * 1.9,
): void {
  const fill = wins ? pen.hex(colour) : REPORT_COLOURS.quiet;
  pen.shape(circle(at, radius), {
    fill,
    ...(radius > pen.unit * 1.5 ? { lift: pen.unit * 0.12 } : {}),
    strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.12 }],
  });
  pen.textMid(total ?? "", at, {
    face: "bold",
    size: radius * 1.21,
    colour: wins ? pen.palette.on(fill) : pen.hex("muted"),
    align: "middle",
    room: radius * 1.58,
  });
}

/** What came of it, on a dark bar. `room`: for its words, where something is next to them. */
export function drawResult(
  pen: Pen,
  { result, sub }: { readonly result?: Words | undefined; readonly sub?: Words | undefined },
  box: Box,
  room = box.width - pen.unit * 2,
): void {
  const { unit } = pen;
  pen.shape(rect(box, unit * 0.4), { fill: BOARD_COLOURS.strip, lift: unit * 0.14 });
  const x = box.x + box.width / 2;
  const raise = sub === undefined ? 0 : unit * 0.75;
  if (result !== undefined)
    pen.textMid(result, [x, box.y + box.height / 2 - raise], {
      face: "slab",
      size: unit * 1.6,
      colour: BOARD_COLOURS.cream,
      align: "middle",
      room,
    });
  if (sub !== undefined)
    pen.textMid(sub, [x, box.y + box.height / 2 + unit], {
      size: unit * 1.25,
      colour: BOARD_COLOURS.gold,
      align: "middle",
      room,
    });
}
