import { mkdirSync, writeFileSync } from "node:fs";
import { createCanvas } from "canvas";
import { inspect } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { encoded } from "../../src/render/node/png.ts";
import { INLINE_WIDTH } from "../../src/render/pen.ts";
import { showcase } from "./scenes/showcase.ts";

/** Writes every sample scene at full size and at Discord's inline width: `node --import tsx test/render/showcase.ts [directory]`. */
const directory = process.argv[2] ?? "/tmp/showcase";
mkdirSync(directory, { recursive: true });
for (const [name, scene] of Object.entries(showcase())) {
  const laidOut = layout(scene);
  const canvas = painted(laidOut);
  writeFileSync(`${directory}/${name}.png`, encoded(canvas));
  const height = Math.round((laidOut.height * INLINE_WIDTH) / laidOut.width);
  const small = createCanvas(INLINE_WIDTH, height);
  const ctx = small.getContext("2d");
  ctx.quality = "best";
  ctx.drawImage(canvas, 0, 0, INLINE_WIDTH, height);
  writeFileSync(`${directory}/${name}-550.png`, encoded(small));
  console.log(name, `${laidOut.width}×${laidOut.height}`, inspect(laidOut));
}
