import { mkdirSync, writeFileSync } from "node:fs";
import { createCanvas } from "canvas";
import type { Scene } from "#scene";
import { inspect } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { encoded } from "../../src/render/node/png.ts";
import { INLINE_WIDTH } from "../../src/render/pen.ts";

/**
 * Writes pictures into this folder, with those that accompany them, each also as small as a chat shows it, and says
 * what is wrong with them.
 */
export function drawingInto(directory: string): (name: string, scene: Scene) => void {
  mkdirSync(directory, { recursive: true });
  const draw = (name: string, { beside = [], ...scene }: Scene): void => {
    const laidOut = layout(scene);
    const canvas = painted(laidOut);
    writeFileSync(`${directory}/${name}.png`, encoded(canvas));
    const small = createCanvas(INLINE_WIDTH, Math.round((laidOut.height * INLINE_WIDTH) / laidOut.width));
    const ctx = small.getContext("2d");
    ctx.quality = "best";
    ctx.drawImage(canvas, 0, 0, small.width, small.height);
    writeFileSync(`${directory}/${name}-550.png`, encoded(small));
    console.log(name, `${laidOut.width}×${laidOut.height}`, inspect(laidOut));
    for (const [i, other] of beside.entries()) draw(`${name}-beside-${i + 1}`, other);
  };
  return draw;
}
