/** What each mark on the map means, as `/map legend:` shows it. */
import {
  legendScene,
  type MapElement,
  type Mark,
  moved,
  type Point,
  type Polygon,
  rectangle,
  type Scene,
} from "#scene";
import { type Faction, SEATS } from "../content/factions.ts";
import { emblem, rimDash, sides } from "./faction-style.ts";
import { arrowOf } from "./map/ways.ts";

/** A Zone, as large as its sample. */
const zoneAround = ([x, y]: Point): readonly Polygon[] => [
  [
    [
      [x - 80, y - 34],
      [x + 70, y - 42],
      [x + 84, y + 30],
      [x - 66, y + 42],
    ],
  ],
];

/** A small Zone of those who Control it. */
function held(seat: Faction, at: Point): MapElement[] {
  const polygons = [rectangle(at, 58, 44)];
  return [
    { kind: "region", polygons, fill: { colour: "desert" }, outline: "none" },
    {
      kind: "region",
      polygons,
      wash: `@${seat}`,
      rim: `@${seat}`,
      rimWidth: 9,
      rimDash: rimDash(seat),
      outline: "none",
    },
    { kind: "region", polygons, outline: "cased" },
    { kind: "emblem", at, size: 20, pictogram: emblem(seat), colour: `@${seat}` },
  ];
}

const LOOK = { colour: "@shiite", emblem: emblem("shiite") } as const;
const piece = (form: "block" | "house" | "coin", at: Point, more = {}): MapElement => ({
  kind: "piece",
  form,
  ...LOOK,
  count: "3",
  at,
  size: 58,
  ...more,
});

/** In the order in which one meets them. */
const MARKS: readonly Mark[] = [
  { label: "Security", note: "How many units of a faction that move and fight.", sample: (at) => [piece("block", at)] },
  { label: "Infrastructure", note: "How many that fight but never move.", sample: (at) => [piece("house", at)] },
  { label: "Political Points", note: "PP that lie in the Zone.", sample: (at) => [piece("coin", at)] },
  {
    label: "Control",
    note: "The Zone has a band of the faction that Controls it: in its colour, and stitched in its own way.",
    sample: (at) => SEATS.flatMap((seat, i) => held(seat, [at[0] + ((i % 3) - 1) * 64, at[1] + (i < 3 ? -26 : 26)])),
  },
  {
    label: "Home",
    note: "Shield beside a name: a Zone of this faction’s colour, where it recruits.",
    sample: (at) => [{ kind: "emblem", at, size: 56, pictogram: LOOK.emblem, colour: LOOK.colour, shield: true }],
  },
  {
    label: "Airport, Sanctuary",
    note: "A plane beside the name of an Airport, a mosque beside that of a Sanctuary.",
    sample: ([x, y]) => [
      { kind: "emblem", at: [x - 42, y], size: 52, pictogram: "plane", halo: true },
      { kind: "emblem", at: [x + 42, y], size: 52, pictogram: "mosque", halo: true },
    ],
  },
  {
    label: "Bridge",
    note: "The two Zones are neighbours over the river.",
    sample: (at) => [
      { kind: "river", points: [moved(at, -12, -50), moved(at, 10), moved(at, -8, 50)], width: 34 },
      { kind: "built", form: "bridge", points: [moved(at, -48), moved(at, 48)] },
    ],
  },
  {
    label: "Wall",
    note: "Fortified Zone: units of whoever Controls it after the Coalition Phase count one more.",
    sample: (at) => [
      {
        kind: "built",
        form: "wall",
        points: [moved(at, -70, 26), moved(at, -52, -28), moved(at, 54, -34), moved(at, 72, 22)],
      },
    ],
  },
  {
    label: "White edge",
    note: "Changed since the picture before.",
    sample: (at) => [
      { kind: "region", polygons: zoneAround(at), fill: { colour: "desert" }, outline: "none" },
      { kind: "region", polygons: zoneAround(at), outline: "cased" },
      { kind: "halo", areas: [zoneAround(at)] },
    ],
  },
  {
    label: "Move",
    note: "Units went this way; the disc tells how many. Thin and without a disc: earlier in this phase.",
    sample: (at) => [
      { kind: "arrow", colour: LOOK.colour, points: [moved(at, -68, -6), moved(at, 84, -16)], count: "2" },
      arrowOf({ colour: LOOK.colour, isLatest: false, line: [moved(at, -68, 36), moved(at, 84, 30)] }),
    ],
  },
  {
    label: "Combat",
    note: "Rivals who fight now or have just fought; a plain disc: who still have to.",
    sample: ([x, y]) => [
      { kind: "burst", at: [x - 34, y], radius: 46 },
      { kind: "burst", at: [x + 46, y], radius: 46, toCome: true },
    ],
  },
  {
    label: "Result",
    note: "Totals of a Combat of this phase, the winner’s first; the latest is white, and the largest.",
    sample: (at) => [
      {
        kind: "verdict",
        at,
        winner: { colour: "@shiite", emblem: emblem("shiite"), total: "9" },
        loser: { colour: "@sunni", emblem: emblem("sunni"), total: "6" },
      },
    ],
  },
  {
    label: "Beaten",
    note: "Units that were eliminated in this Combat.",
    sample: (at) => [{ kind: "piece", form: "block", ...LOOK, at, size: 58, state: "beaten" }],
  },
  {
    label: "At the foot",
    note: "Under a name: what its score has won or lost this turn; white on its bar. Gold: it leads.",
    sample: (at) => [{ kind: "lettering", at, text: "+12", style: "title", size: "large" }],
  },
];

/** `/map legend:`. */
export const legend = (): Scene => legendScene("Battle for Baghdad", MARKS, sides);
