import { type Frozen, mustGet } from "../../../engine/index.ts";
import { type Hex, type HexGrid, hexCentre, nameWidth, type Point, turnHex } from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content/types.ts";

/** The hexes of the land's file: the map is turned by a sixth, so that the coast lies above and north to the right. */
export const GRID: HexGrid = { origin: [238, 183], size: 136 };

/** What a board shows of the map: from edge to edge below its heading. */
export const SIGHT = { width: 1650, height: 980 } as const;

/** Above a hex's centre. */
export const NAME_RISE = 84;
const NAME_SIZE = 27;

export const centreOf = (cell: Hex): Point => hexCentre(GRID, turnHex(cell));

const far = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) ** 2 + (ay - by) ** 2;

/** The centres of a zone's hexes; the one that bears its name first. */
export function centresOf(content: Frozen<Content>, zone: ZoneId): readonly Point[] {
  const centres = mustGet(content.zones, zone).cells.map(centreOf);
  const middle = areaOf(content, zone).middle;
  const named = centres.reduce((best, at) => (far(at, middle) < far(best, middle) ? at : best), centres[0] ?? middle);
  return centres.toSorted((a, b) => far(a, named) - far(b, named));
}

export const areaOf = ({ map }: Frozen<Content>, zone: ZoneId): Frozen<Content["map"]["areas"][number]> => {
  const found = map.areas.find(({ id }) => id === zone);
  if (!found) throw new Error(`${zone} has no area`);
  return found;
};

/** The middle of a zone's name: on the coast it stands in the sea. */
export function nameAt(content: Frozen<Content>, zone: ZoneId): Point {
  const { label, middle } = areaOf(content, zone);
  const { name, cells } = mustGet(content.zones, zone);
  if (cells.length === 1) {
    const [left, right] = [label[0] ?? middle, label.at(-1) ?? middle];
    return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  }
  const [[x, y] = middle] = centresOf(content, zone);
  const half = nameWidth(name, NAME_SIZE) / 2 + 8;
  return [Math.min(Math.max(x, half), SIGHT.width - half), y - NAME_RISE];
}
