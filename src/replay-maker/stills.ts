/** Pictures of a page that are seen without script: the last board as it was posted, and small ones of what turned the campaign. */
import { createCanvas, loadImage } from "canvas";
import type { Scene } from "#scene";
import type { StillPicture } from "./html.ts";

/** Paints a scene as PNG, as it was posted. */
export type Paint = (scene: Scene) => Promise<Uint8Array>;

/** Width of the last board, and of the small ones, in pixels. */
const WIDE = 1000;
const SMALL = 420;
const QUALITY = { wide: 0.6, small: 0.4 } as const;

export const lastBoard = (scene: Scene, paint: Paint): Promise<StillPicture> => still(scene, paint, WIDE, QUALITY.wide);
export const smallBoard = (scene: Scene, paint: Paint): Promise<StillPicture> =>
  still(scene, paint, SMALL, QUALITY.small);

async function still(scene: Scene, paint: Paint, width: number, quality: number): Promise<StillPicture> {
  const { beside: _, ...board } = scene;
  const image = await loadImage(Buffer.from(await paint(board)));
  const canvas = createCanvas(width, Math.round((width * image.height) / image.width));
  canvas.getContext("2d", { alpha: false }).drawImage(image, 0, 0, canvas.width, canvas.height);
  const jpeg = canvas.toBuffer("image/jpeg", { quality, progressive: true });
  return { address: `data:image/jpeg;base64,${jpeg.toString("base64")}`, alt: scene.alt };
}
