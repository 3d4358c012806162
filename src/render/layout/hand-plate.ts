import type { LaidHand } from "../../scene/hands.ts";
import type { Label } from "../../scene/words.ts";
import { labelOf, type Pen } from "../pen.ts";
import { type Box, rect } from "../primitives.ts";
import { TYPE } from "../style.ts";

/** In units: the plate at the left of a hand; a row from which on its total has a line of its own; its room above and below, and at the sides. */
export const PLATE = 12;
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
export function drawHandPlate(pen: Pen, hand: LaidHand, box: Box, colour: string): void {
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
