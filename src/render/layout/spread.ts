import type { Card } from "../../scene/cards.ts";
import type { Spread } from "../../scene/reports.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, line, rect } from "../primitives.ts";
import { MARK_COLOURS } from "../style.ts";

/** Cards in a row, by their number: few are tall ones, many lie in rows and have no scene. */
const PER_ROW = 5;
const HIGHEST = 31;
/** Letters of few cards are larger. */
const LARGE = 1.26;
const LARGEST = 1.5;
/** One or two cards are as wide as if so many lay there. */
const FEWEST = 2.6;
const GAP = 0.5;
const LINK = 1.6;
/** Height of small cards. */
const SMALL = 5.6;
/** Fewer small cards are no wider. */
const WIDE = 4;

const rowsOf = ({ cards }: Spread): number => (cards.length <= 6 ? 1 : cards.length <= 12 ? 2 : 3);
const acrossOf = (spread: Spread): number => Math.max(3, Math.ceil(spread.cards.length / rowsOf(spread)));

export const spreadPanel = {
  natural: (pen: Pen, spread: Spread): number => {
    if (spread.style === "small") return pen.unit * SMALL;
    return pen.unit * (rowsOf(spread) === 1 ? 20 : 13 * rowsOf(spread));
  },

  draw(pen: Pen, spread: Spread, box: Box): void {
    if (spread.style === "small") {
      drawSmallCards(pen, spread.cards, { ...box, height: Math.min(box.height, pen.unit * SMALL) });
      return;
    }
    const rows = rowsOf(spread);
    const across = acrossOf(spread);
    const links = (spread.links ?? []).length > 0 && rows === 1 ? pen.unit * LINK : 0;
    const gap = pen.unit * GAP;
    const most = box.width / (spread.cards.length <= 2 ? FEWEST : spread.cards.length <= 3 ? PER_ROW - 1 : PER_ROW);
    const width = Math.min((box.width - gap * (across - 1)) / across, most);
    const scale = rows > 1 || spread.cards.length > PER_ROW ? 1 : spread.cards.length <= 2 ? LARGEST : LARGE;
    const height = Math.min((box.height - links - gap * (rows - 1)) / rows, pen.unit * HIGHEST);
    const places = spread.cards.map((_card, i): Box => {
      const row = Math.floor(i / across);
      const inRow = Math.min(across, spread.cards.length - row * across);
      const left = box.x + (box.width - inRow * width - (inRow - 1) * gap) / 2;
      return { x: left + (i % across) * (width + gap), y: box.y + row * (height + gap), width, height };
    });
    spread.cards.forEach((card, i) => {
      const place = places[i];
      if (place) drawCard(pen, card, place, scale);
    });
    if (links > 0) drawLinks(pen, spread, places, links);
  },
};

/** A bracket under two cards that combine, with what they make. */
function drawLinks(pen: Pen, spread: Spread, places: readonly Box[], room: number): void {
  const { unit } = pen;
  const shown = spread.links ?? [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  for (const { from, to, label } of shown) {
    const [a, b] = [places[Math.min(from, to)], places[Math.max(from, to)]];
    if (!a || !b) continue;
    const [left, right] = [a.x + a.width / 2, b.x + b.width / 2];
    const width = pen.width(label, { face: "bold", size: unit * 1.04 }) + unit;
    const middle = (left + right) / 2;
    if (middle - width / 2 < freeFrom) continue;
    freeFrom = middle + width / 2 + unit * 0.4;
    const y = a.y + a.height + room * 0.58;
    const colour = "#5f5322";
    pen.shape(
      line([
        [left, a.y + a.height + unit * 0.15],
        [left, y],
        [right, y],
        [right, b.y + b.height + unit * 0.15],
      ]),
      { strokes: [{ colour, width: unit * 0.14 }] },
    );
    pen.shape(rect(centred([middle, y], width, unit * 1.4), unit * 0.7), { fill: colour });
    pen.textMid(label, [middle, y], { face: "bold", size: unit * 1.04, colour: "#fff8e6", align: "middle" });
  }
}

function drawCard(pen: Pen, card: Card, box: Box, scale: number): void {
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

const SKIES = {
  day: { high: "#f3d79a", low: "#fbeecb", town: "#b98d4e", sun: "#fff6dc" },
  dusk: { high: "#6b2118", low: "#e08a3c", town: "#3a1210", sun: "#f6c766" },
  night: { high: "#15203f", low: "#3a557d", town: "#0b1226", sun: "#f2ead0" },
  storm: { high: "#3c4a3a", low: "#8d9a72", town: "#202a20", sun: "#dfe3c4" },
} as const;

/** Bands of sky, a sun or moon, roofs of a town, and what the card is about. */
function drawScene(pen: Pen, card: Card, box: Box): void {
  const sky = SKIES[card.sky ?? "day"];
  const bands = 9;
  for (let i = 0; i < bands; i++) {
    const y = box.y + (box.height * i) / bands;
    pen.shape(rect({ ...box, y, height: box.height / bands + 1 }), { fill: mix(sky.high, sky.low, i / (bands - 1)) });
  }
  const sun: Point = [box.x + box.width * 0.74, box.y + box.height * 0.3];
  if (card.worth === undefined) pen.shape(circle(sun, box.height * 0.13), { fill: sky.sun, opacity: 0.9 });
  drawTown(pen, box, sky.town, labelOf(card.title).text);
  const art = card.art ?? card.pictogram;
  if (!art) return;
  const size = box.height * 0.66;
  const at: Point = [box.x + box.width * (card.worth === undefined ? 0.44 : 0.32), box.y + box.height * 0.5];
  for (const [dx, dy, colour] of [
    [0.03, 0.04, mix(sky.town, "#000000", 0.4)],
    [0, 0, "#fbf3dd"],
  ] as const)
    drawPictogram(pen, art, centred([at[0] + dx * size, at[1] + dy * size], size, size), colour);
  if (card.worth !== undefined)
    drawWorth(pen, card.worth, [box.x + box.width * 0.74, at[1]], Math.min(size * 0.5, box.width * 0.22));
}

/** What a card is worth, large, where the sun would stand. */
function drawWorth(pen: Pen, worth: NonNullable<Card["worth"]>, at: Point, radius: number): void {
  pen.shape(circle(at, radius), {
    fill: "#fffaf0",
    lift: radius * 0.08,
    strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }],
  });
  pen.textMid(worth, at, { face: "bold", size: radius * 1.45, colour: pen.hex("ink"), align: "middle" });
}

/** Roofs, domes and minarets, in an order of their own for each card. */
function drawTown(pen: Pen, box: Box, colour: string, name: string): void {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const next = (): number => {
    seed = (seed * 137 + 71) % 9973;
    return seed / 9973;
  };
  const ground = box.y + box.height;
  for (let x = box.x; x < box.x + box.width; ) {
    const width = box.width * (0.08 + next() * 0.12);
    const height = box.height * (0.12 + next() * 0.2);
    pen.shape(rect({ x, y: ground - height, width: width + 1, height }), { fill: colour });
    const kind = next();
    if (kind < 0.2) pen.shape(circle([x + width / 2, ground - height], width * 0.4), { fill: colour });
    else if (kind < 0.34)
      pen.shape(rect({ x: x + width * 0.4, y: ground - height * 1.9, width: width * 0.16, height }), { fill: colour });
    x += width;
  }
}

/** Small cards in a row, for what everyone has: value left in its colour, name and kind right. */
function drawSmallCards(pen: Pen, cards: readonly Card[], box: Box): void {
  const gap = pen.unit * 0.5;
  const width = (box.width - gap * (cards.length - 1)) / Math.max(WIDE, cards.length);
  const left = box.x + (box.width - cards.length * (width + gap) + gap) / 2;
  cards.forEach((card, i) => {
    drawSmall(pen, card, { ...box, x: left + i * (width + gap), width });
  });
}

function drawSmall(pen: Pen, card: Card, box: Box): void {
  const { unit } = pen;
  const off = card.state === "dimmed";
  const paper = off ? "#c9bd9f" : "#fbf5e6";
  const colour = off ? "#6b614d" : pen.hex(card.colour);
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
  const room = box.x + box.width - unit * 0.3 - left;
  const lines = pen.lines(card.title, { face: "bold", size: unit * 1.02 }, room).slice(0, 3);
  lines.forEach((text, i) => {
    pen.textMid({ ...labelOf(card.title), text }, [left, box.y + unit * (0.95 + i * 1.14)], {
      face: "bold",
      size: unit * 1.02,
      colour: pen.hex("ink"),
      room,
    });
  });
  const low = box.y + box.height - unit * 0.75;
  if (card.stamp !== undefined)
    pen.textMid(card.stamp, [left, low], { face: "bold", size: unit, colour: "#7d130b", room });
  else if (card.footer !== undefined)
    pen.textMid(card.footer, [left, low], {
      face: "italic",
      size: unit,
      colour: off ? pen.hex("ink") : "#5f4d2c",
      room,
    });
}
