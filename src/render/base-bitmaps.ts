/** Base layers as bitmaps, kept by each thread so that grounds of maps are painted once. */
import { type Canvas, type CanvasRenderingContext2D, createCanvas } from "canvas";
import { within } from "./culling.ts";
import { free } from "./free.ts";
import type { Box, Op } from "./primitives.ts";

/** What all bitmaps of a thread may take, in bytes. */
const ROOM = 48_000_000;

/** A piece of a bitmap, and where it lies on the picture. */
interface Piece {
  readonly canvas: Canvas;
  readonly left: number;
  readonly top: number;
}

interface Bitmap {
  readonly pieces: readonly Piece[];
  readonly bytes: number;
}

/** Per worker thread, by their digests, what was used last at the end: grounds of boards and of each region, what lies over the colours of the day, who holds an area. */
const bitmaps = new Map<string, Bitmap>();
let taken = 0;

/** Puts a base layer on the picture, from its bitmap when the same ops were painted before at the same size. */
export function paintBase(
  base: Op & { op: "base" },
  ctx: CanvasRenderingContext2D,
  paintOps: (ops: readonly Op[], ctx: CanvasRenderingContext2D) => void,
): void {
  const bitmap = bitmaps.get(base.digest) ?? painted(base, paintOps);
  keep(base.digest, bitmap);
  for (const { canvas, left, top } of bitmap.pieces) ctx.drawImage(canvas, left, top);
}

/** The newest last; the oldest go where there are too many. */
function keep(digest: string, bitmap: Bitmap): void {
  if (!bitmaps.delete(digest)) taken += bitmap.bytes;
  bitmaps.set(digest, bitmap);
  for (const [oldest, { bytes, pieces }] of bitmaps) {
    if (taken <= ROOM || oldest === digest) return;
    bitmaps.delete(oldest);
    taken -= bytes;
    for (const { canvas } of pieces) free(canvas);
  }
}

/** What a base is painted on before it is cut into what is kept: the same for all, as large as the largest. */
let easel: Canvas | undefined;

function painted(
  { box, ops }: Op & { op: "base" },
  paintOps: (ops: readonly Op[], ctx: CanvasRenderingContext2D) => void,
): Bitmap {
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const [width, height] = [Math.ceil(box.x + box.width) - left, Math.ceil(box.y + box.height) - top];
  easel ??= createCanvas(width, height);
  easel.width = width; // which clears it
  easel.height = height;
  const ctx = easel.getContext("2d");
  ctx.translate(-left, -top);
  paintOps(within(box, ops), ctx);
  const pieces = cut(easel).map((piece) => ({ ...piece, left: left + piece.left, top: top + piece.top }));
  return { pieces, bytes: pieces.reduce((sum, { canvas }) => sum + canvas.width * canvas.height * 4, 0) };
}

/** Height and least width of a piece. */
const TILE = 64;

/** All of a canvas that covers everything beneath it, as it then is quick to draw; of another one the stretches on which there is anything. */
function cut(canvas: Canvas): readonly Piece[] {
  const { width, height } = canvas;
  const pixels = canvas.toBuffer("raw");
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  if (words.every((word) => word >>> 24 === 0xff)) return [copied(canvas, { x: 0, y: 0, width, height }, true)];
  const pieces: Piece[] = [];
  for (let y = 0; y < height; y += TILE) {
    const strip = { y, height: Math.min(TILE, height - y) };
    let from: number | null = null;
    for (let x = 0; x <= width + TILE; x += TILE) {
      const tile = { ...strip, x, width: Math.min(TILE, width - x) };
      const isEmpty = x >= width || isBlank(words, width, tile);
      if (!isEmpty) from ??= x;
      else if (from !== null) {
        pieces.push(copied(canvas, { ...strip, x: from, width: Math.min(x, width) - from }, false));
        from = null;
      }
    }
  }
  return pieces;
}

function isBlank(words: Uint32Array, across: number, { x, y, width, height }: Box): boolean {
  for (let row = y; row < y + height; row += 1)
    for (let at = row * across + x; at < row * across + x + width; at += 1) if (words[at] !== 0) return false;
  return true;
}

function copied(from: Canvas, { x, y, width, height }: Box, isOpaque: boolean): Piece {
  const canvas = createCanvas(width, height);
  const ctx = isOpaque ? canvas.getContext("2d", { alpha: false, pixelFormat: "RGB24" }) : canvas.getContext("2d");
  ctx.drawImage(from, -x, -y);
  return { canvas, left: x, top: y };
}
