import { inside, type Point } from "../../../scene/index.ts";

/** What arrows keep away from. */
export interface Obstacles {
  /** Lines of the names of areas. */
  readonly names: readonly (readonly Point[])[];
  /** Points of the names of countries. */
  readonly words: readonly Point[];
  /** Where the lines of plates end. */
  readonly marks: readonly Point[];
  /** Arrows that are drawn already. */
  readonly arrows: readonly Bow[];
}

/** An arrow: its tail, its middle and its tip. */
export type Bow = readonly [Point, Point, Point];

/** Places on the map that arrows may begin and end at, in map units. */
const STEP = 27;
/** Arrows stay between the hands, and on the map. */
const FREE = { left: 510, right: 1130, top: 44, bottom: 800 } as const;
/** How far outside of a small area its number and the tip of an arrow to it may lie. */
const OUTSIDE = { number: 80, tip: 32 } as const;
/** Lengths of arrows, and how far they bow to their right, as shares of these. */
const LENGTH = { least: 118, most: 430 } as const;
const BOWS = [0.12, -0.12, 0.25, -0.25, 0.4, -0.4];
/** What lies at least between the middles of numbers, heads, shafts, names, words and marks. */
const APART = {
  numbers: 62,
  numberAndName: 52,
  numberAndWord: 56,
  numberAndArrow: 48,
  numberAndMark: 48,
  heads: 50,
  headAndName: 36,
  tipAndName: 22,
  headAndMark: 44,
  shaft: 30,
} as const;
/** What a unit of length, of bow and of the way to the own area costs, and each place that covers something. */
const COST = { length: 0.4, bow: 0.3, number: 1.4, tip: 2, covered: 40 } as const;
/** Places of an arrow: the middle of its head, and those of its shaft that are looked at. */
const HEAD = 0.86;
const SHAFT = [0.2, 0.35, 0.5, 0.65, 0.8];

/** A place where an arrow may begin or end, and how far that is from the area that it belongs to. */
interface Spot {
  readonly at: Point;
  readonly outside: number;
}

/** The arrow from one area to another that is short and hides least; null where there is no room for one. */
export function bestArrow(giver: readonly Point[], taker: readonly Point[], o: Obstacles): Bow | null {
  const tails = spots(giver, OUTSIDE.number).filter(({ at }) => isClearForNumber(at, o));
  const tips = spots(taker, OUTSIDE.tip).filter(({ at }) => isClearForTip(at, o));
  const ways = tails
    .flatMap((tail) => tips.map((tip) => ({ tail, tip, cost: costOfWay(tail, tip) })))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost);
  let best: { readonly bow: Bow; readonly cost: number } | null = null;
  for (const { tail, tip, cost } of ways) {
    if (best && cost >= best.cost) break;
    for (const share of BOWS) {
      const { bow, aside } = bowed(tail.at, tip.at, share);
      const all = cost + aside * COST.bow + costOfCover(bow, o);
      if (all < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { bow, cost: all };
    }
  }
  return best?.bow ?? null;
}

function costOfWay(tail: Spot, tip: Spot): number {
  const length = apart(tail.at, tip.at);
  if (length < LENGTH.least || length > LENGTH.most) return Number.POSITIVE_INFINITY;
  return length * COST.length + tail.outside * COST.number + tip.outside * COST.tip;
}

/** Places in and around areas, looked up once for each. */
const known = new WeakMap<readonly Point[], readonly Spot[]>();

/** Places of a grid that lie in an area, or not farther from it than so much. */
function spots(ring: readonly Point[], most: number): readonly Spot[] {
  const all = known.get(ring) ?? spotsAround(ring);
  known.set(ring, all);
  return all.filter((spot) => spot.outside <= most);
}

function spotsAround(ring: readonly Point[]): Spot[] {
  const most = Math.max(OUTSIDE.number, OUTSIDE.tip);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const left = Math.max(FREE.left, Math.min(...xs) - most);
  const right = Math.min(FREE.right, Math.max(...xs) + most);
  const top = Math.max(FREE.top, Math.min(...ys) - most);
  const bottom = Math.min(FREE.bottom, Math.max(...ys) + most);
  const across = Math.max(0, Math.floor((right - left) / STEP));
  const down = Math.max(0, Math.floor((bottom - top) / STEP));
  return Array.from({ length: (across + 1) * (down + 1) }, (_, i): Spot => {
    const at: Point = [left + (i % (across + 1)) * STEP, top + Math.floor(i / (across + 1)) * STEP];
    return { at, outside: inside(ring, at) ? 0 : far(ring, at) };
  }).filter((spot) => spot.outside <= most);
}

function bowed([ax, ay]: Point, [bx, by]: Point, share: number): { readonly bow: Bow; readonly aside: number } {
  const middle: Point = [(ax + bx) / 2 - (by - ay) * share, (ay + by) / 2 + (bx - ax) * share];
  return { bow: [[ax, ay], middle, [bx, by]], aside: Math.abs(share) * apart([ax, ay], [bx, by]) };
}

const isClearForNumber = (at: Point, o: Obstacles): boolean =>
  o.names.every((name) => far(name, at) >= APART.numberAndName) &&
  o.words.every((word) => apart(word, at) >= APART.numberAndWord) &&
  o.marks.every((mark) => apart(mark, at) >= APART.numberAndMark) &&
  o.arrows.every((other) => apart(other[0], at) >= APART.numbers && far(other, at) >= APART.numberAndArrow);

const isClearForTip = (at: Point, o: Obstacles): boolean =>
  o.names.every((name) => far(name, at) >= APART.tipAndName) && o.marks.every((mark) => apart(mark, at) >= APART.shaft);

/** What an arrow hides; infinite where it hides a head or a number, or its own head cannot be seen. */
function costOfCover(bow: Bow, o: Obstacles): number {
  const [x, y] = bow[1];
  const head = along(bow, HEAD);
  const unclear =
    x < FREE.left ||
    x > FREE.right ||
    y < FREE.top ||
    y > FREE.bottom ||
    o.names.some((name) => far(name, head) < APART.headAndName) ||
    o.marks.some((mark) => apart(mark, head) < APART.headAndMark) ||
    o.words.some((word) => far(bow, word) < APART.numberAndArrow) ||
    o.arrows.some(
      (other) =>
        far(bow, other[0]) < APART.numberAndArrow ||
        far(bow, along(other, HEAD)) < APART.shaft ||
        apart(along(other, HEAD), head) < APART.heads,
    );
  if (unclear) return Number.POSITIVE_INFINITY;
  const covered = SHAFT.map((share) => along(bow, share)).filter(
    (place) =>
      [...o.names, ...o.arrows].some((other) => far(other, place) < APART.shaft) ||
      o.marks.some((mark) => apart(mark, place) < APART.shaft),
  );
  return covered.length * COST.covered;
}

/** The place after a share of an arrow. */
function along([tail, middle, tip]: Bow, share: number): Point {
  const [from, to, part] = share < 0.5 ? [tail, middle, share * 2] : [middle, tip, share * 2 - 1];
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** How far a place is from a line. */
function far(line: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[i + 1] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2);
  });
  return Math.sqrt(least);
}
