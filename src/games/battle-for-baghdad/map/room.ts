import { type Frozen, mustGet } from "../../../engine/index.ts";
import {
  type Extent,
  edgesOf,
  type Frame,
  type Group,
  type Placed,
  type Placement,
  type Point,
  pieceSize,
  placeGroup,
  type Viewport,
} from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import { groundOf } from "./grounds.ts";
import type { Standing } from "./standing.ts";

const SIZES = [50, 46, 42, 39, 36] as const;
/** Width and height of a fight, as shares of the pieces' size: its points reach over the pieces beside it. */
const FIGHT = { width: 0.98, height: 1.1 } as const;

/** Rather left clear. */
export const bridges = ({ map }: Frozen<Content>): Placed[] =>
  map.bridges.map(({ from, to }) => ({
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    width: Math.abs(from[0] - to[0]) + 26,
    height: Math.abs(from[1] - to[1]) + 26,
  }));

export interface Room extends Pick<Group, "taken" | "rather" | "below"> {
  /** How large things may be, the largest first. */
  readonly sizes?: readonly number[];
  /** What is seen of the map: things stand in it as a whole. */
  readonly window?: Viewport;
  /** Where they would best stand; where the board has them when left out. */
  readonly near?: Point;
}

/** On the Zone's own ground, last a little beyond it. Null: there is no room. */
export function onGround(
  content: Frozen<Content>,
  id: ZoneId,
  things: readonly Standing[],
  { window, near, sizes = SIZES, ...room }: Room,
): Placement | null {
  const { middle, ring } = mustGet(content.map.areas, id);
  return placeGroup({
    ...room,
    extents: (size) => things.map((thing) => extent(thing, size)),
    sizes,
    near: near ?? middle,
    ground: groundOf(content, id, "own"),
    wider: groundOf(content, id, "beyond"),
    frame: frameOf(ring, window),
    ...(window ? { seen: edgesOf(window) } : {}),
  });
}

/** Around what is seen of a ring. */
function frameOf(ring: readonly Point[], window?: Viewport): Frame {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const whole: Frame = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  if (!window) return whole;
  const [left, top, right, bottom] = edgesOf(window);
  return [Math.max(whole[0], left), Math.max(whole[1], top), Math.min(whole[2], right), Math.min(whole[3], bottom)];
}

/** How much ground things of this size cover. */
export const areaOf = (things: readonly Standing[], size: number): number =>
  things.reduce((sum, thing) => sum + extent(thing, size).width * extent(thing, size).height, 0);

export function extent(thing: Standing, size: number): Extent {
  if (thing.is === "burst") return { width: FIGHT.width * size, height: FIGHT.height * size };
  return pieceSize(thing.form, size);
}
