import type { Card } from "../../scene/cards.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { MARK_COLOURS } from "../style.ts";
import { drawScene } from "./card-scene.ts";

/** One card with a face: its band, its scene, its words, and when it can be played. */
export function drawCard(pen: Pen, card: Card, box: Box, scale: number): void {
  const { unit } = pen;
  const radius = unit * 0.42;
  const colour = pen.hex(card.colour);
  const paper = card.state === "dimmed" ? "#cfc4ab" : "#fbf5e6";
  pen.item("plate", labelOf(card.title).text, box);
  pen.shape(rect(box, radius), { fill: paper, lift: unit * 0.2 });
  const band = unit * 1.72;
  const foot = card.footer === undefined ? 0 : unit * 1.62;
  const wordy = textHeight(pen, card, box.width - unit * 0.7, scale);
  const scene = Math.max(
    0,
    Math.min(box.height * (card.body === undefined ? 0.6 : 0.46), box.width * 0.94, box.height - band - foot - wordy),
  );
  pen.clipped(rect(box, radius), () => {
    pen.shape(rect({ ...box, height: band }), { fill: colour });
    if (scene > unit * 2) drawScene(pen, card, { ...box, y: box.y + band, height: scene });
    if (foot > 0)
      pen.shape(rect({ ...box, y: box.y + box.height - foot, height: foot }), { fill: mix(paper, "#8a6a2c", 0.18) });
  });
  const { value: _, ...shownBelow } = card;
  const inScene = card.worth !== undefined && scene > unit * 2;
  drawBand(pen, inScene ? shownBelow : card, { ...box, height: band }, colour);
  const top = box.y + band + (scene > unit * 2 ? scene : 0);
  drawWords(pen, card, { ...box, y: top, height: box.y + box.height - foot - top }, paper, scale);
  if (card.footer !== undefined)
    pen.textMid(card.footer, [box.x + box.width / 2, box.y + box.height - foot / 2], {
      face: "bold",
      size: unit * 1.02,
      colour: "#5f4512",
      align: "middle",
      room: box.width - unit * 0.5,
    });
  pen.shape(rect(box, radius), {
    strokes: [{ colour: card.isNew ? MARK_COLOURS.news : pen.hex("ink"), width: unit * (card.isNew ? 0.26 : 0.14) }],
  });
  if (card.stamp !== undefined) drawStamp(pen, card.stamp, box);
}

function drawStamp(pen: Pen, stamp: NonNullable<Card["stamp"]>, box: Box): void {
  const { unit } = pen;
  const plate = centred([box.x + box.width / 2, box.y + unit * 2.7], box.width * 0.86, unit * 1.5);
  pen.shape(rect(plate, unit * 0.2), { fill: MARK_COLOURS.burstOut });
  pen.textMid(stamp, [plate.x + plate.width / 2, plate.y + plate.height / 2], {
    face: "bold",
    size: unit * 1.05,
    colour: "#ffffff",
    align: "middle",
    room: plate.width * 0.92,
  });
}

function drawBand(pen: Pen, card: Card, box: Box, colour: string): void {
  const { unit } = pen;
  const ink = pen.palette.on(colour);
  const middle = box.y + box.height / 2;
  let left = box.x + unit * 0.5;
  if (card.pictogram) {
    drawPictogram(pen, card.pictogram, centred([left + unit * 0.5, middle], unit, unit), ink);
    left += unit * 1.4;
  }
  let right = box.x + box.width - unit * 0.5;
  if (card.value !== undefined) {
    const width = pen.width(card.value, { face: "bold", size: unit * 1.06 }) + unit * 0.6;
    right -= width;
    pen.shape(rect({ x: right, y: middle - unit * 0.62, width, height: unit * 1.24 }, unit * 0.62), {
      fill: "#fffaf0",
    });
    pen.textMid(card.value, [right + width / 2, middle], {
      face: "bold",
      size: unit * 1.06,
      colour: pen.hex("ink"),
      align: "middle",
    });
    right -= unit * 0.3;
  }
  if (card.band !== undefined)
    pen.textMid(card.band, [left, middle], { face: "bold", size: unit * 1.08, colour: ink, room: right - left });
}

const TITLE = 1.24;
const BODY = 1.08;

/** A name too long for its card in slab letters is set in narrow ones. */
function titleStyle(pen: Pen, card: Card, width: number, scale: number): { face: "slab" | "bold"; size: number } {
  const size = pen.unit * TITLE * scale;
  const longest = Math.max(
    ...labelOf(card.title)
      .text.split(" ")
      .map((word) => pen.width(word, { face: "slab", size })),
  );
  return longest > width ? { face: "bold", size: pen.unit * 1.1 } : { face: "slab", size };
}

const titleLines = (pen: Pen, card: Card, width: number, scale: number): string[] =>
  pen.lines(card.title, titleStyle(pen, card, width, scale), width).slice(0, 2);

const bodyLines = (pen: Pen, { body }: Card, width: number, scale: number): string[] =>
  body === undefined ? [] : pen.lines(body, { size: pen.unit * BODY * scale }, width);

const hintLines = (pen: Pen, { hint }: Card, width: number): string[] =>
  hint === undefined ? [] : pen.lines(hint, { size: pen.unit, face: "italic" }, width);

function textHeight(pen: Pen, card: Card, width: number, scale: number): number {
  const lines = titleLines(pen, card, width, scale).length * 1.42 + bodyLines(pen, card, width, scale).length * 1.26;
  return pen.unit * (0.8 + lines * scale);
}

function drawWords(pen: Pen, card: Card, box: Box, paper: string, scale: number): void {
  const { unit } = pen;
  const width = box.width - unit * 0.7;
  const x = box.x + box.width / 2;
  const low = box.y + box.height;
  let y = box.y + unit * 0.4;
  const ink = pen.palette.text("ink", paper);
  const title = titleStyle(pen, card, width, scale);
  for (const text of titleLines(pen, card, width, scale)) {
    pen.textMid({ ...labelOf(card.title), text }, [x, y + unit * 0.72 * scale], {
      ...title,
      colour: ink,
      align: "middle",
      room: width,
    });
    y += unit * 1.42 * scale;
  }
  y += unit * 0.1;
  for (const text of bodyLines(pen, card, width, scale)) {
    if (y + unit * 1.2 * scale > low + unit * 0.2) break;
    const style = { size: unit * BODY * scale, colour: ink, align: "middle", room: width } as const;
    pen.textMid({ ...labelOf(card.body ?? ""), text }, [x, y + unit * 0.62 * scale], style);
    y += unit * 1.26 * scale;
  }
  const hints = hintLines(pen, card, width);
  if (y + unit * (0.5 + hints.length * 1.16) > low) return;
  y = low - unit * (0.3 + hints.length * 1.16);
  for (const text of hints) {
    pen.textMid({ ...labelOf(card.hint ?? ""), text }, [x, y + unit * 0.58], {
      size: unit,
      face: "italic",
      colour: "#5f4d2c",
      align: "middle",
      room: width,
    });
    y += unit * 1.16;
  }
}
