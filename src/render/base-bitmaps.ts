import { type Canvas, type CanvasRenderingContext2D, createCanvas } from "canvas";
import type { Op } from "./primitives.ts";

/** What all bitmaps of a thread may take: three maps with their parts, and the areas of their holders. */
const ROOM = 90_000_000;
let taken = 0;

interface Bitmap {
  readonly digest: string;
  readonly canvas: Canvas;
}

/** Per worker thread, newest last: one bitmap for each key. */
const bitmaps = new Map<string, Bitmap>();

/** Puts a base layer on the picture, from its bitmap when the same ops were painted before at the same size. */
export function paintBase(
  base: Op & { op: "base" },
  ctx: CanvasRenderingContext2D,
  paintOps: (ops: readonly Op[], ctx: CanvasRenderingContext2D) => void,
): void {
  const { digest } = base;
  const { x, y, width, height } = base.box;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let bitmap = bitmaps.get(base.key);
  if (bitmap?.digest !== digest) {
    const canvas = createCanvas(Math.ceil(x + width) - left, Math.ceil(y + height) - top);
    const inner = canvas.getContext("2d");
    inner.translate(-left, -top);
    paintOps(base.ops, inner);
    bitmap = { digest, canvas };
  }
  keep(base.key, bitmap);
  ctx.drawImage(bitmap.canvas, left, top);
}

/** The newest last; the oldest go where there are too many. */
function keep(key: string, bitmap: Bitmap): void {
  const before = bitmaps.get(key);
  if (before) taken -= bytesOf(before);
  bitmaps.delete(key);
  bitmaps.set(key, bitmap);
  taken += bytesOf(bitmap);
  for (const [oldest, gone] of bitmaps) {
    if (taken <= ROOM || oldest === key) return;
    bitmaps.delete(oldest);
    taken -= bytesOf(gone);
  }
}

const bytesOf = ({ canvas }: Bitmap): number => canvas.width * canvas.height * 4;
