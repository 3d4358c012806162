/** Draws all hands on the table, a row for each seat: whose it is, its total, and its cards. */
import type { Hands, LaidCard, LaidHand } from "../../scene/hands.ts";
import type { Label } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { textWidth } from "../fonts.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawEmblem } from "../pictograms.ts";
import { type Box, centred, inset, rect } from "../primitives.ts";
import { BOARD_COLOURS, CARD_COLOURS, TYPE } from "../style.ts";

/** In units: the plate at the left of a hand; a row from which on its total has a line of its own; its room above and below, and at the sides. */
const PLATE = 12;
const TALL = 10;
const EDGE = { high: 0.25, wide: 0.6 } as const;
/** Heights of lines as multiples of their letters. */
const PITCH = 1.12;
/** Letters of the player's name, in units: the largest that fit. */
const PLAYER = [1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.09] as const;
const NOTE = 1.09;
/** A total that has its own line. */
const TOTAL = { most: 4.6, least: 2.8 } as const;

/** A line of the plate: what it says, and how large. */
interface Line {
  readonly words: Label;
  readonly face: "slab" | "bold" | "regular";
  readonly size: number;
}

/** Whose hand it is, who plays it and what it comes to, with letters as large as there is room for. */
function drawHandPlate(pen: Pen, hand: LaidHand, box: Box, colour: string): void {
  const ink = pen.palette.on(colour);
  pen.shape(rect(box, pen.unit * 0.4), { fill: colour });
  const tall = box.height >= pen.unit * TALL;
  const room = box.width - 2 * pen.unit * EDGE.wide;
  const height = box.height - 2 * pen.unit * EDGE.high;
  const lines = tall ? stacked(pen, hand, room, height) : headed(pen, hand, room, height);
  const left = box.x + pen.unit * EDGE.wide;
  let y = box.y + (box.height - heightOf(lines)) / 2;
  lines.forEach(({ words, face, size }, i) => {
    const middle = y + (size * PITCH) / 2;
    const right = left + room;
    if (i === 0 && !tall) {
      const total = { face: "bold", size, colour: ink, align: "end" } as const;
      const name = room - pen.textMid(hand.total, [right, middle], total) - pen.unit * 0.4;
      pen.textMid(words, [left, middle], { face, size: pen.unit * TYPE.name, colour: ink, room: name });
    } else pen.textMid(words, [left, middle], { face, size, colour: ink, room });
    y += size * PITCH;
  });
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { size }) => sum + size * PITCH, 0);

/** A low plate: the total beside the name. */
function headed(pen: Pen, hand: LaidHand, room: number, height: number): Line[] {
  const head: Line = { words: labelOf(hand.name), face: "slab", size: pen.unit * TYPE.total };
  const note = noteOf(pen, hand);
  return [head, ...playerOf(pen, hand, room, height - heightOf([head, ...note])), ...note];
}

/** A tall plate: the total under the name, as large as the rest leaves room for. */
function stacked(pen: Pen, hand: LaidHand, room: number, height: number): Line[] {
  const name: Line = { words: labelOf(hand.name), face: "slab", size: pen.unit * TYPE.name * 1.3 };
  const note = noteOf(pen, hand);
  const least = pen.unit * TOTAL.least * PITCH;
  const player = playerOf(pen, hand, room, height - heightOf([name, ...note]) - least);
  const left = (height - heightOf([name, ...player, ...note])) / PITCH;
  const total: Line = { words: labelOf(hand.total), face: "bold", size: Math.min(left, pen.unit * TOTAL.most) };
  return [name, total, ...player, ...note];
}

const noteOf = (pen: Pen, { note }: LaidHand): Line[] =>
  note === undefined ? [] : [{ words: labelOf(note), face: "regular", size: pen.unit * NOTE }];

/** On one line or two. */
function playerOf(pen: Pen, { player }: LaidHand, room: number, height: number): Line[] {
  if (player === undefined) return [];
  const set = (size: number): Line[] =>
    pen.inTwo(player, room, size).map((words) => ({ words, face: "regular", size }));
  const fits = (lines: readonly Line[]): boolean =>
    heightOf(lines) <= height && lines.every(({ words, size }) => pen.width(words, { size }) <= room);
  const sizes = PLAYER.map((share) => pen.unit * share);
  return sizes.map(set).find(fits) ?? set(pen.unit);
}

/** In units: a card without a name, gaps. */
const SLIM = { width: 2.3, height: 4.6 } as const;
const GAP = 0.28;
/** The widest and tallest a card is, in units, and its greatest height as a multiple of its width. */
const WIDEST = 12;
const TALLEST = 11;
const SLENDER = 1.4;
/** From here on a card stands upright, and its longest word has room. */
const UPRIGHT = { width: 5.9, height: 4.2 } as const;
/** A card this tall has room for a drawing above its name; where all are this tall, they are this wide. */
const DRAWN = { height: 6.4, width: 8 } as const;
/** A lying card with room for its name. */
const LYING = { width: 7.2, height: 1.7, widest: 10.5 } as const;

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
  const edge = hand.best ? BOARD_COLOURS.gold : mix(BOARD_COLOURS.wood, pen.hex("ink"), 0.35);
  pen.shape(rect(box, pen.unit * 0.4), { fill: sheet, lift: pen.unit * 0.14 });
  drawHandPlate(pen, hand, { ...box, width: pen.unit * PLATE }, colour);
  const frame = hand.best ? inset(box, -pen.unit * 0.12) : box;
  if (hand.best)
    pen.shape(rect(frame, pen.unit * 0.4), { strokes: [{ colour: BOARD_COLOURS.strip, width: pen.unit * 0.46 }] });
  pen.shape(rect(frame, pen.unit * 0.4), { strokes: [{ colour: edge, width: pen.unit * (hand.best ? 0.26 : 0.06) }] });
  const left = box.x + pen.unit * (PLATE + GAP * 1.4);
  drawCards(pen, hand, inset({ ...box, x: left, width: box.x + box.width - left }, pen.unit * GAP), sheet);
}

/** How cards are arranged: upright ones with their names beneath, or, where a row is low, lying ones with their names beside. */
interface Arrangement {
  readonly rows: number;
  readonly lying: boolean;
  readonly width: number;
  readonly height: number;
}

/** Counting cards share what room the slim ones leave, in as few rows as leave room for their names. */
function drawCards(pen: Pen, { counting, idle, empty }: LaidHand, box: Box, sheet: string): void {
  if (counting.length + idle.length === 0 && empty !== undefined)
    pen.textMid(empty, [box.x + pen.unit, box.y + box.height / 2], {
      size: "large",
      colour: pen.palette.text("muted", sheet),
      room: box.width - pen.unit * 2,
    });
  const gap = pen.unit * GAP;
  const slim = Math.min(pen.unit * SLIM.width, (box.width * 0.32) / Math.max(1, idle.length) - gap * 0.5);
  const slimRoom = idle.length * (slim + gap * 0.5);
  const { rows, lying, width, height } = arranged(pen, counting.length, box, slimRoom);
  const inRow = Math.max(1, Math.ceil(counting.length / rows));
  const top = box.y + (box.height - rows * height - (rows - 1) * gap) / 2;
  counting.forEach((card, i) => {
    const [across, down] = [i % inRow, Math.floor(i / inRow)];
    const place = { x: box.x + across * (width + gap), y: top + down * (height + gap), width, height };
    if (lying) drawLying(pen, card, place);
    else drawUpright(pen, card, place);
  });
  const low = Math.min(box.height * 0.8, pen.unit * SLIM.height);
  idle.forEach((card, i) => {
    const x = box.x + box.width - slimRoom + gap * 0.5 + i * (slim + gap * 0.5);
    drawSlim(pen, card, { x, y: box.y + (box.height - low) / 2, width: slim, height: low }, sheet);
  });
}

function arranged(pen: Pen, cards: number, box: Box, slimRoom: number): Arrangement {
  const gap = pen.unit * GAP;
  const all = [1, 2, 3, 4].map((rows): Arrangement => {
    const inRow = Math.max(1, Math.ceil(cards / rows));
    const high = Math.min(pen.unit * TALLEST, (box.height - gap * (rows - 1)) / rows);
    const lying = high < pen.unit * UPRIGHT.height;
    const widest = pen.unit * (lying ? LYING.widest : WIDEST);
    const width = Math.min(widest, (box.width - slimRoom - gap * inRow) / inRow);
    return { rows, lying, width, height: Math.min(high, Math.max(width * SLENDER, pen.unit * UPRIGHT.height)) };
  });
  const roomy = ({ width, height }: Arrangement): boolean =>
    width >= pen.unit * DRAWN.width && height >= pen.unit * DRAWN.height;
  const named = ({ lying, width, height }: Arrangement): boolean =>
    width >= pen.unit * (lying ? LYING.width : UPRIGHT.width) && height >= pen.unit * LYING.height;
  return (
    all.find(roomy) ??
    all.find(named) ??
    all.findLast(({ height }) => height >= pen.unit * LYING.height) ??
    inOneRow(all)
  );
}

const inOneRow = ([first]: readonly Arrangement[]): Arrangement =>
  first ?? { rows: 1, lying: false, width: 0, height: 0 };

/** Letter and value in the band, the name beneath. */
function drawUpright(pen: Pen, card: LaidCard, box: Box): void {
  const suit = pen.hex(card.colour);
  const round = pen.unit * 0.28;
  const large = Math.max(1, Math.min(1.4, box.height / (pen.unit * DRAWN.height)));
  const band = Math.min(pen.unit * 2.1 * large, box.height * 0.42);
  pen.shape(rect(box, round), { fill: pen.hex("panel"), lift: pen.unit * 0.12 });
  pen.clipped(rect(box, round), () => pen.shape(rect({ ...box, height: band }), { fill: suit }));
  pen.shape(rect(box, round), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.08 }] });
  const y = box.y + band / 2;
  const colour = pen.palette.on(suit);
  pen.textMid({ text: card.letter, minor: true }, [box.x + pen.unit * 0.4, y], {
    face: "slab",
    size: pen.unit * 1.2 * large,
    colour,
  });
  const right = box.x + box.width - pen.unit * 0.4;
  pen.textMid(card.value, [right, y], { face: "bold", size: pen.unit * 1.55 * large, colour, align: "end" });
  const below = { ...box, y: box.y + band, height: box.height - band };
  const drawn = card.art && box.height >= pen.unit * DRAWN.height ? below.height * 0.42 : 0;
  if (card.art && drawn > 0)
    drawEmblem(pen, card.art, centred([box.x + box.width / 2, below.y + drawn * 0.56], drawn * 0.94, drawn * 0.94), {
      light: CARD_COLOURS.lit,
      shade: mix(suit, pen.hex("panel"), 0.45),
      edge: pen.hex("ink"),
    });
  drawName(pen, card, { ...below, y: below.y + drawn, height: below.height - drawn }, 1.4 * large);
}

/** Value over letter at the left, the name beside them; side by side where there is no room for both. */
function drawLying(pen: Pen, card: LaidCard, box: Box): void {
  const suit = pen.hex(card.colour);
  const round = pen.unit * 0.28;
  const tall = box.height >= pen.unit * 2.6;
  const tab = pen.unit * (tall ? 1.7 : 2.7);
  pen.shape(rect(box, round), { fill: pen.hex("panel"), lift: pen.unit * 0.12 });
  pen.clipped(rect(box, round), () => pen.shape(rect({ ...box, width: tab }), { fill: suit }));
  pen.shape(rect(box, round), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.08 }] });
  const colour = pen.palette.on(suit);
  const middle = box.y + box.height / 2;
  const at = (across: number, down: number): readonly [number, number] => [
    box.x + tab * across,
    middle + box.height * down,
  ];
  pen.textMid(card.value, tall ? at(0.5, -0.2) : at(0.7, 0), {
    face: "bold",
    size: pen.unit * 1.55,
    colour,
    align: "middle",
  });
  const letter = { face: "slab", size: pen.unit * 1.1, colour, align: "middle" } as const;
  pen.textMid({ text: card.letter, minor: true }, tall ? at(0.5, 0.26) : at(0.3, 0), letter);
  drawName(pen, card, { ...box, x: box.x + tab, width: box.width - tab }, 1.16);
}

/** As large as all its words and lines fit; a word that is too long for the smallest letters is divided. */
function drawName(pen: Pen, card: LaidCard, box: Box, largest: number): void {
  const room = box.width - pen.unit * 0.6;
  const words = labelOf(card.title).text.split(" ");
  const shares = [1.96, 1.8, 1.66, 1.52, 1.4, 1.28, 1.16, 1.08, 1, 0.92, 0.84, 0.76].filter(
    (share) => share <= largest,
  );
  const sizes = shares.map((share) => pen.size(pen.unit * share));
  const least = pen.size(pen.unit * 0.72);
  const fits = (size: number): boolean =>
    words.every((word) => textWidth(word, "bold", size) <= room) &&
    pen.lines(card.title, { face: "bold", size }, room).length * size * 1.1 <= box.height - pen.unit * 0.1;
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
  pen.shape(rect(box, pen.unit * 0.22), {
    fill: paper,
    strokes: [{ colour: mix(paper, pen.hex("ink"), 0.3), width: 1.5 }],
  });
  const x = box.x + box.width / 2;
  const size = Math.min(pen.unit * 1.35, box.width * 0.75, box.height * 0.3);
  const look = { face: "bold", size, colour, align: "middle", room: box.width } as const;
  const minor = (text: string) => ({ text, minor: true });
  pen.textMid(minor(card.letter), [x, box.y + box.height * 0.29], look);
  pen.textMid(minor(card.value), [x, box.y + box.height * 0.7], look);
}
