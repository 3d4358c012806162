/** A browser's canvas, as painting knows it. */
import type { Brush, Piece, Surface } from "../../render/surface.ts";

export class PageSurface implements Surface {
  readonly canvas: HTMLCanvasElement;
  readonly brush: CanvasRenderingContext2D;

  constructor(canvas: HTMLCanvasElement) {
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("this browser draws nothing");
    brush.fontKerning = "none"; // as texts are measured
    this.canvas = canvas;
    this.brush = brush;
  }

  get width(): number {
    return this.canvas.width;
  }

  get height(): number {
    return this.canvas.height;
  }

  another(width: number, height: number): PageSurface {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    return new PageSurface(canvas);
  }

  clear(width: number, height: number): void {
    this.canvas.width = width;
    this.canvas.height = height;
    this.brush.fontKerning = "none";
  }

  putOn(brush: Brush, x: number, y: number, width = this.width, height = this.height): void {
    if (!(brush instanceof CanvasRenderingContext2D))
      throw new Error("a canvas of the page is put on one of another kind");
    brush.drawImage(this.canvas, x, y, width, height);
  }

  pieces(): readonly Piece[] {
    const copy = this.another(this.width, this.height);
    this.putOn(copy.brush, 0, 0);
    return [{ surface: copy, left: 0, top: 0 }];
  }

  free(): void {
    this.canvas.width = 0;
    this.canvas.height = 0;
  }
}
