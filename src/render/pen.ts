/** What layouts draw with: it measures text, keeps to the least size of letters, and notes each item for the inspection. */
import { cosine, inRadians, sine } from "#scene";
import type { Colour, Fill, Shade } from "../scene/colour.ts";
import type { BaseLayer } from "../scene/map.ts";
import type { Label, Point, TextSize, Words } from "../scene/words.ts";
import { contrast, mix } from "./contrast.ts";
import { clean, fitted, textWidth, wrapped } from "./fonts.ts";
import { groundsAt } from "./grounds.ts";
import type { Palette } from "./palette.ts";
import { type Box, type Face, type Item, line, type Op, type Outline, type Shape, type Stroke } from "./primitives.ts";
import { TINTS } from "./style.ts";
import { textBox } from "./text-box.ts";
import { tiltedOp } from "./tilt.ts";

/** Discord's inline width, and the least height of letters there. */
export const INLINE_WIDTH = 550;
export const LEAST_TEXT = 9;

const SCALE: Readonly<Record<TextSize, number>> = {
  tiny: 0.72,
  small: 1,
  body: 1.12,
  name: 1.22,
  large: 1.4,
  huge: 2,
  giant: 2.8,
};

/** Capitals rise this much of their size from the baseline. */
export const CAPITAL = 0.711;

export interface TextStyle {
  readonly size?: TextSize | number;
  readonly face?: Face;
  readonly colour: string;
  readonly align?: "start" | "middle" | "end";
  /** Pixels it may take; it is shrunk as far as its kind allows, then cut. */
  readonly room?: number;
  readonly halo?: string;
  readonly spacing?: number;
  readonly turn?: number;
  readonly scenery?: boolean;
}

export const labelOf = (words: Words): Label => (typeof words === "string" ? { text: words } : words);

/** Collects the operations of one picture; knows its palette and its text sizes. */
export class Pen {
  readonly palette: Palette;
  /** Size in pixels of the smallest essential text; every distance in panels is a multiple of it. */
  readonly unit: number;
  /** What the picture's maps have in common. */
  readonly common: BaseLayer | undefined;
  /** Whether the picture is a board: dark strips, and contents from edge to edge. */
  readonly board: boolean;
  #ops: Op[] = [];

  constructor(palette: Palette, pictureWidth: number, common?: BaseLayer, board = false) {
    this.board = board;
    this.palette = palette;
    this.common = common;
    this.unit = Math.ceil((LEAST_TEXT * pictureWidth * 2) / INLINE_WIDTH) / 2;
  }

  get ops(): readonly Op[] {
    return this.#ops;
  }

  /** Pixels, in halves: the fewer sizes, the fewer fonts to load. */
  size(size: TextSize | number): number {
    return Math.round((typeof size === "number" ? size : this.unit * SCALE[size]) * 2) / 2;
  }

  hex(colour: Colour, shade?: Shade): string {
    return this.palette.hex(colour, shade);
  }

  /** The worst ground for a colour at some places, of what has been drawn there: fills and their patterns. */
  groundAt(points: readonly Point[], colour: Colour): string {
    const ink = this.hex(colour);
    const grounds = points.flatMap((point) => groundsAt(point, this.#ops, this.hex("paper")));
    return grounds.reduce((worst, ground) => (contrast(ground, ink) < contrast(worst, ink) ? ground : worst));
  }

  shape(outline: Outline, look: Omit<Shape, "op" | "outline">): void {
    this.#ops.push({ op: "shape", outline, ...look });
  }

  /** A line from point to point. */
  stroke(stroke: Stroke, ...points: readonly Point[]): void {
    this.shape(line(points), { strokes: [stroke] });
  }

  /** Runs the drawing with everything outside the outline hidden. */
  clipped(outline: Outline, draw: () => void): void {
    this.#ops.push({ op: "clip", outline });
    draw();
    this.#ops.push({ op: "unclip" });
  }

  /** Runs the drawing into a base, when somebody looks at its ops: see the primitive. */
  base(digest: string, box: Box, draw: () => void): void {
    let ops: readonly Op[] | undefined;
    const made = (): readonly Op[] => {
      ops ??= this.#apart(draw);
      return ops;
    };
    this.#ops.push({
      op: "base",
      digest,
      box,
      get ops() {
        return made();
      },
    });
  }

  #apart(draw: () => void): readonly Op[] {
    const outer = this.#ops;
    this.#ops = [];
    draw();
    const ops = this.#ops;
    this.#ops = outer;
    return ops;
  }

  /** Another one for the same picture, to which everything is larger. */
  enlarged(by: number): Pen {
    return new Pen(this.palette, (this.unit * by * INLINE_WIDTH) / LEAST_TEXT, this.common, this.board);
  }

  /** Runs the drawing of what may reach beyond a window: texts that its edge would cut are left out. */
  seenIn(window: Box, draw: () => void): void {
    this.#remade(draw, (op) => (op.op === "text" && !isWithin(op.box, window) ? [] : [op]));
  }

  /** Runs the drawing, tilted about a point. */
  tilted(about: Point, degrees: number, draw: () => void): void {
    this.#remade(draw, (op) => [tiltedOp(op, about, degrees)]);
  }

  #remade(draw: () => void, remake: (op: Op) => readonly Op[]): void {
    const before = this.#ops.length;
    draw();
    this.#ops.push(...this.#ops.splice(before).flatMap(remake));
  }

  /** What is where, for the inspector. */
  item(kind: Item["kind"], name: string, box: Box): void {
    this.#ops.push({ op: "item", kind, name, box });
  }

  push(op: Op): void {
    this.#ops.push(op);
  }

  /** Fill, pattern and pattern step of an area. */
  filled(fill: Fill): Pick<Shape, "fill" | "pattern"> {
    const ground = this.hex(fill.colour, fill.shade ?? "tint");
    if (!fill.pattern) return { fill: ground };
    const stroke = fill.patternColour ? this.hex(fill.patternColour) : mix(this.hex(fill.colour), TINTS.pattern, 0.12);
    const strength = fill.patternColour ? 0.5 : 0.2;
    return {
      fill: ground,
      pattern: { kind: fill.pattern, colour: mix(ground, stroke, strength), step: this.unit * 0.62 },
    };
  }

  /** Width that a text would take unless cut. */
  width(words: Words, style: Pick<TextStyle, "size" | "face" | "spacing">): number {
    return textWidth(
      clean(labelOf(words).text),
      style.face ?? "regular",
      this.size(style.size ?? "small"),
      style.spacing,
    );
  }

  lines(words: Words, style: Pick<TextStyle, "size" | "face">, room: number): string[] {
    return wrapped(clean(labelOf(words).text), style.face ?? "regular", this.size(style.size ?? "small"), room);
  }

  /**
   * A name that is too wide on two lines, rather than cut; letters of a word that is too wide by itself may be smaller.
   */
  inTwo(words: Words, room: number, size: TextSize | number = "small"): Label[] {
    if (this.width(words, { size }) <= room) return [labelOf(words)];
    const all = clean(labelOf(words).text).split(" ");
    const splits = all.map((_, i) => [all.slice(0, i + 1).join(" "), all.slice(i + 1).join(" ")] as const);
    const wider = (lines: readonly string[]): number => Math.max(...lines.map((text) => this.width(text, { size })));
    const [best = [""]] = splits.toSorted((a, b) => wider(a) - wider(b));
    return best
      .filter((text) => text !== "")
      .map((text) => ({ ...labelOf(words), text, ...(this.width(text, { size }) > room ? { minor: true } : {}) }));
  }

  /** Draws a text with its baseline at `at`; tells the width it took. */
  text(words: Words, at: Point, style: TextStyle): number {
    const label = labelOf(words);
    const full = clean(label.text);
    if (full === "") return 0;
    const face = style.face ?? "regular";
    const spacing = style.spacing ?? 0;
    const room = style.room ?? Number.POSITIVE_INFINITY;
    const size = this.#shrunk(full, face, this.size(style.size ?? "small"), room, spacing, label.minor ?? false);
    const text = fitted(full, face, size, room, spacing);
    const width = textWidth(text, face, size, spacing) - spacing;
    const turn = style.turn ?? 0;
    const start = startOf(at, width, style.align ?? "start", turn);
    this.#ops.push({
      op: "text",
      text,
      at: start,
      size,
      face,
      colour: style.colour,
      ...(style.halo ? { halo: { colour: style.halo, width: size * 0.15 } } : {}),
      ...(spacing ? { spacing } : {}),
      ...(turn ? { turn } : {}),
      width,
      box: textBox(start, width, size, turn),
      essential: !label.minor,
      ...(style.scenery ? { scenery: true } : {}),
      cut: text !== full && !label.free,
    });
    return width;
  }

  /** Like `text`, with `at` the middle of the capitals' height. */
  textMid(words: Words, at: Point, style: TextStyle): number {
    const size = this.size(style.size ?? "small");
    const turn = inRadians(style.turn ?? 0);
    const drop = (size * CAPITAL) / 2;
    return this.text(words, [at[0] - sine(turn) * drop, at[1] + cosine(turn) * drop], style);
  }

  /** Letters one by one along a curve, in its middle; a place for each is asked for by its distance from the curve's middle. */
  along(words: Words, placeAt: (fromMiddle: number) => { at: Point; turn: number } | null, style: TextStyle): void {
    const label = labelOf(words);
    const face = style.face ?? "regular";
    const size = this.size(style.size ?? "small");
    const spacing = style.spacing ?? 0;
    const characters = [...clean(label.text)];
    const width = textWidth(characters.join(""), face, size, spacing) - spacing;
    const letters = characters.flatMap((text, i) => {
      const before = textWidth(characters.slice(0, i).join(""), face, size, spacing);
      const wide = textWidth(text, face, size);
      const place = text === " " ? null : placeAt(before + wide / 2 - width / 2);
      if (!place) return [];
      const angle = inRadians(place.turn);
      const drop = (size * CAPITAL) / 2;
      const middle: Point = [place.at[0] - sine(angle) * drop, place.at[1] + cosine(angle) * drop];
      const at = startOf(middle, wide, "middle", place.turn);
      return [{ text, at, turn: place.turn, width: wide, box: textBox(at, wide, size, place.turn) }];
    });
    this.#ops.push({
      op: "text",
      text: characters.join(""),
      at: letters[0]?.at ?? [0, 0],
      size,
      face,
      colour: style.colour,
      ...(style.halo ? { halo: { colour: style.halo, width: size * 0.15 } } : {}),
      letters,
      width,
      box: around(letters.map(({ box }) => box)),
      essential: !label.minor,
      ...(style.scenery ? { scenery: true } : {}),
      cut: false,
    });
  }

  #shrunk(text: string, face: Face, size: number, room: number, spacing: number, minor: boolean): number {
    const width = textWidth(text, face, size, spacing);
    if (width <= room) return size;
    const least = Math.min(size, this.unit * (minor ? SCALE.tiny : 1));
    return Math.max(least, Math.floor(((size * room) / width) * 2) / 2);
  }
}

function startOf([x, y]: Point, width: number, align: "start" | "middle" | "end", turn: number): Point {
  const back = { start: 0, middle: width / 2, end: width }[align];
  const angle = inRadians(turn);
  return [x - cosine(angle) * back, y - sine(angle) * back];
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
