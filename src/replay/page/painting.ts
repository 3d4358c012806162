/** Laying scenes out and painting them, by the very code that has drawn the posted pictures. */
import type { Scene } from "#scene";
import { BrowserSurface } from "../../render/browser/browser-surface.ts";
import { layout } from "../../render/layout/layout.ts";
import { paint } from "../../render/paint.ts";
import type { LaidOut } from "../../render/primitives.ts";

export type Laid = LaidOut;

/** Where a picture comes on its canvas: device pixels. */
export interface Placed {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const known = new WeakMap<Scene, Laid>();

/** A scene is laid out once. */
export function laidOut(scene: Scene): Laid {
  const laid = known.get(scene) ?? layout(scene);
  known.set(scene, laid);
  return laid;
}

/** Paints over all of a canvas. */
export function paintOn(canvas: HTMLCanvasElement, laid: Laid, { scale, left, top }: Placed): void {
  const surface = new BrowserSurface(canvas);
  surface.brush.setTransform(scale, 0, 0, scale, left, top);
  paint(laid, surface);
  surface.brush.setTransform(1, 0, 0, 1, 0, 0);
}
