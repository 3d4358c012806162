/** Pictures one after the other as an animated GIF: of each, what differs from the one before. */
import omggif from "omggif";
import { quantized } from "../render/quantize.ts";

/** The colour that means "as it was", in each frame's palette. */
const SAME = 0;
/** A GIF counts hundredths of a second, ms. */
const HUNDREDTH = 10;
/** Frames stay until the next ones are drawn over them. */
const STAYS = 1;
/** More bytes than any frame has besides its pixels. */
const PALETTE = 1024;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Frame {
  readonly box: Box;
  readonly indexes: number[];
  readonly palette: number[];
  /** Ms. */
  shown: number;
}

/** An animated GIF that grows frame by frame; it is played over and over. */
export class AnimatedGif {
  readonly #width: number;
  readonly #height: number;
  readonly #colours: number;
  readonly #buffer: Uint8Array;
  readonly #writer: InstanceType<typeof omggif.GifWriter>;
  #before: Uint32Array | null = null;
  #last: Frame | null = null;
  #bytes = 0;

  /** `colours`: of a frame, a power of two, 256 at most; `most`: bytes that there is room for. */
  constructor(width: number, height: number, { colours, most }: { readonly colours: number; readonly most: number }) {
    this.#width = width;
    this.#height = height;
    this.#colours = colours;
    this.#buffer = new Uint8Array(most + width * height * 2 + PALETTE); // what is written beyond it would be lost unseen
    this.#writer = new omggif.GifWriter(this.#buffer, width, height, { loop: 0 });
  }

  /** Its bytes so far, except for the newest frame. */
  get bytes(): number {
    return this.#bytes;
  }

  /** `pixels`: four bytes each, blue first, as canvas has them; `shown`: for how long, ms. One that looks like the last lets that stay longer. */
  add(pixels: Uint8Array, shown: number): void {
    const words = new Uint32Array(pixels.slice().buffer);
    const box = this.#before ? changedIn(words, this.#before, this.#width) : this.#whole;
    if (box === null) {
      if (this.#last) this.#last.shown += shown;
      return;
    }
    this.#write();
    this.#last = { ...indexed(words, this.#before, box, this.#width, this.#colours), shown };
    this.#before = words;
  }

  /** All of it. */
  end(): Uint8Array {
    this.#write();
    return this.#buffer.slice(0, this.#writer.end());
  }

  get #whole(): Box {
    return { x: 0, y: 0, width: this.#width, height: this.#height };
  }

  #write(): void {
    if (!this.#last) return;
    const { box, indexes, palette, shown } = this.#last;
    const { x, y, width, height } = box;
    const delay = Math.round(shown / HUNDREDTH);
    this.#bytes = this.#writer.addFrame(x, y, width, height, indexes, {
      ...{ palette, delay, disposal: STAYS },
      transparent: SAME,
    });
    this.#last = null;
  }
}

/** Where two pictures differ; null: nowhere. */
function changedIn(now: Uint32Array, before: Uint32Array, across: number): Box | null {
  let [left, right, top, bottom] = [across, -1, -1, -1];
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const x = at % across;
    const y = (at - x) / across;
    if (top < 0) top = y;
    bottom = y;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** A part of a picture in few colours: only those of what has changed. */
function indexed(
  now: Uint32Array,
  before: Uint32Array | null,
  box: Box,
  across: number,
  colours: number,
): Omit<Frame, "shown"> {
  const { x, y, width, height } = box;
  const part = new Uint32Array(width * height);
  const isSame = new Uint8Array(width * height);
  let filler = 0;
  for (let row = 0, at = 0; row < height; row++)
    for (let from = (y + row) * across + x, end = from + width; from < end; from++, at++) {
      const word = now[from] ?? 0;
      if (before && before[from] === word) isSame[at] = 1;
      else filler = word;
      part[at] = isSame[at] ? filler : word; // so that what stays has no colour of its own
    }
  const { rows, palette } = quantized(new Uint8Array(part.buffer), width, height, colours - 1);
  const indexes = new Array<number>(width * height);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++)
      indexes[at] = isSame[at] ? SAME : (rows[row * (width + 1) + 1 + column] ?? 0) + 1;
  return { box, indexes, palette: paletteOf(palette, colours) };
}

const paletteOf = (bytes: Uint8Array, colours: number): number[] =>
  Array.from({ length: colours }, (_, i) => {
    const at = (i - 1) * 3;
    return i === SAME ? 0 : ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  });
