/** Cuts a canvas into the pieces of it on which there is anything. */
import { type Canvas, createCanvas } from "canvas";
import type { Box } from "../primitives.ts";

/** A copy of a part of a canvas, and where it was. */
interface Cutting {
  readonly canvas: Canvas;
  readonly left: number;
  readonly top: number;
}

/** Height and least width of a piece. */
const TILE = 64;

/** All of a canvas that covers everything beneath it, as it then is quick to draw; of another one the stretches on which there is anything. */
export function cut(canvas: Canvas): readonly Cutting[] {
  const { width, height } = canvas;
  const pixels = canvas.toBuffer("raw");
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  if (words.every((word) => word >>> 24 === 0xff)) return [copied(canvas, { x: 0, y: 0, width, height }, true)];
  const pieces: Cutting[] = [];
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

function copied(from: Canvas, { x, y, width, height }: Box, isOpaque: boolean): Cutting {
  const canvas = createCanvas(width, height);
  const ctx = isOpaque ? canvas.getContext("2d", { alpha: false, pixelFormat: "RGB24" }) : canvas.getContext("2d");
  ctx.drawImage(from, -x, -y);
  return { canvas, left: x, top: y };
}
