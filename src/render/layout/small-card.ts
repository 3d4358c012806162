/** Small cards in a row. */
import type { Card } from "../../scene/cards.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { CARD_COLOURS } from "../style.ts";

/** Height of small cards, in units. */
export const SMALL = 5.6;
/** Fewer small cards are no wider. */
const WIDE = 3;

/** Small cards in a row, for what everyone has: value left in its colour, name and kind right. */
export function drawSmallCards(pen: Pen, cards: readonly Card[], box: Box): void {
  const gap = pen.unit * 0.5;
  const width = (box.width - gap * (cards.length - 1)) / Math.max(WIDE, cards.length);
  const left = box.x + (box.width - cards.length * (width + gap) + gap) / 2;
  cards.forEach((card, i) => {
    drawSmall(pen, card, { ...box, x: left + i * (width + gap), width });
  });
}

/**
 * Letters of titles, in units, and heights of their lines as multiples of them; how many lines the larger ones take, at
 * most.
 */
const LEAST = 1.09;
const LARGER = [1.4, 1.28, 1.15] as const;
const LINE = 1.1;
/** Letters of the last line. */
const FOOT = 1.09;
const FEW_LINES = 2;

const titleStyle = (pen: Pen, size: number = LEAST) => ({ face: "bold", size: pen.unit * size }) as const;

/** As large as all its words fit on few lines. */
function titleSize(pen: Pen, title: Card["title"], room: number): number {
  const words = labelOf(title).text.split(" ");
  const fits = (size: number): boolean =>
    words.every((word) => pen.width(word, titleStyle(pen, size)) <= room) &&
    pen.lines(title, titleStyle(pen, size), room).length <= FEW_LINES;
  return LARGER.find(fits) ?? LEAST;
}

/** What is drawn at the right of a card that has room for it, in units. */
const DRAWING = 3.4;
const ROOMY = 11;

function drawing(pen: Pen, card: Card, box: Box, room: number): Card["art"] {
  const face = card.stamp === undefined ? "italic" : "bold";
  const foot = pen.width(card.stamp ?? card.footer ?? "", { face, size: pen.unit * FOOT });
  const words = labelOf(card.title).text.split(" ");
  const title = Math.max(...words.map((word) => pen.width(word, titleStyle(pen))));
  return box.width >= pen.unit * ROOMY && Math.max(foot, title) <= room - pen.unit * DRAWING ? card.art : undefined;
}

function drawSmall(pen: Pen, card: Card, box: Box): void {
  const { unit } = pen;
  const off = card.state === "dimmed";
  const paper = off ? CARD_COLOURS.smallOff : CARD_COLOURS.paper;
  const colour = off ? CARD_COLOURS.tabOff : pen.hex(card.colour);
  const ink = pen.palette.on(colour);
  const tab = unit * 2.5;
  pen.item("plate", labelOf(card.title).text, box);
  pen.shape(rect(box, unit * 0.36), { fill: paper, lift: unit * 0.16 });
  pen.clipped(rect(box, unit * 0.36), () => pen.shape(rect({ ...box, width: tab }), { fill: colour }));
  pen.shape(rect(box, unit * 0.36), { strokes: [{ colour: pen.hex("ink"), width: unit * 0.13 }] });
  if (card.value !== undefined)
    pen.textMid(card.value, [box.x + tab / 2, box.y + box.height * 0.34], {
      face: "bold",
      size: unit * 2,
      colour: ink,
      align: "middle",
    });
  if (card.pictogram)
    drawPictogram(
      pen,
      card.pictogram,
      centred([box.x + tab / 2, box.y + box.height * 0.76], unit * 1.1, unit * 1.1),
      ink,
    );
  const left = box.x + tab + unit * 0.35;
  const whole = box.x + box.width - unit * 0.3 - left;
  const drawn = drawing(pen, card, box, whole);
  const room = whole - (drawn ? DRAWING * unit : 0);
  if (drawn) {
    const middle = [box.x + box.width - unit * (0.35 + DRAWING / 2), box.y + box.height / 2] as const;
    drawPictogram(
      pen,
      drawn,
      centred(middle, unit * DRAWING, unit * DRAWING),
      mix(paper, pen.hex("ink"), off ? 0.3 : 0.5),
    );
  }
  const size = titleSize(pen, card.title, room);
  const style = titleStyle(pen, size);
  const lines = pen.lines(card.title, style, room).slice(0, 3);
  lines.forEach((text, i) => {
    pen.textMid({ ...labelOf(card.title), text }, [left, box.y + unit * (0.35 + size * (0.59 + i * LINE))], {
      ...style,
      colour: pen.hex("ink"),
      room,
    });
  });
  const low = box.y + box.height - unit * 0.75;
  if (card.stamp !== undefined)
    pen.textMid(card.stamp, [left, low], { face: "bold", size: unit * FOOT, colour: CARD_COLOURS.stamp, room });
  else if (card.footer !== undefined)
    pen.textMid(card.footer, [left, low], {
      face: "italic",
      size: unit * FOOT,
      colour: off ? pen.hex("ink") : CARD_COLOURS.quiet,
      room,
    });
}
