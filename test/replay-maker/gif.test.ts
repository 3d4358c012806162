/** Animated pictures to the pixel: what each frame stores of its picture, and how long it is shown. */
import omggif from "omggif";
import { describe, expect, it } from "vitest";
import { AnimatedGif } from "../../src/replay-maker/gif.ts";

/** Letters of a picture as its colours: blue, green, red. */
const COLOURS: { readonly [letter: string]: readonly number[] } = {
  r: [0, 0, 255],
  g: [0, 255, 0],
  w: [255, 255, 255],
};

const pixelsOf = (rows: readonly string[]): Uint8Array =>
  Uint8Array.from([...rows.join("")].flatMap((letter) => [...(COLOURS[letter] ?? [0, 0, 0]), 255]));

interface Given {
  readonly rows: readonly string[];
  /** Ms. */
  readonly shown: number;
}

/** These pictures as a file, and each frame of that: where it lies, how long it is shown in ms, and what is seen then. */
function framesOf(given: readonly Given[]) {
  const [width, height] = [given[0]?.rows[0]?.length ?? 0, given[0]?.rows.length ?? 0];
  const gif = new AnimatedGif(width, height, { colours: 8, most: 10_000 });
  for (const { rows, shown } of given) gif.add(pixelsOf(rows), shown);
  const reader = new omggif.GifReader(gif.end());
  const pixels = new Uint8ClampedArray(width * height * 4);
  return Array.from({ length: reader.numFrames() }, (_, i) => {
    const { x, y, width: across, height: down, delay } = reader.frameInfo(i);
    reader.decodeAndBlitFrameRGBA(i, pixels);
    const letters = Array.from({ length: width * height }, (_, at) => letterAt(pixels, at * 4));
    const seen = Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width).join(""));
    return { box: [x, y, across, down], shown: delay * 10, seen };
  });
}

/** The colour of a pixel, red first. */
function letterAt(pixels: Uint8ClampedArray, at: number): string {
  const bgr = [pixels[at + 2], pixels[at + 1], pixels[at]].join();
  return Object.keys(COLOURS).find((letter) => COLOURS[letter]?.join() === bgr) ?? (bgr === "0,0,0" ? "." : "?");
}

describe("an animated picture", () => {
  it("has the first picture whole, then of each only the box in which it differs", () => {
    const pictures = [
      ["....", "....", "....", "...."],
      [".r..", "....", "..g.", "...."],
      [".r..", "....", "..gw", "...."],
      ["....", "....", "..gw", "w..."],
    ];
    const frames = framesOf(pictures.map((rows) => ({ rows, shown: 300 })));
    expect(frames.map(({ box }) => box)).toEqual([
      [0, 0, 4, 4],
      [1, 0, 2, 3],
      [3, 2, 1, 1],
      [0, 0, 2, 4],
    ]);
    expect(frames.map(({ seen }) => seen)).toEqual(pictures);
  });

  it("shows a picture as long as it is said, and longer where the next one looks like it", () => {
    const shown = (...given: readonly (readonly [string, number])[]) =>
      framesOf(given.map(([row, ms]) => ({ rows: [row], shown: ms }))).map((frame) => [frame.seen.join(), frame.shown]);
    expect(shown(["r.", 300], ["g.", 1234], ["rg", 4000])).toEqual([
      ["r.", 300],
      ["g.", 1230],
      ["rg", 4000],
    ]);
    expect(shown(["r.", 300], ["r.", 500], ["g.", 200], ["g.", 200], ["g.", 100])).toEqual([
      ["r.", 800],
      ["g.", 500],
    ]);
  });

  it("counts the bytes of all its frames but the newest, and is no longer than they are", () => {
    const gif = new AnimatedGif(2, 1, { colours: 8, most: 10_000 });
    const counts = ["r.", "g.", "w."].map((row) => {
      gif.add(pixelsOf([row]), 100);
      return gif.bytes;
    });
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(0);
    const whole = gif.end().byteLength;
    expect((counts[2] ?? 0) - (counts[1] ?? 0)).toBe(whole - (counts[2] ?? 0) - 1); // two frames alike, and the last byte
  });
});
