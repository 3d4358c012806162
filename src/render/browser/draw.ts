/** Draws scenes in a page, by what the bot draws them by. */
import type { Scene } from "../../scene/scene.ts";
import { layout } from "../layout/layout.ts";
import { paint } from "../paint.ts";
import type { LaidOut } from "../primitives.ts";
import { BrowserSurface } from "./browser-surface.ts";
import { fontsFor } from "./fonts.ts";

/**
 * A scene on a canvas, which takes the size of the picture: how large it is seen is a matter of style. Waits for the fonts
 * that it is written in, which the page declares: see `fontFaces`.
 * @throws SceneError when the scene cannot be drawn.
 */
export async function drawInPage(scene: Scene, canvas: HTMLCanvasElement | OffscreenCanvas): Promise<LaidOut> {
  const laidOut = layout(scene);
  await fontsFor(laidOut.ops);
  paintInPage(laidOut, canvas);
  return laidOut;
}

/** Where the fonts are there already: one that is not is drawn in another one. */
export function paintInPage(laidOut: LaidOut, canvas: HTMLCanvasElement | OffscreenCanvas): void {
  const surface = new BrowserSurface(canvas);
  surface.clear(laidOut.width, laidOut.height);
  paint(laidOut, surface);
}
