import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HUES } from "#scene";
import { contrast, mix } from "../../src/render/contrast.ts";
import { Palette, SceneError } from "../../src/render/palette.ts";

const palette = new Palette({ us: { name: "United States", hue: "blue", letter: "US" } });

test("black on white has a contrast of 21", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
});

test.each(HUES)("letters on %s can be read, in each of its shades, and in its colour on paper", (hue) => {
  for (const shade of ["tint", "soft", "full"] as const) {
    const ground = palette.hex(hue, shade);
    expect(contrast(palette.on(ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
  const paper = palette.hex("panel");
  expect(contrast(palette.text(hue, paper), paper)).toBeGreaterThanOrEqual(4.5);
});

test("the eight hues for seats stay apart for eyes that do not tell red from green", () => {
  const seats = HUES.slice(0, 8);
  for (const [index, hue] of seats.entries()) {
    for (const other of seats.slice(index + 1)) {
      expect(distance(asDeutan(palette.hex(hue)), asDeutan(palette.hex(other))), `${hue} and ${other}`).toBeGreaterThan(
        28,
      );
    }
  }
});

test("a side's colour is its hue; unknown sides and colours are named", () => {
  expect(palette.hex("@us")).toBe(palette.hex("blue"));
  expect(() => palette.hex("@nato")).toThrow(new SceneError('the scene has no side "nato"'));
  expect(() => palette.hex("@constructor")).toThrow(SceneError);
  expect(() => palette.hex(JSON.parse('"toString"'))).toThrow('"toString" is no colour of the palette');
});

/** Those that lie side by side on boards: sides, and sides on the ground of a city. */
const NEIGHBOURS = ["blue", "red", "purple", "green", "black", "yellow", "orange"] as const;

test.each([
  ["deuteranopia", asDeutan],
  ["protanopia", asProtan],
] as const)("the hues of sides stay apart from each other and from streets in %s", (_name, seen) => {
  for (const [index, hue] of NEIGHBOURS.entries()) {
    for (const other of NEIGHBOURS.slice(index + 1))
      if (!(hue === "yellow" && other === "orange"))
        expect(distance(seen(palette.hex(hue)), seen(palette.hex(other))), `${hue} and ${other}`).toBeGreaterThan(24);
    expect(distance(seen(palette.hex(hue)), seen(palette.hex("land"))), `${hue} on streets`).toBeGreaterThan(40);
  }
});

/** Bands of cards that lie side by side in a hand; each also bears a letter and a pictogram. */
const BANDS = ["blue", "red", "black", "yellow", "brown", "orange", "green", "purple"] as const;

test.each([
  ["deuteranopia", asDeutan],
  ["protanopia", asProtan],
  ["tritanopia", asTritan],
] as const)("the bands of cards stay apart in %s", (_name, seen) => {
  for (const [index, hue] of BANDS.entries())
    for (const other of BANDS.slice(index + 1))
      expect(distance(seen(palette.hex(hue)), seen(palette.hex(other))), `${hue} and ${other}`).toBeGreaterThan(20);
});

/** Without blue cones (Machado, Oliveira and Fernandes 2009). */
function asTritan(hex: string): readonly number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255) ** 2.2);
  const red = 1.255528 * r - 0.076749 * g - 0.178779 * b;
  const green = -0.078411 * r + 0.930809 * g + 0.147602 * b;
  const blue = 0.004733 * r + 0.691367 * g + 0.3039 * b;
  return [red, green, blue].map((part) => 255 * Math.max(0, part) ** (1 / 2.2));
}

/** Without red cones (Viénot, Brettel and Mollon 1999). */
function asProtan(hex: string): readonly number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255) ** 2.2);
  const red = 0.11238 * r + 0.88762 * g;
  const blue = 0.00401 * r - 0.00401 * g + b;
  return [red, red, blue].map((part) => 255 * Math.max(0, part) ** (1 / 2.2));
}

/** Red and green cones merged, in linear light (Viénot, Brettel and Mollon 1999). */
function asDeutan(hex: string): readonly number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255) ** 2.2);
  const red = 0.29275 * r + 0.70725 * g;
  const blue = -0.02234 * r + 0.02234 * g + b;
  return [red, red, blue].map((part) => 255 * Math.max(0, part) ** (1 / 2.2));
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));

test("every colour has its name in the one file of the style", () => {
  const src = join(import.meta.dirname, "../../src");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const coloured = files.filter((file) =>
    /["'`]#(?:[0-9a-f]{3}){1,2}["'`]/i.test(readFileSync(join(src, file), "utf8")),
  );
  expect(coloured).toEqual([join("render", "style.ts")]);
});
