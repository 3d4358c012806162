/** Arrows on the map for this phase's moves, raids and rockets, and what those scored. */

import { type Frozen, mustGet } from "#engine";
import {
  type Arrow,
  arrowLine,
  between,
  covers,
  distance,
  type Gain,
  lengthOf,
  type MapElement,
  nameWidth,
  type Placed,
  type Point,
  placeDisc,
} from "#scene";
import type { Content, SeatId, ZoneId } from "../../content/types.ts";
import { newsOfKind } from "../../rules/news.ts";
import type { Table } from "../../state.ts";
import { centresOf, GRID, nameBoxes, SEEN } from "./hexes.ts";
import { seatColour } from "./side-style.ts";

/** Units that went from a zone to another one in this phase. */
interface Way {
  readonly seat: SeatId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly units: number;
  readonly points: readonly Point[];
  readonly adjacent: boolean;
}

/** Shares of the way between two hexes. */
const TAIL = 0.14;
const TIP = 0.61;
const DISC = 25;
/** How far from the middle of its hexes the longest arrow begins and ends: within them. */
const INSIDE = 0.75 * GRID.size;

/** All moves of the phase: the same way of the same seat once. */
function waysOf(
  content: Frozen<Content>,
  table: Frozen<Table>,
  pieces: readonly Placed[],
  pixel: number,
): readonly Way[] {
  const taken = [...pieces, ...nameBoxes(content, pixel)];
  const ways = new Map<string, Way>();
  for (const { seat, from, to, units } of newsOfKind(table, "moved")) {
    const key = `${seat} ${from} ${to}`;
    const before = ways.get(key);
    const adjacent = mustGet(content.ways, from).includes(to);
    const points = before?.points ?? line(content, from, to, adjacent, taken);
    ways.set(key, { seat, from, to, units: (before?.units ?? 0) + units, points, adjacent });
  }
  return [...ways.values()];
}

/** Over their border; far away in a bow, around what is there as far as it can. */
export function line(
  content: Frozen<Content>,
  from: ZoneId,
  to: ZoneId,
  adjacent: boolean,
  taken: readonly Placed[] = [],
): readonly Point[] {
  const [a, b] = nearestCentres(content, from, to);
  const on = (share: number): Point => between(a, b, share);
  if (adjacent) return [on(TAIL), on(TIP)];
  const most = INSIDE / lengthOf(b[0] - a[0], b[1] - a[1]);
  const ends = [on(Math.min(0.12, most)), on(1 - Math.min(0.14, most))] as const;
  const [mx, my] = on(0.5);
  const bows = BOWS.map((bow) => {
    const points: readonly Point[] = [ends[0], [mx + (b[1] - a[1]) * bow, my - (b[0] - a[0]) * bow], ends[1]];
    return { points, met: taken.length === 0 ? 0 : metBy(points, taken) };
  });
  return bows.reduce((best, one) => (one.met < best.met ? one : best)).points;
}

/** Over the border of two neighbours, shifted aside where names or pieces lie on the straight way. */
export function lineBeside(content: Frozen<Content>, from: ZoneId, to: ZoneId, taken: readonly Placed[]) {
  const [tail = [0, 0], tip = tail] = line(content, from, to, true);
  const far = lengthOf(tip[0] - tail[0], tip[1] - tail[1]) || 1;
  const aside = ([x, y]: Point, by: number): Point => [
    x - ((tip[1] - tail[1]) / far) * by,
    y + ((tip[0] - tail[0]) / far) * by,
  ];
  const near = taken.filter(({ at }) => distance(at, tail) < NEARBY);
  const ways = ASIDE.map((by) => {
    const points: readonly Point[] = [aside(tail, by), aside(tip, by)];
    return { points, met: metBy(points, near) };
  });
  return ways.reduce((best, one) => (one.met < best.met ? one : best)).points;
}

/** Farther from its tail than this nothing lies on such an arrow. */
const NEARBY = 340;
/** To either side, the nearest first. */
const ASIDE = [0, 24, -24, 42, -42, 58, -58] as const;

/** How far a bow may lie from the straight way, as a share of it: to either side, the flattest first. */
const BOWS = [0.16, -0.16, 0.26, -0.26, 0.38, -0.38, 0.5, -0.5] as const;
/** Half the width of an arrow in the air, and how closely its way is sampled. */
const HALF = 14;
const STEP = 24;

/** How much of a way lies over what is on the map, or off it. */
const metBy = (points: readonly Point[], taken: readonly Placed[]): number =>
  arrowLine(points, STEP).filter(
    ([x, y]) =>
      x < SEEN[0] || y < SEEN[1] || x > SEEN[2] || y > SEEN[3] || taken.some((one) => covers(one, [x, y], HALF)),
  ).length;

/** The two hexes of two zones that are nearest to one another. */
export function nearestCentres(content: Frozen<Content>, from: ZoneId, to: ZoneId): readonly [Point, Point] {
  const pairs = centresOf(content, from).flatMap((a) => centresOf(content, to).map((b): [Point, Point] => [a, b]));
  const [first] = pairs.toSorted((a, b) => distance(...a) - distance(...b));
  if (!first) throw new Error(`${from} and ${to} have no hexes`);
  return first;
}

/** Arrows of moves, of a raid, and of rockets towards the sea off Nahariyya. Pieces stand over them; `taken`: where. */
export function arrows(
  content: Frozen<Content>,
  table: Frozen<Table>,
  taken: readonly Placed[],
  pixel = 1,
): readonly Arrow[] {
  return [
    ...newsOfKind(table, "fired").map(({ zone }) => rocket(content, zone, pixel)),
    ...newsOfKind(table, "raided").map(({ zone }) => raid(content, zone, pixel)),
    ...waysOf(content, table, taken, pixel).map(
      ({ seat, points, adjacent }): Arrow => ({
        kind: "arrow",
        points,
        colour: seatColour(seat),
        style: adjacent ? "move" : "air",
        count: "",
        width: (adjacent ? 30 : 20) * pixel,
      }),
    ),
  ];
}

/** Where rockets come down on the picture. */
const TARGET: Point = [66, 128];

function rocket(content: Frozen<Content>, zone: ZoneId, pixel: number): Arrow {
  const [[x, y] = TARGET] = centresOf(content, zone);
  const points: readonly Point[] = [
    [x - 20, y - 66],
    [x - 0.16 * (x - TARGET[0]) - 20, 52],
    [(x + TARGET[0]) / 2, 40],
    [TARGET[0] + 40, TARGET[1] - 16],
  ];
  return { kind: "arrow", points, colour: "bad", style: "air", width: 9 * pixel };
}

function raid(content: Frozen<Content>, zone: ZoneId, pixel: number): Arrow {
  const points = line(content, zone, content.raidOn, true);
  return { kind: "arrow", points, colour: seatColour("insurgent"), style: "attack", width: 16 * pixel };
}

/** A burst where rockets came down, and what rockets and raids scored. */
export function scored(table: Frozen<Table>): readonly MapElement[] {
  const [fired, raids] = [newsOfKind(table, "fired"), newsOfKind(table, "raided")];
  const words = [
    ...(fired.length > 0 ? [`Rockets ${fired.reduce((sum, { hits }) => sum + hits, 0)} VP`] : []),
    ...(raids.length > 0 ? [`Raid ${raids.reduce((sum, { vp }) => sum + vp, 0)} VP`] : []),
  ];
  if (words.length === 0) return [];
  const text = words.join(" · ");
  const at: Point = [20 + nameWidth(text, 27) / 2, 29];
  return [
    ...(fired.length > 0 ? [{ kind: "burst", at: TARGET, radius: 34 } as const] : []),
    { kind: "marker", at, radius: 22, shape: "pill", colour: "bad", text },
  ];
}

/** How many went, at the tail of each arrow, where nothing else stands. `pixel`: map units for each. */
export function counts(
  content: Frozen<Content>,
  table: Frozen<Table>,
  taken: readonly Placed[],
  pixel = 1,
): readonly Gain[] {
  const all = [...taken, ...nameBoxes(content, pixel)];
  const radius = DISC * pixel;
  return waysOf(content, table, taken, pixel).map(({ seat, units, points: [tail = TARGET] }) => {
    const { at } = placeDisc(tail, 2 * radius, all, { frame: SEEN, gap: 2 });
    return { kind: "gain", at, radius, text: String(units), colour: seatColour(seat) };
  });
}
