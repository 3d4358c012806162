import { type Canvas, type CanvasRenderingContext2D, createCanvas } from "canvas";
import type { Op } from "./primitives.ts";

/** Three maps with two parts each. */
const KEPT = 9;

interface Bitmap {
  readonly digest: string;
  readonly canvas: Canvas;
}

/** Per worker thread, newest last: one bitmap of a few megabytes for each key. */
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
  bitmaps.delete(base.key);
  bitmaps.set(base.key, bitmap);
  const oldest = bitmaps.keys().next().value;
  if (bitmaps.size > KEPT && oldest !== undefined) bitmaps.delete(oldest);
  ctx.drawImage(bitmap.canvas, left, top);
}
