import { describe, expect, it } from "vitest";
import { publicView } from "#engine";
import { playOut } from "../../src/cli/play-out.ts";
import { FACTIONS } from "../../src/games/fitna/content/sides.ts";
import { HOLDERS, sidesIn, styleOf } from "../../src/games/fitna/view/board/side-style.ts";
import { games } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { Palette } from "../../src/render/palette.ts";
import { MARK_COLOURS, SURFACE_COLOURS } from "../../src/render/style.ts";
import { apartInDeuteranopia } from "./eyes.ts";

/** CIEDE2000: below this two colours of one picture need something else that tells them apart. */
const APART = 20;

/** What lies on boards besides the pieces of sides, and its shape, which tells it without its colour. */
const MARKS = {
  "bad news": { colour: SURFACE_COLOURS.bad, shape: "a pill with words, a cross, or a callout" },
  "good news": { colour: SURFACE_COLOURS.good, shape: "a pill with a sign and a figure" },
  "what is new": { colour: SURFACE_COLOURS.new, shape: "a ring of light around something" },
  "moves of the latest step": { colour: MARK_COLOURS.news, shape: "a white rim" },
  "a fight": { colour: MARK_COLOURS.burst, shape: "a star of many points" },
  money: { colour: MARK_COLOURS.silver, shape: "a coin with its figure" },
  "the beaten": { colour: MARK_COLOURS.beaten, shape: "a piece that is crossed out" },
  "land out of play": { colour: SURFACE_COLOURS.closed, shape: "a hatched area" },
} as const;

/** Something on a picture, its colour, and its second channel. */
interface Seen {
  readonly name: string;
  readonly colour: string;
  readonly channel: string;
}

const marks: readonly Seen[] = Object.entries(MARKS).map(([name, { colour, shape }]) => ({
  name,
  colour,
  channel: shape,
}));

/** Pairs that look alike and that nothing else tells apart. */
const confused = (all: readonly Seen[]): readonly string[] =>
  all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other) => {
      const far = apartInDeuteranopia(one.colour, other.colour);
      return far < APART && one.channel === other.channel ? [`${one.name} and ${other.name}: ${far.toFixed(1)}`] : [];
    }),
  );

it("measures differences as CIEDE2000 does, after what eyes without green cones see", () => {
  expect(apartInDeuteranopia("#808080", "#808080")).toBe(0);
  expect(apartInDeuteranopia("#000000", "#ffffff")).toBeCloseTo(100, 0);
  expect(apartInDeuteranopia("#ad5597", "#2b7a83")).toBeLessThan(APART); // purple and teal
  expect(apartInDeuteranopia("#1557b0", "#c9451a")).toBeGreaterThan(APART); // blue and red
});

describe.each(games.map((game) => [game.name, game] as const))("on pictures of %s", (_, game) => {
  it("every two colours are apart in deuteranopia, or a letter or a shape tells them apart", () => {
    const book = openShipped(game);
    const { env } = playOut(book, { options: {}, key: "7".padStart(64, "0"), player: () => "sensible", most: 0 });
    const { sides = {} } = game.board(publicView(book, env), { caption: "", names: {} });
    const palette = new Palette(sides);
    const seats = Object.entries(sides).map(
      ([key, { name, letter }]): Seen => ({ name, colour: palette.hex(`@${key}`), channel: `the letter ${letter}` }),
    );
    expect(seats.length).toBeGreaterThan(1);
    expect(confused([...seats, ...marks])).toEqual([]);
  });
});

it("every two sides of Fitna that can hold land are apart in deuteranopia, or their blocks and dots tell them apart", () => {
  const palette = new Palette(sidesIn({ names: {} }));
  const isFaction = (side: string): boolean => FACTIONS.some((one) => one === side); // shown as the Kurds are
  const holders = HOLDERS.filter((side) => !isFaction(side)).map((side): Seen => {
    const { hue, form, dot, emblem } = styleOf(side);
    return { name: side, colour: palette.hex(hue), channel: `${form} ${dot} ${emblem}` };
  });
  expect(confused([...holders, ...marks])).toEqual([]);
});
