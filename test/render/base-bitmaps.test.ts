import { createCanvas } from "canvas";
import { expect, test } from "vitest";
import { within } from "../../src/render/culling.ts";
import { NodeSurface } from "../../src/render/node/node-surface.ts";
import { paintOps } from "../../src/render/paint.ts";
import { type Op, rect } from "../../src/render/primitives.ts";

const BOX = { x: 0, y: 70, width: 1650, height: 980 };

const dot = (x: number, y: number): Op => ({
  op: "shape",
  outline: { kind: "circle", at: [x, y], radius: 30 },
  fill: "#336699",
  lift: 6,
  strokes: [{ colour: "#112233", width: 5 }],
});
const paper: Op = { op: "shape", outline: rect(BOX), fill: "#e8e0d0" };

/** A base that counts how often it is painted. */
function counted(digest: string, ops: readonly Op[]) {
  const seen = { times: 0 };
  const base: Op = {
    op: "base",
    digest,
    box: BOX,
    get ops() {
      seen.times += 1;
      return ops;
    },
  };
  return { base, seen };
}

const shown = (...ops: Op[]): Buffer => {
  const canvas = createCanvas(1650, 1050);
  paintOps(ops, new NodeSurface(canvas));
  return canvas.toBuffer("raw");
};

test("the grounds of several regions are kept side by side, each painted once", () => {
  const [north, south] = [counted("north", [paper, dot(300, 300)]), counted("south", [paper, dot(900, 700)])];
  for (let i = 0; i < 3; i += 1) shown(north.base, south.base);
  expect([north.seen.times, south.seen.times]).toEqual([1, 1]);
});

test("bitmaps take a bounded room: what was used longest ago is painted anew", () => {
  const first = counted("first", [paper]);
  shown(first.base);
  for (let i = 0; i < 8; i += 1) shown(counted(`another ${i}`, [paper]).base); // each 6.5 MB
  shown(first.base);
  expect(first.seen.times).toBe(2);
});

test("what lies here and there over a map looks the same from its bitmap", () => {
  const ops = [dot(100, 120), dot(700, 700), dot(760, 720), dot(1640, 1040)];
  expect(shown(counted("scattered", ops).base).equals(shown(...ops))).toBe(true);
});

test("of a map larger than the picture only what is seen is painted, with edges and shadows that reach into it", () => {
  const [inside, reaching, outside] = [dot(400, 400), dot(-32, 400), dot(-400, 400)];
  const away = rect({ x: 3000, y: 70, width: 100, height: 100 });
  const clipped: Op[] = [{ op: "clip", outline: away }, dot(3050, 100), { op: "unclip" }];
  expect(within(BOX, [inside, reaching, outside, ...clipped])).toEqual([inside, reaching]);
});
