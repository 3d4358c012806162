/** Draws one firefight of a battle: two units, their dice and totals, and what has become of them. */
import type { BattleSide, Firefight, FirefightSide } from "../../scene/firefights.ts";
import type { Point, Words } from "../../scene/words.ts";
import { labelOf, type Pen } from "../pen.ts";
import { type Box, centred, rect, rings } from "../primitives.ts";
import { BOARD_COLOURS } from "../style.ts";
import { drawStar } from "./change.ts";
import { drawCounter } from "./counter.ts";
import { diceWidth, drawDice } from "./dice.ts";
import { addendWidth, drawAddend, drawTotal } from "./duel-parts.ts";

/** In units: half the room between both totals, and a line of words. */
const MIDDLE = 2.9;
const LINE = 1.4;
/** From these heights on a row has its words below the units, and its sums too. */
const HIGH = 5;
const TALL = 9;
/** The cross of a disrupted unit reaches over its counter. */
const CROSSED = 1.16;
/** On smaller units a star of fire would hide more than it shows. */
const STARRED = 3;
/** A sum in a tall row: its numbers and what they are. */
const SUM = 3.9;
/** The largest counter, in a tall row too, and disc, and a supporter as a share of the unit that it supports. */
const COUNTER = 5.2;
const LARGEST = 8;
const DISC = 2;
const SUPPORTER = 0.62;

interface Row {
  readonly firefight: Firefight;
  readonly left: BattleSide;
  readonly right: BattleSide;
}

/** One unit fires at another: both with what they threw and what counts for them, their totals in the middle, and what has become of them. */
export function drawFirefight(pen: Pen, { firefight, left, right }: Row, box: Box): void {
  const { unit } = pen;
  const half = box.width / 2 - unit * MIDDLE;
  const isTall = box.height >= unit * TALL;
  const isHigh = box.height >= unit * HIGH;
  const inner = isHigh && !isTall ? { ...box, height: box.height - unit * LINE } : box;
  const y = inner.y + inner.height / 2;
  const draw = isTall ? drawTall : isHigh ? drawHigh : drawLow;
  const middle = box.x + box.width / 2;
  const ends = [
    { side: firefight.left, of: left, box: { ...box, width: half }, step: 1 },
    { side: firefight.right, of: right, box: { ...box, x: box.x + box.width - half, width: half }, step: -1 },
  ] as const;
  const [a, b] = ends.map((end) => draw(pen, { ...end, colour: end.of.colour, y, inner: inner.height }));
  if (!a || !b) return;
  const [from, to] = [box.x + a.reach, box.x + box.width - b.reach];
  const level = (a.level + b.level) / 2;
  const centre = isHigh ? (from + to) / 2 : middle;
  const word = { face: "italic", size: unit * 1.2, colour: pen.hex("ink"), align: "middle" } as const;
  pen.textMid(firefight.verb, [centre, level - unit * 0.95], { ...word, room: to - from });
  const side = firefight.from === "left" ? left : right;
  const gap = unit * 0.5;
  const span = firefight.from === "left" ? ([from + gap, to - gap] as const) : ([to - gap, from + gap] as const);
  drawShot(pen, side, span, level + unit * 0.45);
}

/** How far inwards a side's things reach, and on which level its total is. */
interface Drawn {
  readonly reach: number;
  readonly level: number;
}

interface End {
  readonly side: FirefightSide;
  readonly colour: BattleSide["colour"];
  readonly box: Box;
  /** From its outer end to the middle of the picture: to the right, or to the left. */
  readonly step: 1 | -1;
  /** The middle of what is drawn, and its height. */
  readonly y: number;
  readonly inner: number;
}

const outerOf = ({ box, step }: End): number => (step === 1 ? box.x : box.x + box.width);
const innerOf = ({ box, step }: End): number => (step === 1 ? box.x + box.width : box.x);
/** Texts begin at the outer end. */
const alignOf = ({ step }: End) => (step === 1 ? "start" : "end");

/** The units with their total beside them and what became of theirs, the name below, then the sum. */
function drawTall(pen: Pen, end: End): Drawn {
  const { unit } = pen;
  const { side, box, step } = end;
  const lines = unit * (LINE + SUM);
  const edge = Math.min((box.height - lines - unit * 0.4) / CROSSED, unit * LARGEST);
  const radius = Math.max(unit * DISC, edge * 0.38);
  const top = box.y + (box.height - edge * CROSSED - lines) / 2 + edge * (CROSSED - 1);
  const level = top + edge / 2;
  const label = side.fate === undefined ? 0 : fateWidth(pen, side.fate) + unit * 0.6;
  const isWide = unitsWidth(pen, side, edge) + label + 2 * radius + unit > box.width;
  const units = drawUnits(pen, { ...(isWide ? alone(end) : end), y: level }, edge);
  const disc = units + unit * 0.3 + radius;
  drawTotal(
    pen,
    { colour: end.colour, total: side.total, wins: side.wins ?? false },
    [outerOf(end) + step * disc, level],
    radius,
  );
  if (side.fate !== undefined)
    drawFate(pen, side.fate, [outerOf(end) + step * (disc + radius + (label + unit * 0.6) / 2), level]);
  const words = { colour: pen.hex("ink"), align: alignOf(end), room: box.width } as const;
  const name = { ...words, face: side.again ? "italic" : "bold", size: unit * 1.15 } as const;
  pen.textMid(nameOf(side), [outerOf(end), top + edge + unit * 0.95], name);
  const y = top + edge + unit * (LINE + 2.1);
  drawSum(pen, { ...end, y }, { from: outerOf(end), room: words.room, largest: unit * 2, outward: true });
  return { reach: disc + radius + label, level };
}

/** Units, sum and total in a line, the name and what became of it below. */
function drawHigh(pen: Pen, end: End): Drawn {
  const { unit } = pen;
  const { side, box, step, y, inner } = end;
  const edge = Math.min(inner - unit * 0.5, unit * COUNTER);
  const radius = Math.min(inner * 0.42, unit * DISC);
  const rest = box.width - 2 * radius - unit * 0.8;
  const isWide = unitsWidth(pen, side, edge) + sumWidth(pen, side, unit) > rest;
  const units = drawUnits(pen, isWide ? alone(end) : end, edge);
  const room = rest - units;
  const sum = drawSum(
    pen,
    { ...end, side: fitting(pen, side, room) },
    { from: outerOf(end) + step * units, room, largest: Math.min(unit * 2, inner * 0.36), outward: true },
  );
  const disc = units + sum + unit * 0.6 + radius;
  drawTotal(
    pen,
    { colour: end.colour, total: side.total, wins: side.wins ?? false },
    [outerOf(end) + step * disc, y],
    radius,
  );
  const words = box.y + box.height - unit * 0.75;
  const style = { face: side.again ? "italic" : "bold", colour: pen.hex("ink"), align: alignOf(end) } as const;
  const fate = side.fate === undefined ? 0 : fateWidth(pen, side.fate);
  const left = box.width - fate - unit * 0.9;
  pen.textMid(nameOf(side), [outerOf(end), words], { ...style, room: left });
  const name = Math.min(left, pen.width(nameOf(side), style));
  if (side.fate !== undefined) drawFate(pen, side.fate, [outerOf(end) + step * (name + unit * 0.6 + fate / 2), words]);
  return { reach: disc + radius, level: y };
}

/** Without the counters of those who support it, which the sum counts as well. */
const alone = (end: End): End => ({ ...end, side: { ...end.side, supporters: [] } });

/** Where there is no room for all its dice, with the one that counts. */
const fitting = (pen: Pen, side: FirefightSide, room: number): FirefightSide =>
  sumWidth(pen, side, pen.unit) > room ? { ...side, dice: [Math.max(...side.dice)] } : side;

/** All in a line: the unit, name over what became of it, the sum. */
function drawLow(pen: Pen, end: End): Drawn {
  const { unit } = pen;
  const { side, box, step, y, inner } = end;
  const radius = Math.min(inner * 0.4, unit * 1.5);
  const units = drawUnits(pen, alone(end), inner - unit * 0.3);
  const disc = innerOf(end) - step * radius;
  drawTotal(pen, { colour: end.colour, total: side.total, wins: side.wins ?? false }, [disc, y], radius);
  const plain = { ...side, sum: side.sum.map(({ value }) => ({ value, label: "" })) };
  const from = disc - step * (radius + unit * 0.6);
  const words = [nameOf(side), side.fate ?? ""].map((text) => pen.width(text, { face: "bold" }));
  const sumRoom = box.width - units - 2 * radius - unit * 1.4 - Math.max(...words);
  const sum = drawSum(
    pen,
    { ...end, side: fitting(pen, plain, sumRoom) },
    { from, room: sumRoom, largest: Math.min(unit * 1.6, inner * 0.42) },
  );
  const x = outerOf(end) + step * (units + unit * 0.3);
  const room = box.width - units - sum - 2 * radius - unit * 1.2;
  const look = { colour: pen.hex("ink"), align: alignOf(end), room } as const;
  const raise = side.fate === undefined ? 0 : unit * 0.62;
  pen.textMid(minor(nameOf(side)), [x, y - raise], { ...look, face: side.again ? "italic" : "bold" });
  const fate = { ...look, face: "bold", colour: pen.hex("bad") } as const;
  if (side.fate !== undefined) pen.textMid(minor(side.fate), [x, y + raise], fate);
  return { reach: box.width, level: y };
}

/** The longest are smaller rather than cut. */
const minor = (words: Words): Words => ({ ...labelOf(words), minor: true });

const nameOf = ({ name, again }: FirefightSide): FirefightSide["name"] =>
  again ? `${typeof name === "string" ? name : name.text}, same die` : name;

/**
 * The unit at the outer end with a star of fire beneath it if it was hit and is alone, then those that support it.
 * Tells their width.
 */
function drawUnits(pen: Pen, end: End, edge: number): number {
  const { side, step, y } = end;
  const { unit } = pen;
  if (side.again) return 0;
  const at = (from: number, wide: number): Point => [outerOf(end) + step * (from + wide / 2), y];
  const first = edge * 1.12; // with room for the corners of one that is tilted
  if (side.fate !== undefined && !side.supporters?.length && edge > unit * STARRED)
    drawStar(pen, at(0, first), edge * 0.62);
  drawCounter(pen, side.counter, centred(at(0, first), edge, edge));
  const small = edge * SUPPORTER;
  let width = first;
  for (const supporter of side.supporters ?? []) {
    const plus = { face: "bold", size: unit * 1.3, colour: pen.hex("muted"), align: "middle" } as const;
    pen.textMid("+", at(width, unit * 0.9), plus);
    width += unit * 0.9;
    drawCounter(pen, supporter, centred(at(width, small), small, small));
    width += small;
  }
  return unitsWidth(pen, side, edge);
}

const unitsWidth = ({ unit }: Pen, { again, supporters = [] }: FirefightSide, edge: number): number =>
  again ? 0 : edge * 1.12 + supporters.length * (unit * 0.9 + edge * SUPPORTER) + unit * 0.4;

/** In units: a sign, and the gaps beside it. */
const SIGN = 0.6;
const ASIDE = 0.35;

const sumWidth = (pen: Pen, { dice, sum }: FirefightSide, size: number): number =>
  diceWidth(pen, dice, size) +
  sum.reduce((all, one) => all + addendWidth(pen, one, size) + pen.unit * (SIGN + 2 * ASIDE), 0);

interface SumRoom {
  /** Its end in the middle of the picture; or its outer one. */
  readonly from: number;
  readonly outward?: boolean;
  readonly room: number;
  /** Size of its numbers where there is room. */
  readonly largest: number;
}

/** Dice and what is added, ending at the total; as large as the room allows. Tells its width. */
function drawSum(pen: Pen, { side, step, y }: End, { from, room, largest, outward }: SumRoom): number {
  const { unit } = pen;
  const { dice, sum, again } = side;
  const [gap, signs] = [unit * ASIDE, unit * SIGN];
  const sizes = [1, 0.85, 0.7, 0.6].map((share) => Math.max(unit, largest * share));
  const size = sizes.find((one) => sumWidth(pen, side, one) <= room) ?? unit;
  const width = sumWidth(pen, side, size);
  const rise = sum.some(({ label }) => label !== "") ? unit * 0.55 : 0;
  let x = (step === 1) === (outward ?? false) ? from : from - width;
  x += drawDice(pen, dice, { x, y: y - rise, size, faint: again ?? false, labelled: rise > 0 });
  for (const { value, ...rest } of sum) {
    const minus = value.startsWith("−");
    const sign = { face: "bold", size: unit * 1.2, colour: pen.hex("muted"), align: "middle" } as const;
    pen.textMid(minus ? "−" : "+", [x + gap + signs / 2, y - rise], sign);
    x += signs + 2 * gap;
    x += drawAddend(pen, { value: minus ? value.slice(1) : value, ...rest }, [x, y - rise], size);
  }
  return width;
}

const fateWidth = (pen: Pen, fate: Words): number =>
  pen.width(fate, { face: "bold", size: pen.unit * 1.1 }) + pen.unit * 1.1;

/** On a red label. */
function drawFate(pen: Pen, fate: Words, at: Point): void {
  const { unit } = pen;
  const outline = rect(centred(at, fateWidth(pen, fate), unit * 1.5), unit * 0.3);
  pen.shape(outline, { fill: pen.hex("bad") });
  pen.textMid(fate, at, { face: "bold", size: unit * 1.1, colour: BOARD_COLOURS.cream, align: "middle" });
}

/** An arrow in the colour of who fires, from there to the target. */
function drawShot(pen: Pen, { colour }: BattleSide, [from, to]: readonly [number, number], y: number): void {
  const { unit } = pen;
  const step = Math.sign(to - from) || 1;
  const along = (x: number, down: number): Point => [x, y + down * unit];
  const isLong = Math.abs(to - from) > unit * 9;
  const [half, wing, head] = isLong ? [0.34, 0.85, 2.1] : [0.24, 0.62, 1.6];
  const neck = to - step * unit * head;
  const shaft = [along(from, -half * 0.55), along(neck, -half)];
  const tip = [along(neck, -wing), along(to, 0), along(neck, wing)];
  pen.shape(rings([...shaft, ...tip, along(neck, half), along(from, half * 0.55)]), {
    fill: pen.hex(colour),
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.08 }],
  });
}
