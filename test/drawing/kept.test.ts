import { describe, expect, it } from "vitest";
import { Pixels } from "../../src/drawing/kept.ts";

const ROOM = 100;

/** Which of these are still there once they have been added in this order, each with its bytes. */
function kept(pixels: Pixels, sizes: { readonly [digest: string]: number }): readonly string[] {
  for (const [digest, bytes] of Object.entries(sizes)) pixels.add(digest, Buffer.alloc(bytes));
  return Object.keys(sizes).filter((digest) => pixels.get(digest) !== undefined);
}

describe("pixels", () => {
  it("are kept while there is room, to the last byte", () => {
    expect(kept(new Pixels(ROOM), { a: 25, b: 25, c: 25, d: 25 })).toEqual(["a", "b", "c", "d"]);
  });

  it("make room for others, the oldest first, and as many as it takes", () => {
    expect(kept(new Pixels(ROOM), { a: 25, b: 25, c: 25, d: 25, e: 1 })).toEqual(["b", "c", "d", "e"]);
    expect(kept(new Pixels(ROOM), { a: 10, b: 10, c: 25, d: 25, e: 25, f: 25 })).toEqual(["c", "d", "e", "f"]);
  });

  it("that were asked for last are kept longest", () => {
    const pixels = new Pixels(ROOM);
    for (const digest of ["a", "b", "c", "d"]) pixels.add(digest, Buffer.alloc(25));
    pixels.get("a");
    pixels.add("e", Buffer.alloc(25));
    expect([pixels.get("a") !== undefined, pixels.get("b")]).toEqual([true, undefined]);
  });

  it("take their room once, however often they come", () => {
    const pixels = new Pixels(ROOM);
    for (let i = 0; i < 5; i++) pixels.add("a", Buffer.alloc(25));
    expect(kept(pixels, { b: 25, c: 25, d: 25 })).toHaveLength(3);
    expect(pixels.get("a")).toBeDefined();
  });

  it("that would take more than a quarter of the room are not kept", () => {
    expect(kept(new Pixels(ROOM), { a: 26, b: 25 })).toEqual(["b"]);
  });
});
