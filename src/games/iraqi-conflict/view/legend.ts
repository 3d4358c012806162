import { legendScene, type MapElement, type Mark, type Point, type Polygon, type Scene } from "../../../scene/index.ts";
import { emblem, letter, sides } from "./side-style.ts";

/** An area, as large as a sample of it is. */
const areaAround = ([x, y]: Point): readonly Polygon[] => [
  [
    [
      [x - 80, y - 30],
      [x + 60, y - 40],
      [x + 82, y + 28],
      [x - 60, y + 40],
    ],
  ],
];

const box = ([x, y]: Point, width: number, height: number): readonly Polygon[] => [
  [
    [
      [x - width / 2, y - height / 2],
      [x + width / 2, y - height / 2],
      [x + width / 2, y + height / 2],
      [x - width / 2, y + height / 2],
    ],
  ],
];

/** Half of an exchange: an arrow to one side. */
const half = (colour: "@us" | "@shia", [x, y]: Point, far: number): readonly MapElement[] => [
  {
    kind: "arrow",
    colour,
    points: [
      [x, y],
      [x + far, y],
    ],
    count: "",
  },
];

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
    sample: ([x, y]) => [
      { kind: "fan", at: [x - 48, y + 50], size: 92, width: 104, colour: "@us", cards: [], faceDown: 3, ...BACKS },
    ],
  },
  {
    label: "Cards face up",
    note: "Letter and value of those that count, and what they come to.",
    sample: ([x, y]) => [
      {
        kind: "fan",
        at: [x - 20, y + 50],
        size: 92,
        width: 210,
        colour: "@us",
        cards: [
          { letter: "U", value: "5" },
          { letter: "M", value: "4" },
        ],
        sum: "9",
      },
    ],
  },
  {
    label: "Cards aside",
    note: "How many more a faction holds whose letters do not count for it.",
    sample: ([x, y]) => [
      {
        kind: "fan",
        at: [x - 10, y + 50],
        size: 92,
        width: 180,
        colour: "@shia",
        cards: [{ letter: "H", value: "3" }],
        faceDown: 2,
        sum: "3",
      },
    ],
  },
  {
    label: "Arrow",
    note: "Cards given in trades this turn, in the giver's colour, and how many. White: new.",
    sample: ([x, y]) => [
      ...half("@us", [x, y], 96),
      ...half("@shia", [x, y], -96),
      { kind: "gain", at: [x + 27, y], radius: 26, text: "2", colour: "@us" },
      { kind: "gain", at: [x - 27, y], radius: 26, text: "1", colour: "@shia" },
    ],
  },
  {
    label: "Letters at the ruler",
    note: "Factions at their victory points, a contest on each side. Gold: who leads.",
    sample: ([x, y]) => [
      { kind: "region", polygons: box([x, y], 184, 96), fill: { colour: "black", shade: "full" }, outline: "none" },
      {
        kind: "region",
        polygons: box([x, y + 28], 170, 30),
        fill: { colour: "foreign", shade: "full" },
        outline: "none",
      },
      { kind: "marker", at: [x - 34, y - 14], radius: 22, shape: "square", colour: "@us", text: letter("us") },
      { kind: "marker", at: [x + 36, y - 14], radius: 22, shape: "square", colour: "@shia", text: letter("shia") },
      { kind: "lettering", at: [x - 34, y + 28], text: "5", style: "place" },
      { kind: "lettering", at: [x + 36, y + 28], text: "10", style: "place" },
    ],
  },
];

/** `/map legend:`. */
export const legend = (): Scene => legendScene("Iraqi Conflict", MARKS, sides(["us", "shia"]));
