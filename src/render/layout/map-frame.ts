import type { BaseLayer, MapPanel } from "../../scene/map.ts";
import type { Polygon } from "../../scene/terrain.ts";
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
  /** Of all that the bitmaps of the base depend on. */
  readonly digest: string;
}

export function frameOf(map: MapPanel, base: BaseLayer | undefined, box: Box, digest: string): MapFrame {
  const scale = Math.min(box.width / map.width, box.height / map.height);
  const left = box.x + (box.width - map.width * scale) / 2;
  const top = box.y + (box.height - map.height * scale) / 2;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const place = ([x, y]: Point): Point => [tenth(left + x * scale), tenth(top + y * scale)];
  return { box, scale, mapWidth: map.width, place, base, digest };
}

/** The polygons of a region, which may stand in the base under a name. Throws `SceneError`. */
export function polygonsOf({ base }: MapFrame, polygons: readonly Polygon[] | string): readonly Polygon[] {
  return typeof polygons === "string" ? named(base?.shapes, polygons) : polygons;
}

/** What the base keeps under a name. Throws `SceneError`. */
export function named<T>(kept: Readonly<Record<string, T>> | undefined, name: string): T {
  const found = kept && Object.hasOwn(kept, name) ? kept[name] : undefined;
  if (found === undefined) throw new SceneError(`the map's base has nothing named "${name}"`);
  return found;
}
