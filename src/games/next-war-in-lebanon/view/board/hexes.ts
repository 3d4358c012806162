/** The hexes of the board: where each zone lies, its name and its middle. */
import { type Frozen, mustGet, once } from "#engine";
import {
  type CellRoom,
  distance,
  type Frame,
  type Hex,
  type HexGrid,
  halfway,
  hexCentre,
  nameWidth,
  nearestTo,
  type Placed,
  type Point,
  SIGHT,
  turnHex,
} from "#scene";
import type { Content, ZoneId } from "../../content/types.ts";

/** The hexes of the land's file: the map is turned by a sixth, so that the coast lies above and north to the right. */
export const GRID: HexGrid = { origin: [238, 183], size: 136 };

/** Above a hex's centre. */
const NAME_RISE = 84;
const NAME_SIZE = 30;
const LINE = 30;

/** What the map shows: the number by which the rules call a zone, and its name. */
export const titleOf = ({ zones }: Frozen<Content>, zone: ZoneId): string => {
  const { number, name } = mustGet(zones, zone);
  return `${number} ${name}`;
};

const centreOf = (cell: Hex): Point => hexCentre(GRID, turnHex(cell));

type Area = Frozen<Content["map"]["areas"][number]>;

/** Where a zone is on the picture. */
interface ZonePlace {
  readonly area: Area;
  /** Of its hexes; the one that bears its name first. */
  readonly centres: readonly Point[];
  /** What they leave to things. */
  readonly cells: readonly CellRoom[];
  readonly nameAt: Point;
  /** Of its number and name, on a board. */
  readonly nameWide: number;
}

const placesIn = once((content: Frozen<Content>): { readonly [zone: ZoneId]: ZonePlace } =>
  Object.fromEntries(content.map.areas.map((area) => [area.id, placeIn(content, area)])),
);

const placeOf = (content: Frozen<Content>, zone: ZoneId): ZonePlace => mustGet(placesIn(content), zone);

/** On the coast a name is in the sea. */
function placeIn(content: Frozen<Content>, area: Area): ZonePlace {
  const { cells } = mustGet(content.zones, area.id);
  const { label, middle } = area;
  const all = cells.map(centreOf);
  const named = nearestTo(all, middle) ?? middle;
  const centres = all.toSorted((a, b) => distance(a, named) - distance(b, named));
  const [left, right] = [label[0] ?? middle, label.at(-1) ?? middle];
  const nameWide = nameWidth(titleOf(content, area.id), NAME_SIZE);
  const half = nameWide / 2 + 8;
  const x = Math.min(Math.max(named[0], half), SIGHT.width - half);
  const y = named[1] - NAME_RISE - (x < named[0] ? LINE : 0); // pushed off the edge it would meet its neighbour's
  const nameAt: Point = cells.length === 1 ? halfway(left, right) : [x, y];
  return { area, centres, cells: roomIn(centres, nameAt), nameAt, nameWide };
}

export const centresOf = (content: Frozen<Content>, zone: ZoneId): readonly Point[] => placeOf(content, zone).centres;

/** How far things may reach from a hex's centre: to its sides, up (below a name) and down (above the names of the next row). */
const REACH = { aside: 115, up: 106, named: 68, down: 106 } as const;
/** A corner may reach a little over the border of its hex. */
const SLACK = 8;

/** The hexes of a zone for things to be in; the name is in the upper part of the first. */
export const cellsOf = (content: Frozen<Content>, zone: ZoneId): readonly CellRoom[] => placeOf(content, zone).cells;

const roomIn = (centres: readonly Point[], [, nameY]: Point): readonly CellRoom[] =>
  centres.map((middle, i): CellRoom => {
    const y = middle[1];
    const above = i > 0 && nameY > y && nameY < y + REACH.down + LINE ? nameY - 0.7 * LINE : SIGHT.height - 4;
    return {
      middle,
      top: y - (i === 0 ? REACH.named : REACH.up),
      bottom: Math.min(y + REACH.down, above),
      reach: (level) => halfAt(level - y),
      room: 2 * REACH.aside * (REACH.named + REACH.down),
    };
  });

const halfAt = (dy: number): number =>
  Math.min(REACH.aside, (2 * GRID.size * 0.866 * (GRID.size + SLACK - Math.abs(dy))) / GRID.size);

export const areaOf = (content: Frozen<Content>, zone: ZoneId): Area => placeOf(content, zone).area;

/** The middle of a zone's name. */
export const nameAt = (content: Frozen<Content>, zone: ZoneId): Point => placeOf(content, zone).nameAt;

/** The picture except for its very edge. */
export const SEEN: Frame = [4, 4, SIGHT.width - 4, SIGHT.height - 4];

/** The middle of the river's name. */
export const RIVER_NAME_AT: Point = [866, 96];

/** The room that the names of zones and of the river take. `pixel`: map units for each. */
export const nameBoxes = (content: Frozen<Content>, pixel = 1): readonly Placed[] => [
  ...content.zoneIds.map((id) => nameBox(content, id, pixel)),
  { at: RIVER_NAME_AT, width: 48 * pixel, height: 26 * pixel },
];

/** The room that a zone's name and number take. `pixel`: map units for each. */
function nameBox(content: Frozen<Content>, id: ZoneId, pixel: number): Placed {
  const { nameAt: at, nameWide } = placeOf(content, id);
  return { at, width: nameWide * pixel, height: 36 * pixel };
}
