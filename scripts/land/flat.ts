import { type GeoPermissibleObjects, type GeoProjection, geoConicConformal, geoPath } from "d3-geo";
import type { At, Frame } from "./frame.ts";
import { warpThrough } from "./warp.ts";

/** What a frame does to places and lines: degrees become map units, clipped to the frame. */
export interface Flat {
  readonly place: (at: At) => At;
  /** Rings of an area. */
  readonly rings: (object: GeoPermissibleObjects) => At[][];
  readonly lines: (object: GeoPermissibleObjects) => At[][];
}

/** Room beyond the frame, so that the strokes along a clipped edge stay out of sight. */
const BEYOND = 12;
/** How far outside may lie what something bent comes from. */
const BEYOND_BENT = 500;
/** Smaller islands and loops, in square units, are left out. */
const LEAST_AREA = 18;

export function flatten({ width, height, centre, scale, stretch, turn = 0, pins = [] }: Frame): Flat {
  const [longitude, latitude] = centre;
  const beyond = pins.length > 0 ? BEYOND_BENT : BEYOND;
  const whole = (): GeoProjection =>
    geoConicConformal()
      .parallels([latitude - 3, latitude + 3])
      .rotate([-longitude, 0])
      .center([0, latitude])
      .angle(turn)
      .scale((scale * 180) / Math.PI)
      .translate([width / stretch / 2, height / 2])
      .precision(0);
  const clipped = whole().clipExtent([
    [-beyond, -beyond],
    [width / stretch + beyond, height + beyond],
  ]);
  const projection = whole();
  const round = (value: number): number => Math.round(value * 10) / 10;
  const stretched = (x: number, y: number): At => [x * stretch, y];
  const projected = (at: At): At => stretched(...(projection([at[0], at[1]]) ?? [0, 0]));
  const warp = pins.length > 0 ? warpThrough(pins, projected) : (at: At): At => at;
  const rounded = ([x, y]: At): At => [round(x), round(y)];
  const placed = (x: number, y: number): At => rounded(warp(stretched(x, y)));
  const trace = (object: GeoPermissibleObjects): At[][] => {
    const lines: At[][] = [];
    geoPath(clipped, {
      beginPath: () => undefined,
      moveTo: (x, y) => void lines.push([placed(x, y)]),
      lineTo: (x, y) => void lines.at(-1)?.push(placed(x, y)),
      arc: () => undefined,
      closePath: () => undefined,
    })(object);
    return lines.map(withoutRepeats).filter((line) => line.length > 1);
  };
  return {
    place: (at) => rounded(warp(projected(at))),
    rings: (object) => trace(object).filter((ring) => Math.abs(area(ring)) > LEAST_AREA),
    lines: trace,
  };
}

const withoutRepeats = (line: readonly At[]): At[] =>
  line.filter(([x, y], i) => i === 0 || x !== line[i - 1]?.[0] || y !== line[i - 1]?.[1]);

/** Positive when the ring runs clockwise on a map whose y grows downwards. */
export function area(ring: readonly At[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
