import { legendScene, type Mark, type Point, type Polygon, type Scene } from "../../scene/index.ts";
import { letter, sides } from "./livery.ts";

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

const US = { colour: "@us", letter: letter("us"), title: "US" } as const;

const MARKS: readonly Mark[] = [
  {
    label: "Area",
    note: "Where a faction is at home. Nobody plays the one with a dashed border.",
    sample: (at) => [
      { kind: "region", polygons: areaAround(at), fill: { colour: "desert" }, outline: "none" },
      { kind: "region", polygons: areaAround(at), wash: "@us", rim: "@us", rimWidth: 11, outline: "none" },
    ],
  },
  {
    label: "Plate",
    note: "A faction with its victory points; its line leads to its area.",
    sample: (at) => [{ kind: "plate", at, width: 216, height: 84, ...US, value: "12", unit: "VP" }],
  },
  {
    label: "White disc on a plate",
    note: "What the turn has brought; ✓ for those who are ready.",
    sample: (at) => [{ kind: "gain", at, radius: 32, text: "+3" }],
  },
  {
    label: "Cards face down",
    note: "A hand that is hidden, and how many cards it has.",
    sample: ([x, y]) => [
      { kind: "fan", at: [x - 26, y + 50], size: 92, width: 180, colour: "@us", cards: [], faceDown: 3, sum: "3" },
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
    label: "Arrow",
    note: "Cards given in trades this turn, and how many.",
    sample: ([x, y]) => [
      {
        kind: "arrow",
        colour: "@us",
        points: [
          [x - 68, y + 12],
          [x + 84, y],
        ],
        count: "2",
      },
    ],
  },
];

/** `/map legend:`. */
export const legend = (): Scene => legendScene("Iraqi Conflict", MARKS, sides(["us"]));
