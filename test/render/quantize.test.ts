import fc from "fast-check";
import { expect, test } from "vitest";
import { quantized } from "../../src/render/quantize.ts";

type Rgb = readonly [red: number, green: number, blue: number];

/** A picture of these colours, and how it looks in 256 of them. */
function seen(colours: readonly Rgb[], width: number): readonly Rgb[] {
  const pixels = Uint8Array.from(colours.flatMap(([red, green, blue]) => [blue, green, red, 255]));
  const height = colours.length / width;
  const { rows, palette } = quantized(pixels, width, height);
  return colours.map((_, i) => {
    const index = rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] ?? 0;
    const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3);
    return [red, green, blue];
  });
}

const farthest = (one: Rgb, other: Rgb): number =>
  Math.max(...one.map((part, axis) => Math.abs(part - (other[axis] ?? 0))));

test("a picture of few colours that differ keeps every one of them exactly", () => {
  const flags: readonly Rgb[] = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [12, 34, 56],
    [250, 240, 230],
    [0, 0, 0],
  ];
  expect(seen(flags, 3)).toEqual(flags);
});

test("of a picture with up to as many colours as a palette holds, none is far off", () => {
  const shade = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.array(fc.tuple(shade, shade, shade), { minLength: 1, maxLength: 200 }), (colours) => {
      const shown = seen(colours, 1);
      for (const [i, colour] of colours.entries()) expect(farthest(colour, shown[i] ?? [0, 0, 0])).toBeLessThan(8);
    }),
  );
});

test("a smooth sweep of more colours than that keeps its lightness", () => {
  const sweep = Array.from({ length: 64 * 64 }, (_, i): Rgb => [(i % 64) * 4, Math.floor(i / 64) * 4, 128]);
  const shown = seen(sweep, 64);
  for (const [i, colour] of sweep.entries()) expect(farthest(colour, shown[i] ?? [0, 0, 0])).toBeLessThan(24);
});
