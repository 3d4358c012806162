import { describe, expect, it } from "vitest";
import { publicView } from "#engine";
import type { Side } from "#scene";
import { playOut } from "../../src/cli/play-out.ts";
import { FACTIONS } from "../../src/games/fitna/content/sides.ts";
import { HOLDERS, sidesIn, styleOf } from "../../src/games/fitna/view/board/side-style.ts";
import { games } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { Palette } from "../../src/render/palette.ts";

/** Below this two colours look alike, wherever they lie on a picture. */
const APART = 20;

/** As eyes without green cones see it (Viénot, Brettel and Mollon 1999), in CIE L*a*b*. */
function seen(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255) ** 2.2);
  const merged = 0.29275 * r + 0.70725 * g;
  return lab(merged, merged, Math.max(0, -0.02234 * r + 0.02234 * g + b));
}

/** Of linear sRGB under D65. */
function lab(r: number, g: number, b: number): readonly [number, number, number] {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const difference = (one: string, other: string): number => {
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const isFaction = (side: string): boolean => FACTIONS.some((one) => one === side);

type Sides = { readonly [seat: string]: Side };

/** Pairs of sides that look alike, each with what else tells them apart. */
interface Twins {
  readonly pair: string;
  readonly sides: readonly string[];
  readonly far: number;
  readonly marks: readonly string[];
}

function alike(sides: Sides): readonly Twins[] {
  const palette = new Palette(sides);
  const all = Object.entries(sides);
  return all.flatMap(([one, a], i) =>
    all.slice(i + 1).flatMap(([other, b]) => {
      const far = difference(palette.hex(`@${one}`), palette.hex(`@${other}`));
      const pair = `${a.name} and ${b.name}: ${far.toFixed(0)}`;
      return far < APART ? [{ pair, sides: [one, other], far, marks: [a.letter, b.letter] }] : [];
    }),
  );
}

it("measures what eyes without green cones tell apart", () => {
  expect(difference("#ad5597", "#2b7a83")).toBeLessThan(APART); // purple and teal
  expect(difference("#1557b0", "#c9451a")).toBeGreaterThan(3 * APART); // blue and red
});

describe("the sides of Fitna", () => {
  const looks = HOLDERS.map((side) => ({ side, ...styleOf(side) })).filter(({ side }) => !isFaction(side));
  /** One colour twice is told apart by its shapes, and no scenario has it twice. */
  const twins = alike(sidesIn({ names: {} })).filter(({ far }) => far > 0);

  it("differ in colour or shape, and on the map in the shape of their dots as of their blocks", () => {
    expect(new Set(looks.map(({ hue, form }) => `${hue} ${form}`)).size).toBe(looks.length);
    expect(new Set(looks.map(({ hue, dot }) => `${hue} ${dot}`)).size).toBe(looks.length);
  });

  it("whose colours look alike in deuteranopia hold land in different patterns, with blocks and dots of different shapes", () => {
    const pairs = twins.filter(({ sides }) => sides.every((side) => looks.some((one) => one.side === side)));
    expect(pairs.length).toBeGreaterThan(0);
    for (const { pair, sides } of pairs) {
      const [a, b] = sides.map((side) => looks.find((one) => one.side === side));
      expect([pair, a?.form === b?.form, a?.dot === b?.dot, a?.pattern === b?.pattern]).toEqual([
        pair,
        false,
        false,
        false,
      ]);
    }
  });

  it("of no shipped scenario lie below 18, so that arrows and lines are told apart, too", () => {
    expect(twins.filter(({ far }) => far < 18).map(({ pair }) => pair)).toEqual([]);
  });
});

describe.each(games.map((game) => [game.name, game] as const))("the sides of %s", (_, game) => {
  it("whose colours look alike in deuteranopia bear different letters", () => {
    const book = openShipped(game);
    const { env } = playOut(book, { options: {}, key: "7".padStart(64, "0"), player: () => "sensible", most: 0 });
    const { sides } = game.board(publicView(book, env), { caption: "", names: {} });
    const twins = alike(sides ?? {}).filter(({ marks }) => new Set(marks).size < marks.length);
    expect(twins).toEqual([]);
  });
});
