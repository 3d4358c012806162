/** The geometry of hex maps: centres, corners, outlines, and turning the map. */
import { outlineOf } from "./plane.ts";
import type { Polygon } from "./terrain.ts";
import type { Point } from "./words.ts";

/** An axial hex of a pointy-top grid: r grows southwards, neighbours (±1,0), (0,±1), (+1,-1), (-1,+1). */
export type Hex = readonly [q: number, r: number];

export interface HexGrid {
  /** Centre of hex (0,0) in map units. */
  readonly origin: Point;
  /** Distance from a hex's centre to its corners. */
  readonly size: number;
}

/** Steps of half a hex's width and half its size: in them every centre and corner has whole numbers, so neighbours share corners exactly. */
type Lattice = readonly [across: number, down: number];

const CORNERS: readonly Lattice[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export function hexCentre(grid: HexGrid, [q, r]: Hex): Point {
  return place(grid, [2 * q + r, 3 * r]);
}

/** The map turned by a sixth clockwise around hex (0,0): east of before lies southeast, and neighbours stay neighbours. */
export const turnHex = ([q, r]: Hex): Hex => [r === 0 ? 0 : -r, q + r];

/** Corners clockwise from the top. */
export function hexCorners(grid: HexGrid, hex: Hex): readonly Point[] {
  return latticeCorners(hex).map((corner) => place(grid, corner));
}

/** The outline of a zone of one or more hexes. */
export const hexOutline = (grid: HexGrid, hexes: readonly Hex[]): readonly Polygon[] =>
  outlineOf(hexes.map((hex) => hexCorners(grid, hex)));

function latticeCorners([q, r]: Hex): readonly Lattice[] {
  return CORNERS.map(([across, down]) => [2 * q + r + across, 3 * r + down]);
}

function place(grid: HexGrid, [across, down]: Lattice): Point {
  const x = grid.origin[0] + (Math.sqrt(3) / 2) * grid.size * across;
  const y = grid.origin[1] + (grid.size / 2) * down;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
