/** What each mark on the map means, as `/map legend:` shows it. */
import {
  type Fan,
  legendScene,
  type MapElement,
  type Mark,
  moved,
  type Point,
  type Polygon,
  rectangle,
  type Scene,
} from "#scene";
import { emblem, letter, sides } from "./side-style.ts";

/** An area, as large as a sample of it is. */
const areaAround = (at: Point): readonly Polygon[] => [
  [[moved(at, -80, -30), moved(at, 60, -40), moved(at, 82, 28), moved(at, -60, 40)]],
];

/** Half of an exchange: an arrow to one side. */
const half = (colour: "@us" | "@shia", at: Point, far: number): MapElement => ({
  kind: "arrow",
  colour,
  points: [at, moved(at, far)],
  count: "",
});

/** A hand, as large as a sample of it is. */
const fan = (at: Point, hand: Omit<Fan, "kind" | "at" | "size">): MapElement => ({
  kind: "fan",
  at,
  size: 92,
  ...hand,
});

const isle = (at: Point, width: number, height: number, colour: "black" | "foreign"): MapElement => ({
  kind: "region",
  polygons: [rectangle(at, width, height)],
  fill: { colour, shade: "full" },
  outline: "none",
});

const badge = (at: Point, side: "us" | "shia"): MapElement => ({
  kind: "marker",
  at,
  radius: 22,
  shape: "square",
  colour: `@${side}`,
  text: letter(side),
});

const BACKS = { newest: 1, sum: "3", notes: ["uses U A"], emblem: emblem("us") } as const;
const US = { colour: "@us", letter: letter("us"), title: "US" } as const;

const MARKS: readonly Mark[] = [
  {
    label: "Area",
    note: "Where a faction is at home. Nobody plays those without a colour.",
    sample: (at) => [
      { kind: "region", polygons: areaAround(at), fill: { colour: "desert" }, outline: "none" },
      { kind: "region", polygons: areaAround(at), wash: "@us", rim: "@us", rimWidth: 11, outline: "none" },
    ],
  },
  {
    label: "Plate",
    note: "A faction with its victory points; its line leads to its area.",
    sample: (at) => [{ kind: "plate", at, width: 188, height: 84, ...US, value: "12", unit: "VP" }],
  },
  {
    label: "White disc on a plate",
    note: "What the turn brought; ✓ for those who are ready.",
    sample: (at) => [{ kind: "gain", at, radius: 32, text: "+3" }],
  },
  {
    label: "Cards face down",
    note: "A hidden hand: how many cards, and which letters its faction can use. White: new ones.",
    sample: (at) => [fan(moved(at, -48, 50), { width: 104, colour: "@us", cards: [], faceDown: 3, ...BACKS })],
  },
  {
    label: "Cards face up",
    note: "Letter and value of those that count, and what they come to.",
    sample: (at) => {
      const cards = [
        { letter: "U", value: "5" },
        { letter: "M", value: "4" },
      ];
      return [fan(moved(at, -20, 50), { width: 210, colour: "@us", cards, sum: "9" })];
    },
  },
  {
    label: "Cards aside",
    note: "How many more a faction holds whose letters do not count for it.",
    sample: (at) => {
      const cards = [{ letter: "H", value: "3" }];
      return [fan(moved(at, -10, 50), { width: 180, colour: "@shia", cards, faceDown: 2, sum: "3" })];
    },
  },
  {
    label: "Arrow",
    note: "Cards given in trades this turn, in the giver's colour, and how many. White: new.",
    sample: (at) => [
      half("@us", at, 96),
      half("@shia", at, -96),
      { kind: "gain", at: moved(at, 27), radius: 26, text: "2", colour: "@us" },
      { kind: "gain", at: moved(at, -27), radius: 26, text: "1", colour: "@shia" },
    ],
  },
  {
    label: "Letters at the ruler",
    note: "Factions at their victory points, a contest on each side. Gold: who leads.",
    sample: (at) => [
      isle(at, 184, 96, "black"),
      isle(moved(at, 0, 28), 170, 30, "foreign"),
      badge(moved(at, -34, -14), "us"),
      badge(moved(at, 36, -14), "shia"),
      { kind: "lettering", at: moved(at, -34, 28), text: "5", style: "place" },
      { kind: "lettering", at: moved(at, 36, 28), text: "10", style: "place" },
    ],
  },
];

/** `/map legend:`. */
export const legend = (): Scene => legendScene("Iraqi Conflict", MARKS, sides(["us", "shia"]));
