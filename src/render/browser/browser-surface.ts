/** What painting asks for, given by a browser. */
import type { Brush, Piece, Surface } from "../surface.ts";

type Canvas = HTMLCanvasElement | OffscreenCanvas;
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A canvas of a browser, as painting knows it: that of a page, or one that is never shown. */
export class BrowserSurface implements Surface {
  readonly #canvas: Canvas;
  readonly brush: Context;

  constructor(canvas: Canvas) {
    const context = canvas.getContext("2d") as Context | null; // by its type it might be any kind
    if (!context) throw new Error("this browser has no canvas to paint on");
    this.#canvas = canvas;
    this.brush = context;
    this.#prepare();
  }

  get width(): number {
    return this.#canvas.width;
  }

  get height(): number {
    return this.#canvas.height;
  }

  another(width: number, height: number): BrowserSurface {
    return new BrowserSurface(hidden(width, height));
  }

  clear(width: number, height: number): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#prepare();
  }

  putOn(brush: Brush, x: number, y: number, width = this.width, height = this.height): void {
    if (!isContext(brush)) throw new Error("a canvas of a browser is put on one of another kind");
    brush.drawImage(this.#canvas, x, y, width, height);
  }

  /** All of it: to look for what is empty would take longer than to draw it. */
  pieces(): readonly Piece[] {
    const surface = this.another(this.width, this.height);
    this.putOn(surface.brush, 0, 0);
    return [{ surface, left: 0, top: 0 }];
  }

  /** Some phones limit the pixels of all canvases of a page together. */
  free(): void {
    this.#canvas.width = 0;
    this.#canvas.height = 0;
  }

  /**
   * Letters are placed where they were measured, not on the next pixel, and are kerned and joined. Firefox on Linux hints
   * them all the same, and at a few sizes, such as bold at 65.5 pixels, makes them up to two pixels taller than the bot does.
   */
  #prepare(): void {
    if ("textRendering" in this.brush) this.brush.textRendering = "geometricPrecision";
    if ("fontKerning" in this.brush) this.brush.fontKerning = "normal";
  }
}

const hidden = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === "undefined"
    ? Object.assign(document.createElement("canvas"), { width, height })
    : new OffscreenCanvas(width, height);

const isContext = (brush: Brush): brush is Context => "drawImage" in brush;
