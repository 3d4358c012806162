import type { Point } from "./words.ts";

/** A slip of paper on the map, for pieces that their area has no room for; a leader goes to that area. Draw it before its pieces. */
export interface Slip {
  readonly kind: "slip";
  /** Its middle. */
  readonly at: Point;
  /** In map units. */
  readonly width: number;
  readonly height: number;
}

/** A tail from what stands apart from its place (a slip, a verdict) to a ring in that place. Draw it under names and pieces. */
export interface Leader {
  readonly kind: "leader";
  readonly from: Point;
  readonly to: Point;
}
