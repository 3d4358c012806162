/** Laid-out scenes as pixels of node-canvas. */
import { type Canvas, createCanvas } from "canvas";
import { paint } from "../paint.ts";
import type { LaidOut } from "../primitives.ts";
import { registerFonts } from "./fonts.ts";
import { NodeSurface } from "./node-surface.ts";

let easel: NodeSurface | undefined;

/** The scene on this thread's one canvas, which the next picture paints over: a new one of several megabytes each time outruns the garbage collector. */
export function painted(laidOut: LaidOut): Canvas {
  registerFonts();
  const { width, height } = laidOut;
  easel ??= new NodeSurface(createCanvas(width, height), { opaque: true });
  if (easel.width !== width || easel.height !== height) easel.clear(width, height);
  paint(laidOut, easel);
  return easel.canvas;
}
