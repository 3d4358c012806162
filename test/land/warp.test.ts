import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { At, Pin } from "../../scripts/land/frame.ts";
import { warpThrough } from "../../scripts/land/warp.ts";

const flat = (at: At): At => at;
const close = ([x, y]: At): readonly unknown[] => [expect.closeTo(x, 3), expect.closeTo(y, 3)];

/** The corners of a square and places within, each moved by up to ten. */
const pins = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 10, max: 90 }), fc.integer({ min: 10, max: 90 })), {
    minLength: 1,
    maxLength: 12,
    selector: String,
  })
  .chain((places) =>
    fc
      .array(fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 })), {
        minLength: places.length + 4,
        maxLength: places.length + 4,
      })
      .map((moves) => {
        const corners: readonly At[] = [
          [0, 0],
          [100, 0],
          [0, 100],
          [100, 100],
        ];
        return [...corners, ...places].map(
          ([x, y], i): Pin => [x, y, x + (moves[i]?.[0] ?? 0), y + (moves[i]?.[1] ?? 0)],
        );
      }),
  );

describe("land bent through pins", () => {
  it("brings each place to its point", () => {
    fc.assert(
      fc.property(pins, (all) => {
        const warp = warpThrough(all, flat);
        for (const [longitude, latitude, x, y] of all) expect(warp([longitude, latitude])).toEqual(close([x, y]));
      }),
    );
  });

  it("is not bent at all where the pins are only moved, turned and stretched", () => {
    const turned = ([x, y]: At): At => [3 - 2 * y, 5 + 2 * x];
    const places: readonly At[] = [
      [0, 0],
      [10, 0],
      [0, 10],
      [7, 3],
    ];
    const warp = warpThrough(
      places.map((at): Pin => [...at, ...turned(at)]),
      flat,
    );
    for (const at of [
      [20, 30],
      [-5, 4],
      [5, 5],
    ] as const)
      expect(warp(at)).toEqual(close(turned(at)));
  });

  it("cannot hold one place in two points", () => {
    const pin: Pin = [1, 2, 3, 4];
    expect(() => warpThrough([pin, pin, [5, 6, 7, 8], [9, 1, 2, 3]], flat)).toThrow("two pins hold the same place");
  });
});
