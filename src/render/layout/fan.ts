/** Draws a fan of small cards on the map, those that lie face down under the others. */

import { cosine, inRadians, sine, squared } from "#scene";
import type { Fan } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { centred, circle, type Outline, rings } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS } from "../style.ts";
import type { MapFrame } from "./map-frame.ts";

/** Width of a card as a share of its height, at most and at least, and height of its band. */
const SLIM = 0.72;
const SLIMMEST = 0.3;
const BAND = 0.37;
/** Degrees between the first and the last card of a full fan. */
const SPAN = 26;
/** Cards that can be told apart in a fan. */
const MOST = 10;
/** Share of a card that is seen beside the next one. */
const SEEN = 0.78;
/** Width that is seen of a heap beside the first card, and width of its cards, as shares of a card's height. */
const HEAP = 0.3;
const HEAP_CARD = 0.46;

/** A card in a fan: its middle, and how it is turned. */
interface Held {
  readonly at: Point;
  readonly turn: number;
  /** Width that the next card leaves to be seen. */
  readonly seen: number;
}

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Places and draws small cards in an arc; what lies face down comes first, under the others. */
export function drawFan(pen: Pen, frame: MapFrame, fan: Fan): void {
  const height = fan.size * frame.scale;
  const [x, y] = frame.place(fan.at);
  const shown = fan.cards.slice(0, MOST);
  const hidden = (fan.faceDown ?? 0) + fan.cards.length - shown.length;
  const backs = shown.length === 0 ? Math.min(hidden, MOST) : 0;
  const piled = shown.length > 0 && hidden > 0;
  const room = (fan.width ?? fan.size * SLIM * 3.5) * frame.scale;
  const card: Shape = { width: slim(shown.length || backs, room, height, piled), height };
  const places = arc([x + (piled ? height * (HEAP / 2) : 0), y], shown.length || backs, card);
  const [first] = places;
  if (piled && first) drawPile(pen, first, card, hidden);
  places.forEach((held, i) => {
    const face = shown[i];
    if (face) drawFace(pen, fan, face, held, card);
    else drawBack(pen, fan, held, card, i >= backs - (fan.newest ?? 0));
  });
  const right = (places.at(-1)?.at[0] ?? x) + card.width * 0.5;
  const from = right + height * 0.16;
  const most = frame.box.x + frame.box.width - pen.unit * EDGE - from;
  drawSum(pen, fan, { at: [from, y - height * BASE], height, room: most });
}

/** Many cards are slimmer, so that each shows as much of itself as the next; the last one is hardly wider. */
function slim(all: number, room: number, height: number, piled: boolean): number {
  const cards = 1 + SEEN * Math.max(0, all - 1);
  return Math.max(height * SLIMMEST, Math.min(height * SLIM, (room - (piled ? height * HEAP : 0)) / cards));
}

/** Middles along an arc whose ends are at the given height, left to right. */
function arc([x, y]: Point, all: number, card: Shape): Held[] {
  const step = all > 1 ? card.width * SEEN : 0;
  const whole = step * (all - 1);
  const bow = card.height * 0.2 * Math.min(1, whole / (card.width * 3));
  return Array.from({ length: all }, (_, i) => {
    const share = all > 1 ? i / (all - 1) - 0.5 : 0;
    const turn = share * Math.min(SPAN, all * 5.5, (step / card.height) * 60 + 6);
    const rise = bow * (1 - squared(2 * share)) + (Math.abs(sine(inRadians(turn))) * card.width) / 2;
    const seen = all > 1 ? Math.min(card.width, step * (i === all - 1 ? 1.15 : 1)) : card.width;
    return { at: [x + share * whole, y - card.height / 2 - rise], turn, seen };
  });
}

/** An upright box around a card's middle, as a turned outline. `part`: from and to, shares of its height. */
function turned(
  { at, turn }: Pick<Held, "at" | "turn">,
  card: Shape,
  [from, to]: readonly [number, number] = [0, 1],
  grown = 0,
): Outline {
  const [w, top, bottom] = [
    card.width / 2 + grown,
    (from - 0.5) * card.height - grown,
    (to - 0.5) * card.height + grown,
  ];
  const corners: Point[] = [
    [-w, top],
    [w, top],
    [w, bottom],
    [-w, bottom],
  ];
  return rings(corners.map((corner) => around({ at, turn }, corner)));
}

function around({ at, turn }: Pick<Held, "at" | "turn">, [dx, dy]: Point): Point {
  const angle = inRadians(turn);
  return [at[0] + dx * cosine(angle) - dy * sine(angle), at[1] + dx * sine(angle) + dy * cosine(angle)];
}

const ink = (pen: Pen): string => pen.hex("ink");

function drawFace(pen: Pen, fan: Fan, face: Fan["cards"][number], held: Held, card: Shape): void {
  const suit = pen.hex(fan.colour);
  const edge = card.height * 0.024;
  if (face.isNew) pen.shape(turned(held, card, [0, 1], edge * 2.6), { fill: MARK_COLOURS.news });
  pen.shape(turned(held, card), { fill: pen.hex("panel"), lift: card.height * 0.05 });
  pen.shape(turned(held, card, [0, BAND]), { fill: suit });
  pen.shape(turned(held, card, [0.93, 1]), { fill: suit });
  pen.shape(turned(held, card), { strokes: [{ colour: ink(pen), width: edge }] });
  const middle = (held.seen - card.width) / 2 - card.width * (held.seen < card.width ? 0.035 : 0);
  const letters = { face: "bold", align: "middle", turn: held.turn } as const;
  const colour = pen.palette.on(suit);
  pen.textMid({ text: face.letter, minor: true }, around(held, [middle, card.height * (BAND / 2 - 0.5)]), {
    ...letters,
    size: Math.min(card.height * 0.27, held.seen * 0.95),
    colour,
  });
  pen.textMid({ text: face.value, minor: held.seen < card.width * 0.3 }, around(held, [middle, card.height * 0.16]), {
    ...letters,
    size: Math.min(card.height * 0.44, held.seen * 1.25),
    colour: ink(pen),
  });
}

function drawBack(pen: Pen, fan: Fan, held: Held, card: Shape, isNew: boolean): void {
  const suit = mix(pen.hex(fan.colour), BOARD_COLOURS.strip, 0.12);
  const edge = card.height * 0.024;
  if (isNew) pen.shape(turned(held, card, [0, 1], edge * 2.6), { fill: MARK_COLOURS.news });
  pen.shape(turned(held, card), { fill: pen.hex("panel"), lift: card.height * 0.05 });
  pen.shape(turned(held, { width: card.width * 0.84, height: card.height * 0.88 }), {
    fill: suit,
    pattern: { kind: "cross", colour: mix(suit, pen.hex("panel"), 0.28), step: card.height * 0.1 },
  });
  pen.shape(turned(held, card), { strokes: [{ colour: ink(pen), width: edge }] });
  const { emblem } = fan;
  if (emblem === undefined) return;
  const [x, y] = held.at;
  const middle: Point = [x + (held.seen - card.width) / 2, y];
  const size = Math.min(card.height * 0.3, held.seen * 0.72);
  pen.tilted(held.at, held.turn, () => {
    pen.shape(circle(middle, size * 0.66), { fill: suit });
    drawPictogram(pen, emblem, centred(middle, size, size), pen.palette.on(suit));
  });
}

/** Cards that do not count, face down in a heap left of the first: "+4", "12". */
function drawPile(pen: Pen, first: Held, card: Shape, count: number): void {
  const back = mix(BOARD_COLOURS.quiet, BOARD_COLOURS.strip, 0.52);
  const small = { width: card.height * HEAP_CARD, height: card.height * 0.86 };
  const turn = first.turn - 7;
  const left = first.at[0] - card.width / 2 - card.height * HEAP;
  const place = (lower: number): Point => [
    left + small.width / 2 - card.height * lower * 0.02,
    first.at[1] + card.height * (0.1 + lower * 0.03),
  ];
  for (const lower of [2, 1, 0].slice(count > 2 ? 0 : 3 - count)) {
    pen.shape(turned({ at: place(lower), turn }, small), {
      fill: back,
      lift: lower === 2 ? card.height * 0.05 : 0,
      strokes: [{ colour: ink(pen), width: card.height * 0.022 }],
    });
  }
  const y = place(0)[1];
  const text = count > 9 ? String(count) : `+${count}`; // two digits leave no room for the sign
  pen.textMid(text, [left + card.height * (HEAP / 2 - 0.02), y], {
    face: "bold",
    size: card.height * 0.24,
    colour: pen.hex("white"),
    align: "middle",
    turn,
    room: card.height * HEAP,
  });
}

/** From the lower edge of a fan to the last line beside it, as a share of a card's height. */
const BASE = 0.32;
/** From line to line, and from the sum to the line beneath it, in units. */
const PITCH = { note: 1.24, sum: 1.7 } as const;

/** In units: what is left free at the edge of the picture. */
const EDGE = 0.25;

interface Beside {
  readonly at: Point;
  /** Of a card. */
  readonly height: number;
  /** Up to the edge of the picture. */
  readonly room: number;
}

/** What the hand comes to, right of it, and a few words about it beneath: from the lower edge up. */
function drawSum(pen: Pen, fan: Fan, { at: [x, base], height, room }: Beside): void {
  const look = { face: "bold", colour: ink(pen), halo: BOARD_COLOURS.cream, room } as const;
  const notes = fan.notes ?? [];
  const top = base - Math.max(0, notes.length - 1) * pen.unit * PITCH.note;
  notes.forEach((note, i) => {
    pen.textMid(note, [x, top + i * pen.unit * PITCH.note], { ...look, size: "body" });
  });
  if (fan.sum === undefined) return;
  pen.textMid(fan.sum, [x, top - (notes.length > 0 ? pen.unit * PITCH.sum : 0)], { ...look, size: height * 0.4 });
}
