/** Films of boards: each frame is the board of its moment, and the file stays small. */
import { createCanvas } from "canvas";
import omggif from "omggif";
import { describe, expect, it } from "vitest";
import { drawnToday } from "../../src/packs/packs.ts";
import { pinnedBook } from "../../src/proof/pinned-pack.ts";
import { readProofFile } from "../../src/proof/reading-file.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { pageParts } from "../../src/replay/carried.ts";
import { filmOf, gifOf, MOST_BYTES } from "../../src/replay-maker/film.ts";
import { EDITIONS, eventful } from "../replay/recorded.ts";
import { definitionOf } from "./pages.ts";

/** How many boards of a campaign tell what a film is like. */
const BOARDS = 6;

type Reader = InstanceType<typeof omggif.GifReader>;

const reading = (gif: Uint8Array): Reader => new omggif.GifReader(gif);

/** All frames as they are seen, drawn over each other: four bytes a pixel, red first. */
function* seen(gif: Reader): Generator<Uint8ClampedArray> {
  const pixels = new Uint8ClampedArray(gif.width * gif.height * 4);
  for (let frame = 0; frame < gif.numFrames(); frame++) {
    gif.decodeAndBlitFrameRGBA(frame, pixels);
    yield pixels;
  }
}

/** How far two pictures are from each other, on average of all pixels and channels, of 255. */
function distance(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) if (at % 4 < 3) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / (one.length * 0.75);
}

const delays = (gif: Reader): number[] =>
  Array.from({ length: gif.numFrames() }, (_, i) => gif.frameInfo(i).delay * 10);

// the boards of the fifth rulebook are those of the fourth
describe.each(EDITIONS.slice(0, 4))("the film of a campaign of $name", (edition) => {
  it("shows a board a moment, the last one longest, in no more bytes than somebody likes to wait for", async () => {
    const { file: raw } = await eventful(edition);
    const file = readProofFile(raw);
    const book = pinnedBook(definitionOf(edition.game), file.pack, () => drawnToday(definitionOf(edition.game)));
    const about = { title: "Tigris", names: [], promises: [] };
    const whole = pageParts({ book, file, about });
    const show = { ...whole.show, steps: whole.show.steps.slice(-BOARDS) };
    const scenes = whole.scenes.slice(-BOARDS);
    const film = filmOf({ show, scenes }, (scene) => painted(layout(scene)));
    if (!film) throw new Error("there is no film");
    expect(film.gif.byteLength).toBeLessThanOrEqual(MOST_BYTES);
    expect(film.alt).toContain("Tigris");
    expect(film.alt).toContain(show.result);
    const gif = reading(film.gif);
    const boards = scenes.filter((scene) => scene !== null).length;
    expect(gif.numFrames()).toBeGreaterThanOrEqual(boards - 1); // two that look alike are one frame
    expect(gif.numFrames()).toBeLessThanOrEqual(boards);
    expect(gif.width).toBe(550);
    expect(delays(gif).at(-1)).toBeGreaterThanOrEqual(4000);
    expect(Math.max(...delays(gif).slice(0, -1))).toBeLessThan(4000);
    const last = scenes.findLast((scene) => scene !== null);
    if (!last) throw new Error("there is no board");
    const { beside: _, ...board } = last;
    const page = createCanvas(gif.width, gif.height);
    page.getContext("2d").drawImage(painted(layout(board)), 0, 26, 550, gif.height - 26);
    const wanted = page.getContext("2d").getImageData(0, 26, 550, gif.height - 26).data;
    const [shown] = [...seen(gif)].slice(-1);
    expect(distance(shown?.slice(26 * 550 * 4) ?? wanted, wanted)).toBeLessThan(12);
  });
});

describe("a film", () => {
  /** A board of noise in colours of its own, which no palette makes small. */
  function noise(n: number) {
    const canvas = createCanvas(550, 350);
    const ctx = canvas.getContext("2d");
    const image = ctx.createImageData(550, 350);
    let state = n + 1;
    for (let at = 0; at < image.data.length; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      image.data[at] = at % 4 === 3 ? 255 : state >>> 24;
    }
    ctx.putImageData(image, 0, 0);
    return canvas;
  }

  it("that would be too large has fewer colours, then fewer boards, and always the last one", () => {
    let drawn = 0;
    const board = { scene: {} as Parameters<Parameters<typeof gifOf>[1]>[0], words: "" };
    const count = 60;
    const frames = Array.from({ length: count }, (_, i) => ({ ...board, scene: { ...board.scene, caption: `${i}` } }));
    const gif = gifOf(frames, (scene) => {
      drawn++;
      return noise(Number((scene as { readonly caption?: string }).caption));
    });
    if (!gif) throw new Error("there is no film");
    expect(gif.byteLength).toBeLessThanOrEqual(MOST_BYTES);
    const film = reading(gif);
    expect(film.numFrames()).toBeLessThan(count / 2);
    expect(film.numFrames()).toBeGreaterThan(2);
    expect(drawn).toBeLessThan(count * 3); // what becomes too large is not drawn to its end
    const page = noise(count - 1)
      .getContext("2d")
      .getImageData(0, 0, 550, 350).data;
    const [shown] = [...seen(film)].slice(-1);
    expect(distance(shown?.slice(26 * 550 * 4) ?? page, page)).toBeLessThan(40);
  });

  it("of nothing is none", () => {
    expect(gifOf([], () => noise(0))).toBeNull();
  });
});
