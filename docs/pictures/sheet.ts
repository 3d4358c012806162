import { type Canvas, createCanvas } from "canvas";
import type { Scene } from "#scene";
import { fontOf } from "../../src/render/font-files.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { encoded } from "../../src/render/node/png.ts";
import { INLINE_WIDTH } from "../../src/render/pen.ts";
import type { Shot } from "./campaign.ts";

/** Pictures beside each other, and what is said under each. */
const COLUMNS = 3;
const TALLEST = 350;
const GAP = 14;
const CAPTION = 26;

/** A picture as large as Discord shows it. Halved as long as that goes: one step from full size would leave out lines. */
function small(scene: Scene): Canvas {
  const full = painted(layout(scene));
  const share = Math.min(INLINE_WIDTH / full.width, TALLEST / full.height);
  const [width, height] = [Math.round(full.width * share), Math.round(full.height * share)];
  let from = copied(full, full.width, full.height);
  while (from.width >= width * 2) from = copied(from, Math.round(from.width / 2), Math.round(from.height / 2));
  return copied(from, width, height);
}

function copied(from: Canvas, width: number, height: number): Canvas {
  const to = createCanvas(width, height);
  const ctx = to.getContext("2d");
  ctx.quality = "best";
  ctx.drawImage(from, 0, 0, width, height);
  return to;
}

/** Every picture in the size in which it is seen first, with its caption. */
export function contactSheet(shots: readonly Shot[]): Buffer {
  const rows = Math.ceil(shots.length / COLUMNS);
  const cell = { width: INLINE_WIDTH + GAP, height: TALLEST + CAPTION + GAP };
  const sheet = createCanvas(COLUMNS * cell.width + GAP, rows * cell.height + GAP);
  const ctx = sheet.getContext("2d");
  ctx.fillStyle = "#e9e7e2";
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  shots.forEach(({ scene, caption }, i) => {
    const [x, y] = [GAP + (i % COLUMNS) * cell.width, GAP + Math.floor(i / COLUMNS) * cell.height];
    ctx.drawImage(small(scene), x, y);
    ctx.fillStyle = "#2b241b";
    ctx.font = fontOf(17, "regular", "rest");
    ctx.fillText(caption.length > 82 ? `${caption.slice(0, 81)}…` : caption, x, y + TALLEST + 19);
  });
  return encoded(sheet);
}

/** A picture half as wide and half as tall. */
export function halved(scene: Scene): Buffer {
  const full = painted(layout(scene));
  return encoded(copied(full, Math.round(full.width / 2), Math.round(full.height / 2)));
}

/** A picture in its full size. */
export const single = (scene: Scene): Buffer => encoded(painted(layout(scene)));
