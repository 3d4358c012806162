/** How the map shows who controls what, where countries meet, and up to where rockets can be fired. */
import { type Frozen, Kept } from "#engine";
import {
  distance,
  type Hex,
  hexCorners,
  type MapElement,
  outlineOf,
  type Point,
  type Polygon,
  type Region,
  ringArea,
  sidesOf,
  turnHex,
} from "#scene";
import { type Content, SEATS, type SeatId, type ZoneId } from "../../content/types.ts";
import type { Control, Table } from "../../state.ts";
import { areaOf, GRID } from "./hexes.ts";
import { seatColour } from "./side-style.ts";

const RIM = 11;

const ringOf = (content: Frozen<Content>, zone: ZoneId): readonly Point[] =>
  clockwise(areaOf(content, zone).polygon[0] ?? []);

const clockwise = (ring: readonly Point[]): readonly Point[] => (ringArea(ring) < 0 ? ring.toReversed() : ring);

type Country = Content["zones"][ZoneId]["country"];

/** The sides that zones of two countries share, as lines. */
export function betweenCountries(
  content: Frozen<Content>,
  one: Country,
  other: Country,
): readonly (readonly Point[])[] {
  const sides = (country: Country): readonly (readonly [Point, Point])[] =>
    content.zonesOf[country].flatMap((zone) => sidesOf(ringOf(content, zone)));
  const theirs = new Set(sides(other).map(([from, to]) => `${to}>${from}`));
  const shared = new Map(
    sides(one).flatMap(([from, to]) => (theirs.has(`${from}>${to}`) ? [[`${from}`, { from, to }] as const] : [])),
  );
  const ends = new Set([...shared.values()].map(({ to }) => `${to}`));
  const starts = [...shared.values()].filter(({ from }) => !ends.has(`${from}`));
  return starts.map(({ from }) => {
    const line: Point[] = [from];
    for (let side = shared.get(`${from}`); side; side = shared.get(`${side.to}`)) line.push(side.to);
    return line;
  });
}

/** How the colour of a side lies over the ground: the IDF's blue so pale that hills under it do not turn grey. */
const WASH: { readonly [seat in SeatId]: Pick<Region, "washStrength" | "washShade"> } = {
  idf: { washStrength: 0.48, washShade: "film" },
  insurgent: { washStrength: 0.2 },
};

const heldBy = ({ zoneIds }: Frozen<Content>, table: Frozen<Table>, control: Control): readonly ZoneId[] =>
  zoneIds.filter((zone) => table.control[zone] === control);

/** R-26: one rim around all that a seat controls, plain the IDF's, ticked the Insurgents'; a striped one around each contested zone. */
export function control(content: Frozen<Content>, table: Frozen<Table>): readonly MapElement[] {
  const contested = heldBy(content, table, "contested").map(
    (zone): MapElement => ({
      kind: "region",
      polygons: zone,
      rim: [seatColour("idf"), seatColour("insurgent")],
      rimWidth: RIM + 3,
      outline: "fine",
      outlineColour: "ink",
    }),
  );
  return [...SEATS.flatMap((seat) => front(content, heldBy(content, table, seat), seat)), ...contested];
}

/** How many fronts are kept: most pictures show the one of the picture before. */
const fronts = new Kept<Frozen<Content>, readonly MapElement[]>(60);

function front(content: Frozen<Content>, zones: readonly ZoneId[], seat: SeatId): readonly MapElement[] {
  if (zones.length === 0) return [];
  const outline = () => outlineOf(zones.map((zone) => ringOf(content, zone)));
  return fronts.get(content, `${seat} ${zones}`, () => rimmed(outline(), seat));
}

/** What a seat controls: a film of its colour and a rim. */
export function rimmed(polygons: readonly Polygon[], seat: SeatId): readonly MapElement[] {
  const colour = seatColour(seat);
  const look = { wash: colour, ...WASH[seat], rim: colour, rimWidth: RIM, outline: "none" } as const;
  const rim: MapElement = { kind: "region", polygons, ...look };
  return seat === "idf" ? [rim] : [rim, ticks(polygons)];
}

const TICK = { apart: 30, half: 1.6 } as const;

/**
 * Short strokes across a rim, which tell it without its colour. Rings run clockwise, so that their inside lies to the
 * right.
 */
function ticks(polygons: readonly Polygon[]): MapElement {
  const strokes = polygons.flatMap(([ring = []]) =>
    sidesOf(ring).flatMap(([[x, y], [tx, ty]]): Polygon[] => {
      const far = distance([x, y], [tx, ty]) || 1;
      const [dx, dy] = [(tx - x) / far, (ty - y) / far];
      return Array.from({ length: Math.floor(far / TICK.apart) }, (_, n): Polygon => {
        const along = (n + 0.5) * (far / Math.floor(far / TICK.apart));
        const corner = (forth: number, inwards: number): Point => [
          x + dx * (along + forth) - dy * inwards,
          y + dy * (along + forth) + dx * inwards,
        ];
        const { half } = TICK;
        return [[corner(-half, 0), corner(half, 0), corner(half, RIM), corner(-half, RIM)]];
      });
    }),
  );
  return { kind: "region", polygons: strokes, fill: { colour: "ink", shade: "full" }, outline: "none" };
}

/** Syria is grey as long as it is out of the war. */
export const syriaOut = ({ zonesOf }: Frozen<Content>, table: Frozen<Table>): readonly MapElement[] =>
  table.syria === "in"
    ? []
    : zonesOf.syria.map(
        (zone): MapElement => ({
          kind: "region",
          polygons: zone,
          fill: { colour: "closed", pattern: "backhatch" },
          outline: "fine",
          label: table.syria === "out" ? "not in the war" : "not in this war",
          labelAt: [1534, 775],
        }),
      );

/** The line between two rows of hexes, from the coast down. */
export function betweenRows(content: Frozen<Content>, [south, north]: readonly [number, number]): readonly Point[] {
  const cells = Object.values(content.zones).flatMap(({ country, cells }) => (country === "lebanon" ? cells : []));
  const corners = (row: number): readonly Point[] =>
    cells.filter(([, r]) => r === row).flatMap((cell: Hex) => hexCorners(GRID, turnHex(cell)));
  const other = new Set(corners(north).map(String));
  const shared = new Map(
    corners(south)
      .filter((point) => other.has(`${point}`))
      .map((point) => [`${point}`, point]),
  );
  return [...shared.values()].toSorted(([, a], [, b]) => a - b);
}
