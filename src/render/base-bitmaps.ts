/** Base layers as bitmaps, kept by each thread so that grounds of maps are painted once. */
import { within } from "./culling.ts";
import type { Op } from "./primitives.ts";
import type { Piece, Surface } from "./surface.ts";

/** What all bitmaps of a thread may take, in bytes. */
const ROOM = 48_000_000;

interface Bitmap {
  readonly pieces: readonly Piece[];
  readonly bytes: number;
}

type PaintOps = (ops: readonly Op[], surface: Surface) => void;

/** Per worker thread, by their digests, what was used last at the end: grounds of boards and of each region, what lies over the colours of the day, who holds an area. */
const bitmaps = new Map<string, Bitmap>();
let taken = 0;

/** Puts a base layer on the picture, from its bitmap when the same ops were painted before at the same size. */
export function paintBase(base: Op & { op: "base" }, onto: Surface, paintOps: PaintOps): void {
  const bitmap = bitmaps.get(base.digest) ?? painted(base, onto, paintOps);
  keep(base.digest, bitmap);
  for (const { surface, left, top } of bitmap.pieces) surface.putOn(onto.brush, left, top);
}

/** The newest last; the oldest go where there are too many. */
function keep(digest: string, bitmap: Bitmap): void {
  if (!bitmaps.delete(digest)) taken += bitmap.bytes;
  bitmaps.set(digest, bitmap);
  for (const [oldest, { bytes, pieces }] of bitmaps) {
    if (taken <= ROOM || oldest === digest) return;
    bitmaps.delete(oldest);
    taken -= bytes;
    for (const { surface } of pieces) surface.free();
  }
}

/** What a base is painted on before what is kept of it is copied: the same for all, as large as the largest. */
let easel: Surface | undefined;

function painted({ box, ops }: Op & { op: "base" }, onto: Surface, paintOps: PaintOps): Bitmap {
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const [width, height] = [Math.ceil(box.x + box.width) - left, Math.ceil(box.y + box.height) - top];
  easel ??= onto.another(width, height);
  easel.clear(width, height);
  easel.brush.translate(-left, -top);
  paintOps(within(box, ops), easel);
  const pieces = easel.pieces().map((piece) => ({ ...piece, left: left + piece.left, top: top + piece.top }));
  return { pieces, bytes: pieces.reduce((sum, { surface }) => sum + surface.width * surface.height * 4, 0) };
}
