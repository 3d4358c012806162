/** What painting asks of a canvas: node-canvas gives it to the bot, the browser's own to a page. */

/** Red, green, blue and how much is covered, a byte each. */
interface Pixels {
  readonly data: Uint8ClampedArray;
}

/** What painting uses of a canvas's context, as every canvas has it. */
export interface Brush {
  get fillStyle(): unknown;
  set fillStyle(colour: string);
  get strokeStyle(): unknown;
  set strokeStyle(colour: string);
  globalAlpha: number;
  lineWidth: number;
  lineJoin: "bevel" | "miter" | "round";
  lineCap: "butt" | "round" | "square";
  font: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(cx: number, cy: number, dx: number, dy: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  setLineDash(lengths: number[]): void;
  stroke(): void;
  fill(rule?: "evenodd"): void;
  clip(rule: "evenodd"): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  createImageData(width: number, height: number): Pixels;
  putImageData(pixels: Pixels, x: number, y: number): void;
}

/** A canvas that is painted on, and can be put on another one. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly brush: Brush;
  /** A new one of the same kind, empty. */
  another(width: number, height: number): Surface;
  /** Empties it, and gives it this size. */
  clear(width: number, height: number): void;
  /** Puts it on another one, stretched where a size is given. */
  putOn(brush: Brush, x: number, y: number, width?: number, height?: number): void;
  /** Copies of what is on it, to be kept; where nothing is, there may be none. */
  pieces(): readonly Piece[];
  /** Gives its pixels back at once, for collectors of garbage do not know how large they are. */
  free(): void;
}

/** A piece of a surface, and where on it it was. */
export interface Piece {
  readonly surface: Surface;
  readonly left: number;
  readonly top: number;
}
