import type { Hands, LaidCard, LaidHand } from "../../scene/hands.ts";
import { mix } from "../contrast.ts";
import { textWidth } from "../fonts.ts";
import { labelOf, type Pen } from "../pen.ts";
import { type Box, inset, rect } from "../primitives.ts";
import { BOARD_COLOURS, TYPE } from "../style.ts";

/** In units: the plate at the left, a card without a name, gaps. */
const PLATE = 11.2;
const SLIM = 2;
const GAP = 0.28;
/** Cards are no wider and no taller. */
const WIDEST = 8.2;
const TALLEST = 9;
/** Narrower cards lose their names. */
const NAMED = 3.2;

export const handsPanel = {
  natural: (pen: Pen, { hands }: Hands): number => pen.unit * 5 * hands.length,

  draw(pen: Pen, { hands }: Hands, box: Box): void {
    const inner = inset(box, pen.unit * 0.1);
    const gap = pen.unit * 0.5;
    const height = (inner.height - gap * (hands.length - 1)) / Math.max(1, hands.length);
    hands.forEach((hand, i) => {
      drawRow(pen, hand, { ...inner, y: inner.y + i * (height + gap), height });
    });
  },
};

function drawRow(pen: Pen, hand: LaidHand, box: Box): void {
  const colour = pen.hex(hand.colour);
  const sheet = hand.best ? pen.hex("panel") : mix(pen.hex("panel"), BOARD_COLOURS.wood, 0.34);
  const edge = hand.best ? BOARD_COLOURS.brass : mix(BOARD_COLOURS.wood, pen.hex("ink"), 0.35);
  pen.shape(rect(box, pen.unit * 0.4), { fill: sheet, lift: pen.unit * 0.14 });
  drawPlate(pen, hand, { ...box, width: pen.unit * PLATE }, colour);
  pen.shape(rect(box, pen.unit * 0.4), { strokes: [{ colour: edge, width: pen.unit * (hand.best ? 0.14 : 0.06) }] });
  const left = box.x + pen.unit * (PLATE + GAP * 1.4);
  drawCards(pen, hand, inset({ ...box, x: left, width: box.x + box.width - left }, pen.unit * GAP), sheet);
}

function drawPlate(pen: Pen, hand: LaidHand, box: Box, colour: string): void {
  const ink = pen.palette.on(colour);
  pen.shape(rect(box, pen.unit * 0.4), { fill: colour });
  const left = box.x + pen.unit * 0.6;
  const middle = box.y + box.height / 2;
  const total = pen.textMid(hand.total, [box.x + box.width - pen.unit * 0.6, middle], {
    face: "bold",
    size: pen.unit * TYPE.total * 1.1,
    colour: ink,
    align: "end",
  });
  const room = box.width - total - pen.unit * 1.7;
  const lines = [hand.player, hand.note].filter((line) => line !== undefined);
  const top = middle - pen.unit * 0.62 * lines.length;
  pen.textMid(hand.name, [left, top], { face: "slab", size: pen.unit * TYPE.name, colour: ink, room });
  lines.forEach((line, i) => {
    pen.textMid(line, [left, top + pen.unit * (1.35 + i * 1.2)], { colour: ink, room });
  });
}

/** Counting cards share what room the slim ones leave, in two rows where a row is tall enough. */
function drawCards(pen: Pen, { counting, idle }: LaidHand, box: Box, sheet: string): void {
  const gap = pen.unit * GAP;
  const rows = box.height > pen.unit * 11 && counting.length > 5 ? 2 : 1;
  const height = Math.min(pen.unit * TALLEST, (box.height - gap * (rows - 1)) / rows);
  const slim = Math.min(pen.unit * SLIM, (box.width * 0.4) / Math.max(1, Math.ceil(idle.length / rows)) - gap * 0.5);
  const slimRoom = Math.ceil(idle.length / rows) * (slim + gap * 0.5);
  const inRow = Math.max(1, Math.ceil(counting.length / rows));
  const width = Math.min(pen.unit * WIDEST, (box.width - slimRoom - gap * inRow) / inRow);
  const top = box.y + (box.height - rows * height - (rows - 1) * gap) / 2;
  const place = (i: number, perRow: number, left: number, step: number, wide: number): Box => ({
    x: left + (i % perRow) * step,
    y: top + Math.floor(i / perRow) * (height + gap),
    width: wide,
    height,
  });
  counting.forEach((card, i) => {
    drawCard(pen, card, place(i, inRow, box.x, width + gap, width));
  });
  const perRow = Math.max(1, Math.ceil(idle.length / rows));
  idle.forEach((card, i) => {
    drawSlim(pen, card, place(i, perRow, box.x + box.width - slimRoom + gap * 0.5, slim + gap * 0.5, slim), sheet);
  });
}

/** Letter and value in the band, the name beneath. */
function drawCard(pen: Pen, card: LaidCard, box: Box): void {
  const suit = pen.hex(card.colour);
  const round = pen.unit * 0.28;
  const band = Math.min(pen.unit * 2.1, box.height * 0.42);
  pen.shape(rect(box, round), { fill: pen.hex("panel"), lift: pen.unit * 0.12 });
  pen.clipped(rect(box, round), () => pen.shape(rect({ ...box, height: band }), { fill: suit }));
  pen.shape(rect(box, round), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.08 }] });
  const y = box.y + band / 2;
  const look = { face: "bold", size: pen.unit * 1.55, colour: pen.palette.on(suit) } as const;
  if (box.width < pen.unit * 3) {
    pen.textMid(`${card.letter}${card.value}`, [box.x + box.width / 2, y], {
      ...look,
      align: "middle",
      room: box.width * 0.9,
    });
    return;
  }
  pen.textMid({ text: card.letter, minor: true }, [box.x + pen.unit * 0.4, y], {
    ...look,
    face: "slab",
    size: pen.unit * 1.2,
  });
  pen.textMid(card.value, [box.x + box.width - pen.unit * 0.4, y], { ...look, align: "end" });
  if (box.width >= pen.unit * NAMED) drawName(pen, card, { ...box, y: box.y + band, height: box.height - band });
}

/** As large as all its words and lines fit; a word that is too long for the smallest letters is divided. */
function drawName(pen: Pen, card: LaidCard, box: Box): void {
  const room = box.width - pen.unit * 0.36;
  const words = labelOf(card.title).text.split(" ");
  const sizes = [1.16, 1.08, 1, 0.92, 0.84, 0.76].map((share) => pen.size(pen.unit * share));
  const least = pen.size(pen.unit * 0.72);
  const fits = (size: number): boolean =>
    words.every((word) => textWidth(word, "bold", size) <= room) &&
    pen.lines(card.title, { face: "bold", size }, room).length * size * 1.1 <= box.height - pen.unit * 0.2;
  const size = sizes.find(fits) ?? least;
  const text = words.map((word) => (textWidth(word, "bold", size) > room ? divided(word) : word)).join(" ");
  const pitch = size * 1.1;
  const lines = pen.lines(text, { face: "bold", size }, room);
  const shown = lines.slice(0, Math.max(1, Math.floor((box.height - pen.unit * 0.1) / pitch)));
  const top = box.y + (box.height - shown.length * pitch) / 2 + pitch / 2;
  shown.forEach((line, i) => {
    const at = [box.x + box.width / 2, top + i * pitch] as const;
    pen.textMid({ text: line, minor: true }, at, { face: "bold", size, colour: pen.hex("ink"), align: "middle", room });
  });
}

/** In the middle, before a consonant. */
function divided(word: string): string {
  const half = Math.ceil(word.length / 2);
  const at = [half, half - 1, half + 1].find((i) => !/[aeiou]/.test(word.charAt(i))) ?? half;
  return `${word.slice(0, at)}- ${word.slice(at)}`;
}

/** What does not count: letter over value, pale. */
function drawSlim(pen: Pen, card: LaidCard, box: Box, sheet: string): void {
  const paper = mix(sheet, pen.hex("closed"), 0.75);
  const colour = pen.palette.text("muted", paper);
  const low = { ...box, y: box.y + box.height * 0.14, height: box.height * 0.72 };
  pen.shape(rect(low, pen.unit * 0.22), {
    fill: paper,
    strokes: [{ colour: mix(paper, pen.hex("ink"), 0.3), width: 1.5 }],
  });
  const x = low.x + low.width / 2;
  const look = { face: "bold", colour, align: "middle", room: low.width } as const;
  const minor = (text: string) => ({ text, minor: true });
  pen.textMid(minor(card.letter), [x, low.y + low.height * 0.28], look);
  pen.textMid(minor(card.value), [x, low.y + low.height * 0.7], look);
}
