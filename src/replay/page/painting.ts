/** Laying scenes out and painting them, by the very code that has drawn the posted pictures. */
import type { Scene } from "#scene";

export interface Laid {
  readonly width: number;
  readonly height: number;
}

/** Where a picture comes on its canvas: device pixels. */
export interface Placed {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export function laidOut(_scene: Scene): Laid {
  return { width: 1650, height: 1050 };
}

export function paintOn(_canvas: HTMLCanvasElement, _laid: Laid, _placed: Placed): void {}
