/** What the marks on the game's maps mean, each with a sample. */
import {
  legendScene,
  type MapElement,
  type Mark,
  moved,
  moveSample,
  type Point,
  type Polygon,
  type Region,
  rectangle,
  type Scene,
  type Stack,
} from "#scene";
import { rimmed } from "./borders.ts";
import { seatColour, sides } from "./side-style.ts";

const SIZE = 61;
const CONTESTED = [seatColour("idf"), seatColour("insurgent")] as const;

const stack = (at: Point, more: Partial<Stack["counters"][0]>, rest: Partial<Stack> = {}): Stack => ({
  kind: "stack",
  at,
  size: SIZE,
  counters: [{ colour: seatColour("insurgent"), pictogram: "irregular", values: "3", ...more }],
  ...rest,
});

const field = (at: Point, half = 84): readonly Polygon[] => [rectangle(at, 2 * half, 80)];

const area = (at: Point, more: Partial<Region> = {}): Region => ({
  kind: "region",
  polygons: field(at),
  outline: "firm",
  outlineColour: "muted",
  ...more,
});

const gain = (at: Point, text: string, seat: "idf" | "insurgent"): MapElement => ({
  kind: "gain",
  at,
  radius: 25,
  text,
  colour: seatColour(seat),
});

/** In the order in which one meets them. */
const MARKS: readonly Mark[] = [
  {
    label: "Stack",
    note: "Its top unit and how many there are. The figure is the rating in its mode; in brackets: it cannot fire.",
    sample: (at) => [stack(at, { name: { text: "G 7", minor: true } }, { height: 3 })],
  },
  {
    label: "Square, disc",
    note: "A square is in combat mode, a disc is dispersed.",
    sample: (at) => [stack(moved(at, -42), {}), stack(moved(at, 42), { dispersed: true })],
  },
  {
    label: "Disrupted, reduced, fired",
    note: "Tilted with a cross; a corner cut off; grey and struck through.",
    sample: (at) => [
      stack(moved(at, -70), { disrupted: true, values: { text: "3", minor: true } }),
      stack(at, { reduced: true, colour: seatColour("idf"), pictogram: "armour", values: "4" }),
      stack(moved(at, 70), { spent: true, pictogram: "launcher", values: { text: "(1)", minor: true } }),
    ],
  },
  {
    label: "Pennant",
    note: "The number of a headquarters over its box. A plus: several stacks together, for want of room.",
    sample: (at) => [
      stack(
        moved(at, 0, 12),
        { colour: seatColour("idf"), pictogram: "armour", values: "6" },
        { height: 4, flag: "36" },
      ),
    ],
  },
  {
    label: "Types",
    note: "Militia, rockets, special forces. Others as on military maps.",
    sample: (at) => [
      stack(moved(at, -68), { pictogram: "militia", frame: true, values: "1" }),
      stack(at, { pictogram: "launcher", values: { text: "(1)", minor: true } }),
      stack(moved(at, 68), { colour: seatColour("idf"), branch: "SOF", values: "4" }),
    ],
  },
  {
    label: "Control",
    note: "A plain rim is the IDF's, a ticked one the Insurgents', a striped one is contested.",
    sample: (at) => [
      ...rimmed(field(moved(at, -66), 30), "idf"),
      ...rimmed(field(at, 30), "insurgent"),
      { ...area(at), polygons: field(moved(at, 66), 30), rim: CONTESTED, rimWidth: 13 },
    ],
  },
  {
    label: "Hatched",
    note: "A sanctuary. Syria is grey as long as it is not in the war.",
    sample: (at) => [area(at, { fill: { colour: "steppe", pattern: "hatch", patternColour: "muted" } })],
  },
  {
    label: "Ground",
    note: "Blocks of houses are urban, plots populated, bare hills remote.",
    sample: (at) => [area(at, { texture: { kind: "streets", seed: 4, grain: 15 } })],
  },
  {
    label: "Range",
    note: "Rockets of that range are fired from the left of this line.",
    sample: (at) => [{ kind: "line", style: "band", points: [moved(at, 0, -44), moved(at, 0, 44)], width: 15 }],
  },
  {
    label: "Barrier",
    note: "Closed to IDF regulars.",
    sample: (at) => [{ kind: "emblem", at, size: 76, pictogram: "barrier", colour: "bad", halo: true }],
  },
  {
    label: "Move",
    note: "Units went this way in this phase; the disc tells how many.",
    sample: moveSample(seatColour("idf"), "4", { width: 28, radius: 25 }),
  },
  {
    label: "Battle",
    note: "They fought here; discs tell what each side lost, or what has newly arrived.",
    sample: (at) => [
      { kind: "burst", at: moved(at, -44), radius: 40 },
      gain(moved(at, 24), "−2", "insurgent"),
      gain(moved(at, 78), "+1", "idf"),
    ],
  },
  {
    label: "Strike",
    note: "A deep strike, with what it hit; a missile: it was stopped.",
    sample: (at) => [
      { kind: "emblem", at: moved(at, -50), size: 56, pictogram: "crosshair", colour: seatColour("idf"), halo: true },
      gain(moved(at, 10), "−1", "insurgent"),
      { kind: "marker", at: moved(at, 66), radius: 24, colour: seatColour("insurgent"), pictogram: "missile" },
    ],
  },
  {
    label: "Rockets",
    note: "Fired from there in this phase; the VP stand at the upper left.",
    sample: (at) => [
      {
        kind: "arrow",
        style: "air",
        colour: "bad",
        width: 9,
        points: [moved(at, 80, 16), moved(at, 0, -12), moved(at, -80, 10)],
      },
    ],
  },
];

/** `/map legend:`. */
export const legend = (): Scene => legendScene("Next War in Lebanon", MARKS, sides);
