import { type Arrow, type MapElement, type Placed, type Point, placeOne, smoothed } from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { Holder } from "../content/sides.ts";
import type { Seen } from "./seen.ts";
import { colourOf } from "./side-style.ts";
import type { Thing } from "./things.ts";
import { everywhere, placeOf, type Sight } from "./windows.ts";

/** Units on their way, and what the disc at its tail says. */
export interface Way {
  readonly side: Holder;
  /** From the first to the last. */
  readonly spaces: readonly SpaceId[];
  readonly kind: "move" | "air" | "attack";
  readonly label: string;
}

/** In pixels of the picture. */
const WIDTH = { move: 26, air: 15, attack: 13 } as const;
const DISC = 24;
/** From the middle of a space to where an arrow begins, and ends. */
const TAIL = 19;
const TIP = 23;
/** How far its head reaches to a side. */
const WING = 26;
/** Its head is so much wider than its shaft; a straight one bows a little. */
const THICK = 2.2;

/** It runs from place to place, clear of the numbers at both ends. */
export function arrow(seen: Seen, { zoom }: Sight, way: Way): Arrow {
  const { side, kind } = way;
  const look = kind === "attack" ? ({ style: "attack" } as const) : { style: kind, count: "" };
  return { kind: "arrow", points: lineOf(seen, zoom, way), colour: colourOf(side), width: WIDTH[kind] / zoom, ...look };
}

function lineOf(seen: Seen, zoom: number, { spaces }: Way): readonly Point[] {
  const points = spaces.map((id) => placeOf(seen, id));
  const [first, second] = points;
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!first || !second || !before || !last) return points;
  return [toward(first, second, TAIL / zoom), ...points.slice(1, -1), toward(last, before, TIP / zoom)];
}

/** Where it lies, for what must not lie on it. */
export function boxesOf(seen: Seen, { zoom }: Sight, way: Way): readonly Placed[] {
  const edge = (WIDTH[way.kind] * THICK) / zoom;
  return smoothed(lineOf(seen, zoom, way), edge / 2).map((at) => ({ at, width: edge, height: edge }));
}

/** Whether it runs clear of the numbers on these things, which may stand a little aside of their places. */
export function isClear(seen: Seen, { zoom }: Sight, way: Way, things: readonly Thing[]): boolean {
  const line = smoothed(lineOf(seen, zoom, way), 4 / zoom);
  const clearance = ({ space, reach }: Thing): number => reach + (way.spaces.includes(space) ? 0 : WING);
  return line.every(([x, y]) =>
    things.every((thing) => Math.hypot(thing.box.at[0] - x, thing.box.at[1] - y) * zoom > clearance(thing)),
  );
}

/** A disc with its label at the tail of each way, where nothing else stands. */
export function labels(seen: Seen, { zoom }: Sight, ways: readonly Way[], taken: Placed[]): readonly MapElement[] {
  const edge = (2 * DISC) / zoom;
  return ways.flatMap(({ side, spaces, label }): MapElement[] => {
    const [from, next] = spaces.map((id) => placeOf(seen, id));
    if (!from || !next || label === "") return [];
    const near = toward(from, next, (2 * TAIL) / zoom);
    const at = placeOne({ near, width: edge, height: edge }, { holds: everywhere, taken, gap: 2 / zoom })?.at ?? near;
    taken.push({ at, width: edge, height: edge });
    return [{ kind: "gain", at, radius: DISC / zoom, text: label, colour: colourOf(side) }];
  });
}

/** A point so far from the first on the way to the other, at most half the way. */
function toward([x, y]: Point, [u, v]: Point, by: number): Point {
  const far = Math.hypot(u - x, v - y) || 1;
  const share = Math.min(0.5, by / far);
  return [x + (u - x) * share, y + (v - y) * share];
}
