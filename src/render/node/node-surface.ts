/** What painting asks for, given by node-canvas. */
import { type Canvas, type CanvasRenderingContext2D, createCanvas } from "canvas";
import type { Brush, Piece, Surface } from "../surface.ts";
import { cut } from "./pieces.ts";

/** A canvas of node-canvas, as painting knows it. */
export class NodeSurface implements Surface {
  readonly canvas: Canvas;
  readonly brush: CanvasRenderingContext2D;

  /** `opaque`: it covers all that it is put on, which cairo does faster. */
  constructor(canvas: Canvas, { opaque = false }: { readonly opaque?: boolean } = {}) {
    this.canvas = canvas;
    this.brush = opaque ? canvas.getContext("2d", { alpha: false, pixelFormat: "RGB24" }) : canvas.getContext("2d");
    this.#prepare();
  }

  get width(): number {
    return this.canvas.width;
  }

  get height(): number {
    return this.canvas.height;
  }

  another(width: number, height: number): NodeSurface {
    return new NodeSurface(createCanvas(width, height));
  }

  clear(width: number, height: number): void {
    this.canvas.width = width;
    this.canvas.height = height;
    this.#prepare();
  }

  putOn(brush: Brush, x: number, y: number, width = this.width, height = this.height): void {
    if (!isContext(brush)) throw new Error("a canvas of node-canvas is put on one of another kind");
    brush.drawImage(this.canvas, x, y, width, height);
  }

  pieces(): readonly Piece[] {
    return cut(this.canvas).map(({ canvas, left, top }) => ({ surface: new NodeSurface(canvas), left, top }));
  }

  free(): void {
    this.canvas.width = 0;
    this.canvas.height = 0;
  }

  /** Letters come from the cache of glyphs, four times faster than as paths. */
  #prepare(): void {
    this.brush.textDrawingMode = "glyph";
  }
}

const isContext = (brush: Brush): brush is CanvasRenderingContext2D => "drawImage" in brush;
