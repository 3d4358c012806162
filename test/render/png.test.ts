import { createCanvas, loadImage } from "canvas";
import { expect, test } from "vitest";
import { encoded } from "../../src/render/node/png.ts";

/** What the chunks of a PNG are called, and how many bytes each holds. */
function chunksOf(png: Buffer): (readonly [name: string, bytes: number])[] {
  const chunks: (readonly [string, number])[] = [];
  for (let at = 8; at < png.length; ) {
    const bytes = png.readUInt32BE(at);
    chunks.push([png.toString("latin1", at + 4, at + 8), bytes]);
    at += bytes + 12;
  }
  return chunks;
}

test("a canvas becomes a PNG with a header as long as PNG has it, a palette, and its pixels", async () => {
  const canvas = createCanvas(3, 2);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ff0000";
  context.fillRect(0, 0, 3, 2);
  context.fillStyle = "#0000ff";
  context.fillRect(2, 1, 1, 1);
  const png = encoded(canvas);
  const chunks = chunksOf(png);
  expect(chunks.map(([name]) => name)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect(chunks[0]?.[1]).toBe(13);
  expect(chunks[3]?.[1]).toBe(0);
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([3, 2]);
  context.clearRect(0, 0, 3, 2);
  context.drawImage(image, 0, 0);
  expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([255, 0, 0, 255]);
  expect([...context.getImageData(2, 1, 1, 1).data]).toEqual([0, 0, 255, 255]);
});
