/** Where a map lies in its panel, and how its coordinates become pixels. */
import type { BaseLayer, MapPanel } from "../../scene/map.ts";
import type { Polygon } from "../../scene/terrain.ts";
import type { Viewport } from "../../scene/viewport.ts";
import type { Point } from "../../scene/words.ts";
import { SceneError } from "../palette.ts";
import type { Box } from "../primitives.ts";

/** How map coordinates become pixels: scaled, never stretched, centred in the panel. */
export interface MapFrame {
  readonly box: Box;
  /** Pixels per map unit. */
  readonly scale: number;
  readonly mapWidth: number;
  readonly place: (point: Point) => Point;
  readonly base: BaseLayer | undefined;
  /** Whether its edge cuts through the map. */
  readonly cuts: boolean;
  /** Of all that the bitmaps of the base depend on: what they are kept under. */
  readonly digest: string;
}

/** What is seen of a map. */
export const viewOf = ({ viewport, width, height }: MapPanel): Viewport => viewport ?? { x: 0, y: 0, width, height };

export function frameOf(map: MapPanel, bitmaps: Pick<MapFrame, "base" | "digest">, box: Box): MapFrame {
  const view = viewOf(map);
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const left = box.x + (box.width - view.width * scale) / 2 - view.x * scale;
  const top = box.y + (box.height - view.height * scale) / 2 - view.y * scale;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const place = ([x, y]: Point): Point => [tenth(left + x * scale), tenth(top + y * scale)];
  return { box, scale, mapWidth: view.width, place, cuts: map.viewport !== undefined, ...bitmaps };
}

/** The polygons of a region, which the base may have under a name. Throws `SceneError`. */
export function polygonsOf({ base }: MapFrame, polygons: readonly Polygon[] | string): readonly Polygon[] {
  return typeof polygons === "string" ? named(base?.shapes, polygons) : polygons;
}

/** What the base keeps under a name. Throws `SceneError`. */
export function named<T>(kept: Readonly<Record<string, T>> | undefined, name: string): T {
  const found = kept && Object.hasOwn(kept, name) ? kept[name] : undefined;
  if (found === undefined) throw new SceneError(`the map's base has nothing named "${name}"`);
  return found;
}
