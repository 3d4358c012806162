/** What a game was worth to a seat, in one place: every share, gain and rating of an arena is made of it. */
import type { Result, Seat } from "#engine";

/**
 * From 0 to 1: a sole victory is worth 1, one that n seats share 1/n to each of them; of several victories of one seat the
 * best counts. A game that has not ended is worth nothing to anybody.
 */
export function pointsOf(result: Result | null, seat: Seat): number {
  const won = result?.victories.filter(({ seats }) => seats.includes(seat)) ?? [];
  return Math.max(0, ...won.map(({ seats }) => 1 / seats.length));
}
