/** The ways that the arrow of a trade can take between two areas, and the best of them next to those of others. */
import { boundsOf, degreesOf, distance, distanceToLine, halfway, inside, moved, type Point, squared } from "#scene";
import { FREE, type Room } from "./room.ts";

/** A way between two areas: where it ends in the first, its middle, where it ends in the second. */
export type Way = readonly [Point, Point, Point];

/** A way, and what it costs as long as there is no other. */
export interface Candidate {
  readonly way: Way;
  readonly cost: number;
}

/** Places on the map where ways may end, in map units. */
const STEP = 34;
/** How deep in its area the tip of an arrow must be to be seen to belong to it; and how far outside it may lie. */
const DEEP = 20;
const OUTSIDE = 24;
/** An area is small if it is less wide, in map units. */
const SMALL = 160;
/** How near to the mark of another area it seems to lead there. */
const ANOTHERS = 110;
/** Lengths of ways, and how far they bow to their right, as shares of these. */
const LENGTH = { least: 196, most: 470 } as const;
const BOWS = [0.1, -0.1, 0.2, -0.2, 0.28, -0.28, 0];
/** Half a number, and what is left free around it. */
export const NUMBER = 27;
/** What lies at least between numbers, side by side or one above the other, and between the middles of heads and shafts. */
const APART = { numbers: 56, numberAndWay: 46, heads: 48, headAndWay: 32, shafts: 30 } as const;
/**
 * What a unit of length costs, a unit of bow, a way that does not bow; of a tip each unit of the way into its area, beyond a large area, and too near to
 * another's mark; each place of a shaft on a name or mark, on another way, or in the area of a third.
 */
const COST = {
  length: 0.4,
  bow: 0.3,
  straight: 60,
  tip: 1.6,
  beyond: 4,
  astray: 2,
  covered: 80,
  crossed: 60,
  foreign: 9,
} as const;
/** Places of a way: the middles of its heads, and those of its shaft that are checked. */
const HEADS = [0.1, 0.9];
const SHAFT = [0.2, 0.3, 0.4, 0.6, 0.7, 0.8];
/** Among ways that run alike through the same place only the best is kept: units, and parts of a turn. */
const ALIKE = { place: 24, turns: 12 } as const;

/** Ways between two areas, the best first: short ones that hide least. */
export function candidates(
  one: readonly Point[],
  other: readonly Point[],
  roomAt: (at: Point) => Room,
): readonly Candidate[] {
  const tips = endsIn(other, roomAt);
  const ends = endsIn(one, roomAt).flatMap((tail) =>
    tips.flatMap((tip) => {
      const length = distance(tail.at, tip.at);
      const cost = length * COST.length + tail.cost + tip.cost;
      return length < LENGTH.least || length > LENGTH.most ? [] : [{ tail: tail.at, tip: tip.at, length, cost }];
    }),
  );
  const best = new Map<number, Candidate>();
  for (const { tail, tip, length, cost } of ends.sort((a, b) => a.cost - b.cost))
    for (const share of BOWS) {
      const way = bowed(tail, tip, share);
      const alike = kindOf(way);
      const least = best.get(alike)?.cost ?? Number.POSITIVE_INFINITY;
      const own = cost + (share === 0 ? COST.straight : Math.abs(share) * length * COST.bow);
      if (own >= least || !isClear(way, roomAt)) continue;
      const whole = own + costOfShaft(way, roomAt);
      if (whole < least) best.set(alike, { way, cost: whole });
    }
  return [...best.values()].sort((a, b) => a.cost - b.cost);
}

/** The best way that leaves all others visible; null where there is none. */
export function bestWay(all: readonly Candidate[], others: readonly Way[]): Way | null {
  let best: Candidate | null = null;
  for (const { way, cost } of all) {
    if (best && cost >= best.cost) break;
    if (others.some((other) => isHidden(way, other))) continue;
    const crossed = SHAFT.filter((share) =>
      others.some((other) => distanceToLine(other, along(way, share)) < APART.shafts),
    );
    const whole = cost + crossed.length * COST.crossed;
    if (whole < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { way, cost: whole };
  }
  return best?.way ?? null;
}

/** A place where a way may end, and what that costs. */
interface End {
  readonly at: Point;
  readonly cost: number;
}

/** Places of a grid that lie well within an area; or near its border, which costs. */
function endsIn(ring: readonly Point[], roomAt: (at: Point) => Room): End[] {
  const [first, highest, last, lowest] = boundsOf(ring);
  const isSmall = last - first < SMALL;
  const left = Math.max(FREE.left, first - OUTSIDE);
  const right = Math.min(FREE.right, last + OUTSIDE);
  const top = Math.max(FREE.top, highest - OUTSIDE);
  const bottom = Math.min(FREE.bottom, lowest + OUTSIDE);
  const across = Math.max(0, Math.floor((right - left) / STEP));
  const down = Math.max(0, Math.floor((bottom - top) / STEP));
  return Array.from(
    { length: (across + 1) * (down + 1) },
    (_, i): Point => [left + (i % (across + 1)) * STEP, top + Math.floor(i / (across + 1)) * STEP],
  ).flatMap((at) => {
    const { tip, mark } = roomAt(at);
    if (!tip) return [];
    const deep = distanceToLine(ring, at) * (inside(ring, at) ? 1 : -1);
    const astray = inside(ring, mark) ? 0 : Math.max(0, ANOTHERS - distance(mark, at));
    if (deep < -OUTSIDE) return [];
    const beyond = isSmall ? 0 : Math.max(0, -deep) * COST.beyond;
    return [{ at, cost: Math.max(0, DEEP - deep) * COST.tip + beyond + astray * COST.astray }];
  });
}

const bowed = (a: Point, b: Point, share: number): Way => [
  a,
  moved(halfway(a, b), -(b[1] - a[1]) * share, (b[0] - a[0]) * share),
  b,
];

/** The same number for ways that run alike through the same place. */
function kindOf([[ax, ay], [x, y], [bx, by]]: Way): number {
  const turn = Math.round((degreesOf(bx - ax, by - ay) / 360) * ALIKE.turns) + ALIKE.turns;
  return (Math.round(x / ALIKE.place) * 100 + Math.round(y / ALIKE.place)) * 100 + turn;
}

/** Whether its numbers and heads hide nothing, and lie where they are seen. */
const isClear = (way: Way, roomAt: (at: Point) => Room): boolean =>
  numbersOf(way).every((at) => roomAt(at).number) && HEADS.every((share) => roomAt(along(way, share)).head);

function costOfShaft(way: Way, roomAt: (at: Point) => Room): number {
  const [from, to] = [roomAt(way[0]).area, roomAt(way[2]).area];
  return SHAFT.reduce((cost, share) => {
    const { shaft, area } = roomAt(along(way, share));
    const foreign = area >= 0 && area !== from && area !== to;
    return cost + (shaft ? 0 : COST.covered) + (foreign ? COST.foreign : 0);
  }, 0);
}

/** Whether a number or a head of one of them lies on the other. */
function isHidden(way: Way, other: Way): boolean {
  const [mine, theirs] = [numbersOf(way), numbersOf(other)];
  const [heads, others] = [headsOf(way), headsOf(other)];
  return (
    mine.some(
      (at) => distanceToLine(other, at) < APART.numberAndWay || theirs.some((one) => beside(one, at) < APART.numbers),
    ) ||
    theirs.some((at) => distanceToLine(way, at) < APART.numberAndWay) ||
    heads.some(
      (at) => distanceToLine(other, at) < APART.headAndWay || others.some((one) => distance(one, at) < APART.heads),
    ) ||
    others.some((at) => distanceToLine(way, at) < APART.headAndWay)
  );
}

const headsOf = (way: Way): readonly Point[] => HEADS.map((share) => along(way, share));

/** How far places are from each other, side by side or one above the other. */
const beside = ([ax, ay]: Point, [bx, by]: Point): number => Math.max(Math.abs(bx - ax), Math.abs(by - ay));

/** Where the numbers of a way lie: side by side or one above the other, on either side of its middle. */
export function numbersOf([[ax, ay], [x, y], [bx, by]]: Way): readonly [Point, Point] {
  const share = NUMBER / beside([ax, ay], [bx, by]);
  const [dx, dy] = [(bx - ax) * share, (by - ay) * share];
  return [moved([x, y], -dx, -dy), moved([x, y], dx, dy)];
}

/** The place after a share of a way: it is an arc through its middle, so that it is seen to lead from area to area. */
export function along([tail, middle, tip]: Way, share: number): Point {
  const at = (i: 0 | 1): number => {
    const pull = 2 * middle[i] - (tail[i] + tip[i]) / 2;
    return squared(1 - share) * tail[i] + 2 * share * (1 - share) * pull + squared(share) * tip[i];
  };
  return [at(0), at(1)];
}
