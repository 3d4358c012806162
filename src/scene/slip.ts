import type { Point } from "./words.ts";

/** A slip of paper on the map, for pieces that their area has no room for, with a line to a ring in that area, under everything that stands on the map. Draw it before its pieces. */
export interface Slip {
  readonly kind: "slip";
  /** Its middle. */
  readonly at: Point;
  /** In map units. */
  readonly width: number;
  readonly height: number;
  /** The area whose pieces stand on it. */
  readonly pointsTo: Point;
}
