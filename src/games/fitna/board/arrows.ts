import { type Arrow, type MapElement, type Placed, type Point, placeOne } from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { Holder } from "../content/sides.ts";
import type { Seen } from "./seen.ts";
import { colourOf } from "./side-style.ts";
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
/** An arrow ends before what stands at its goal: so far from its middle. */
const SHORT = 30;

/** It runs from place to place, under whatever stands there. */
export function arrow(seen: Seen, { zoom }: Sight, { side, spaces, kind }: Way): Arrow {
  const points = spaces.map((id) => placeOf(seen, id));
  const [before, last] = [points.at(-2), points.at(-1)];
  const line = before && last ? [...points.slice(0, -1), toward(last, before, SHORT / zoom)] : points;
  const look = kind === "attack" ? ({ style: "attack" } as const) : { style: kind, count: "" };
  return { kind: "arrow", points: line, colour: colourOf(side), width: WIDTH[kind] / zoom, ...look };
}

/** A disc with its label at the tail of each way, where nothing else stands. */
export function labels(seen: Seen, { zoom }: Sight, ways: readonly Way[], taken: Placed[]): readonly MapElement[] {
  const edge = (2 * DISC) / zoom;
  return ways.flatMap(({ side, spaces, label }): MapElement[] => {
    const [from, next] = spaces.map((id) => placeOf(seen, id));
    if (!from || !next || label === "") return [];
    const near = toward(from, next, (2 * SHORT) / zoom);
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
