import type { Frozen } from "../../../engine/index.ts";
import type { MapElement, Point } from "../../../scene/index.ts";
import { SEATS, type SeatId, type ZoneId } from "../content/types.ts";
import type { News } from "../news.ts";
import { enemyOf, type Table } from "../state.ts";
import type { Item } from "./room.ts";
import { seatColour } from "./side-style.ts";

/** Something that stands in a zone. */
export interface Standing extends Item {
  /** Around the middle of its place. */
  readonly draw: (at: Point, size: number) => readonly MapElement[];
}

type OfKind<K extends News["kind"]> = Extract<News, { readonly kind: K }>;

/** News of a kind. */
export const newsOf = <K extends News["kind"]>({ news }: Frozen<Table>, kind: K): readonly Frozen<OfKind<K>>[] =>
  news.filter((one): one is Frozen<OfKind<K>> => one.kind === kind);

const RADIUS = 23;

const square = (width: number) => () => ({ width, height: width });

/** "−2" on a disc of the seat that it concerns. */
const tally = (seat: SeatId, text: string): Standing => ({
  side: "between",
  extent: square(2 * RADIUS),
  draw: (at) => [{ kind: "gain", at, radius: RADIUS, text, colour: seatColour(seat) }],
});

const emblem = (
  pictogram: "crosshair" | "barrier" | "shield",
  colour: "@idf" | "bad" | "@insurgent",
  width: number,
): Standing => ({
  side: "between",
  extent: square(width),
  draw: (at) => [{ kind: "emblem", at, size: width - 6, pictogram, colour, halo: true }],
});

/** What happened in a zone, and what holds there. */
export function marksIn(table: Frozen<Table>, zone: ZoneId, raidOn: ZoneId): readonly Standing[] {
  return [
    ...(table.closed.includes(zone) ? [emblem("barrier", "bad", 76)] : []),
    ...losses(table, zone),
    ...strikes(table, zone),
    ...arrivals(table, zone),
    ...(zone === raidOn ? raids(table) : []),
    ...evaders(table, zone),
  ];
}

function losses(table: Frozen<Table>, zone: ZoneId): readonly Standing[] {
  const fights = newsOf(table, "fought").filter((fight) => fight.zone === zone);
  return SEATS.flatMap((seat) => {
    const lost = fights.reduce((sum, fight) => sum + fight.lost[seat], 0);
    return lost > 0 ? [tally(seat, `−${lost}`)] : [];
  });
}

/** A cross-hair; then how many were hit, or the shield of those who stopped all of it. */
function strikes(table: Frozen<Table>, zone: ZoneId): readonly Standing[] {
  const struck = newsOf(table, "struck").filter((strike) => strike.zone === zone);
  if (struck.length === 0) return [];
  const hits = struck.reduce((sum, strike) => sum + strike.hits, 0);
  const result = struck.every(({ stopped }) => stopped)
    ? emblem("shield", seatColour(enemyOf("idf")) === "@insurgent" ? "@insurgent" : "@idf", 48)
    : tally("insurgent", hits > 0 ? `−${hits}` : "0");
  return [emblem("crosshair", "@idf", 58), result];
}

function arrivals(table: Frozen<Table>, zone: ZoneId): readonly Standing[] {
  return SEATS.flatMap((seat) => {
    const units = newsOf(table, "arrived").reduce(
      (sum, one) => sum + (one.zone === zone && one.seat === seat ? one.units : 0),
      0,
    );
    return units > 0 ? [tally(seat, `+${units}`)] : [];
  });
}

function raids(table: Frozen<Table>): readonly Standing[] {
  const all = newsOf(table, "raided");
  if (all.length === 0) return [];
  const burst: Standing = {
    side: "between",
    extent: square(60),
    draw: (at) => [{ kind: "burst", at, radius: 30 }],
  };
  return [burst];
}

/** their number alone is public. */
function evaders({ evading }: Frozen<Table>, zone: ZoneId): readonly Standing[] {
  return SEATS.flatMap((seat) => {
    const units = evading[zone]?.[seat] ?? 0;
    if (units === 0) return [];
    const draw = (at: Point): readonly MapElement[] => [
      { kind: "marker", at, radius: 22, shape: "pill", colour: seatColour(seat), text: `${units} evade` },
    ];
    return [{ side: "between", extent: () => ({ width: 122, height: 46 }), draw }];
  });
}
