import type { MapPanel } from "../../scene/map.ts";
import type { Point } from "../../scene/words.ts";
import type { Box } from "../primitives.ts";

/** How map coordinates become pixels: scaled, never stretched, centred in the panel. */
export interface MapFrame {
  readonly box: Box;
  /** Pixels per map unit. */
  readonly scale: number;
  readonly mapWidth: number;
  readonly place: (point: Point) => Point;
}

export function frameOf(map: MapPanel, box: Box): MapFrame {
  const scale = Math.min(box.width / map.width, box.height / map.height);
  const left = box.x + (box.width - map.width * scale) / 2;
  const top = box.y + (box.height - map.height * scale) / 2;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return { box, scale, mapWidth: map.width, place: ([x, y]) => [tenth(left + x * scale), tenth(top + y * scale)] };
}
