import type { Card, Cards } from "../../scene/cards.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { RISE } from "../text-box.ts";
import { drawBadge } from "./badge.ts";

/** Height of a card as a multiple of its width. */
const SHAPE = 1.36;
const WIDEST = 11;

interface Dealt {
  readonly card: Card;
  readonly box: Box;
  /** Pixels of its left edge that are seen, when the next one lies on it. */
  readonly covered?: number;
}

const columnsOf = (cards: Cards): number =>
  Math.max(1, cards.arrange === "fan" ? cards.cards.length : Math.min(cards.columns ?? 5, cards.cards.length));

function gridWidth(pen: Pen, cards: Cards, width: number): number {
  const columns = columnsOf(cards);
  return Math.min(pen.unit * WIDEST, (width - gapOf(pen) * (columns - 1)) / columns);
}

const gapOf = (pen: Pen): number => pen.unit * 0.6;
const fanWidth = (pen: Pen, width: number): number => Math.min(pen.unit * WIDEST * 0.8, width * 0.3);

export const cardsPanel = {
  natural(pen: Pen, cards: Cards, width: number): number {
    if (cards.cards.length === 0) return pen.unit * 2;
    if (cards.arrange === "fan") return fanWidth(pen, width) * SHAPE + pen.unit * 0.4;
    const rows = Math.ceil(cards.cards.length / columnsOf(cards));
    return rows * gridWidth(pen, cards, width) * SHAPE + (rows - 1) * gapOf(pen);
  },

  draw(pen: Pen, cards: Cards, box: Box): void {
    for (const dealt of cards.arrange === "fan" ? fan(pen, cards, box) : grid(pen, cards, box)) drawCard(pen, dealt);
  },
};

function grid(pen: Pen, cards: Cards, box: Box): Dealt[] {
  const columns = columnsOf(cards);
  const rows = Math.max(1, Math.ceil(cards.cards.length / columns));
  const width = gridWidth(pen, cards, box.width);
  const height = Math.min(width * SHAPE, (box.height - gapOf(pen) * (rows - 1)) / rows);
  const left = box.x + (box.width - columns * width - (columns - 1) * gapOf(pen)) / 2;
  return cards.cards.map((card, index) => ({
    card,
    box: {
      x: left + (index % columns) * (width + gapOf(pen)),
      y: box.y + Math.floor(index / columns) * (height + gapOf(pen)),
      width,
      height,
    },
  }));
}

function fan(pen: Pen, cards: Cards, box: Box): Dealt[] {
  const width = fanWidth(pen, box.width);
  const count = cards.cards.length;
  const step = count > 1 ? Math.min(width * 0.72, (box.width - width) / (count - 1)) : 0;
  const left = box.x + (box.width - width - step * (count - 1)) / 2;
  return cards.cards.map((card, index) => ({
    card,
    ...(index < count - 1 ? { covered: step } : {}),
    box: { x: left + step * index, y: box.y + pen.unit * 0.2, width, height: Math.min(width * SHAPE, box.height) },
  }));
}

function drawCard(pen: Pen, { card, box, covered }: Dealt): void {
  const dimmed = card.state === "dimmed";
  const round = pen.unit * 0.45;
  const paper = dimmed ? mix(pen.hex("closed"), pen.hex("paper"), 0.45) : pen.hex("panel");
  const suit = dimmed ? mix(pen.hex(card.colour), paper, 0.62) : pen.hex(card.colour);
  if (card.isNew) {
    const glow = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10 };
    pen.shape(rect(glow, round + 5), { fill: pen.hex("new") });
  }
  pen.shape(rect(box, round), { fill: paper, lift: pen.unit * (dimmed ? 0.1 : 0.28) });
  if (card.state === "back") drawBack(pen, card, box, suit);
  else if (covered !== undefined) drawEdge(pen, card, { ...box, width: covered }, { suit, paper });
  else drawFront(pen, card, box, { suit, paper, dimmed });
  const rim = mix(suit, pen.hex("ink"), dimmed ? 0.05 : 0.3);
  pen.shape(rect(box, round), { strokes: [{ colour: rim, width: pen.unit * 0.1 }] });
}

function drawBack(pen: Pen, card: Card, box: Box, suit: string): void {
  const margin = pen.unit * 0.35;
  const inner = {
    x: box.x + margin,
    y: box.y + margin,
    width: box.width - 2 * margin,
    height: box.height - 2 * margin,
  };
  pen.shape(rect(inner, pen.unit * 0.3), {
    fill: suit,
    pattern: { kind: "cross", colour: mix(suit, pen.hex("panel"), 0.22), step: pen.unit * 0.55 },
  });
  const middle = box.y + box.height / 2;
  pen.shape(rect({ ...inner, y: middle - pen.unit * 0.95, height: pen.unit * 1.9 }), { fill: suit });
  pen.textMid(card.title, [box.x + box.width / 2, middle], {
    face: "bold",
    colour: pen.palette.on(suit),
    align: "middle",
    room: inner.width * 0.94,
  });
}

/** What is seen of a covered card: letter and worth in its suit's strip, its title upwards beside them. */
function drawEdge(pen: Pen, card: Card, box: Box, look: { suit: string; paper: string }): void {
  const unit = pen.unit;
  const strip = Math.min(unit * 1.7, box.width);
  pen.clipped(rect({ ...box, width: box.width + unit }, unit * 0.45), () => {
    pen.shape(rect({ ...box, width: strip }), { fill: look.suit });
  });
  const x = box.x + strip / 2;
  const style = { face: "slab", size: "body", colour: pen.palette.on(look.suit), align: "middle" } as const;
  [card.letter, card.value].forEach((text, index) => {
    if (text !== undefined) pen.textMid(text, [x, box.y + unit * (1.1 + index * 1.4)], { ...style, room: strip * 0.9 });
  });
  const room = box.height - unit;
  const pitch = unit * 1.15;
  const lines = pen.lines(card.title, { face: "bold" }, room);
  const fits = Math.max(1, Math.floor((box.width - strip - unit * 0.2) / pitch));
  const shown = lines.length > fits ? [...lines.slice(0, fits - 1), lines.slice(fits - 1).join(" ")] : lines;
  const colour = pen.palette.text("ink", look.paper);
  shown.forEach((text, index) => {
    const at = [box.x + strip + unit * 0.8 + index * pitch, box.y + box.height - unit * 0.5] as const;
    pen.textMid({ ...labelOf(card.title), text }, at, { face: "bold", colour, turn: -90, room });
  });
}

function drawFront(pen: Pen, card: Card, box: Box, look: { suit: string; paper: string; dimmed: boolean }): void {
  const unit = pen.unit;
  const head = unit * 2.1;
  const ink = pen.palette.on(look.suit);
  pen.clipped(rect(box, unit * 0.45), () => pen.shape(rect({ ...box, height: head }), { fill: look.suit }));
  const y = box.y + head / 2;
  if (card.letter) {
    pen.textMid(card.letter, [box.x + unit * 0.55, y], {
      face: "slab",
      size: "large",
      colour: ink,
      room: box.width * 0.4,
    });
  }
  if (card.value !== undefined) drawWorth(pen, card, box, y, look);
  const text = look.dimmed ? pen.palette.text("muted", look.paper) : pen.hex("ink");
  const bottom = drawTitle(pen, card, { ...box, y: box.y + head }, text);
  drawLower(pen, card, { ...box, y: bottom, height: box.y + box.height - bottom }, look, text);
  if (card.badge)
    drawBadge(pen, card.badge, [box.x + box.width - unit * 1.1, box.y + box.height - unit * 1.1], unit * 0.85);
}

/** The card's worth in a round field at the right of its head. */
function drawWorth(pen: Pen, card: Card, box: Box, y: number, look: { suit: string; paper: string }): void {
  const value = card.value ?? "";
  const radius = pen.unit * 0.86;
  const width = Math.max(radius * 2, pen.width(value, { face: "slab", size: "body" }) + pen.unit * 0.7);
  const right = box.x + box.width - pen.unit * 0.4;
  const field = { x: right - width, y: y - radius, width, height: radius * 2 };
  pen.shape(rect(field, radius), { fill: look.paper });
  const style = { face: "slab", size: "body", colour: pen.palette.text("ink", look.paper), align: "middle" } as const;
  pen.textMid(value, [right - width / 2, y], { ...style, room: width });
}

/** Up to three lines; tells where they end. */
function drawTitle(pen: Pen, card: Card, box: Box, colour: string): number {
  const room = box.width - pen.unit * 0.9;
  const style = { face: "bold", size: "body", colour, align: "middle" } as const;
  const lines = pen.lines(card.title, style, room);
  const shown = lines.length > 3 ? [...lines.slice(0, 2), lines.slice(2).join(" ")] : lines;
  const pitch = pen.size("body") * 1.14;
  shown.forEach((text, index) => {
    const at = box.y + pen.unit * 0.55 + pen.size("body") * RISE + index * pitch;
    pen.text({ ...labelOf(card.title), text }, [box.x + box.width / 2, at], { ...style, room });
  });
  return box.y + pen.unit * 0.6 + shown.length * pitch;
}

function drawLower(pen: Pen, card: Card, box: Box, look: { suit: string; paper: string }, text: string): void {
  const unit = pen.unit;
  const foot = card.footer === undefined ? 0 : unit * 1.5;
  const centre = box.x + box.width / 2;
  if (card.footer !== undefined) {
    const y = box.y + box.height - unit * 0.55;
    const room = box.width - unit * (card.badge ? 2.6 : 0.8);
    pen.text(card.footer, [centre, y], { size: "small", colour: text, align: "middle", room });
  }
  const height = box.height - foot;
  if (card.body !== undefined) {
    const lines = pen.lines(card.body, {}, box.width - unit * 0.9);
    const fits = Math.max(0, Math.floor((height - unit * 0.4) / (unit * 1.2)));
    const shown =
      lines.length > fits ? [...lines.slice(0, fits - 1), lines.slice(Math.max(0, fits - 1)).join(" ")] : lines;
    shown.forEach((line, index) => {
      const at = box.y + unit * 1.15 + index * unit * 1.2;
      const words = { ...labelOf(card.body ?? ""), text: line };
      pen.text(words, [centre, at], { colour: text, align: "middle", room: box.width - unit * 0.7 });
    });
  } else if (card.pictogram && height > unit * 1.4) {
    const art = { x: box.x + unit * 0.5, y: box.y + unit * 0.2, width: box.width - unit, height: height - unit * 0.4 };
    pen.shape(rect(art, unit * 0.3), { fill: mix(look.suit, look.paper, 0.84) });
    const edge = Math.min(art.height * 0.7, art.width * 0.5);
    const colour = mix(look.suit, look.paper, 0.1);
    drawPictogram(pen, card.pictogram, centred([centre, art.y + art.height / 2], edge, edge), colour);
  }
}
