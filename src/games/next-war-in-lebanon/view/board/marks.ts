/** The marks in a zone for what happened there and what holds: losses, strikes, missiles that were shot down. */
import type { Frozen } from "#engine";
import type { CellItem, Colour, MapElement, Pictogram, Point } from "#scene";
import { SEATS, type SeatId, type ZoneId } from "../../content/types.ts";
import { newsOfKind } from "../../rules/news.ts";
import type { Table } from "../../state.ts";
import { seatColour } from "./side-style.ts";

/** Something that is in a zone. */
export interface Standing extends CellItem {
  /** Around the middle of its place. */
  readonly draw: (at: Point, size: number) => readonly MapElement[];
}

/** A mark of this width and height in pixels. */
interface Mark {
  readonly width: number;
  readonly height: number;
  readonly draw: (at: Point, pixel: number) => MapElement;
}

/** What happened in a zone, and what holds there. `pixel`: map units for each. */
export function marksIn(
  table: Frozen<Table>,
  zone: ZoneId,
  { raidOn, pixel }: { readonly raidOn: ZoneId; readonly pixel: number },
): readonly Standing[] {
  const marks = [
    ...(table.closed.includes(zone) ? [emblem("barrier", "bad", 76)] : []),
    ...losses(table, zone),
    ...strikes(table, zone),
    ...arrivals(table, zone),
    ...(zone === raidOn && newsOfKind(table, "raided").length > 0 ? [RAID] : []),
    ...evaders(table, zone),
  ];
  return marks.map(({ width, height, draw }) => ({
    side: "between",
    extent: () => ({ width: width * pixel, height: height * pixel }),
    draw: (at) => [draw(at, pixel)],
  }));
}

const RADIUS = 23;

/** "−2" on a disc of the seat that it concerns; two figures on a pill, which has room for them. */
function tally(seat: SeatId, text: string): Mark {
  const colour = seatColour(seat);
  if (text.length > 2) {
    const look = { kind: "marker", shape: "pill", colour, text } as const;
    return { width: 84, height: 46, draw: (at, pixel) => ({ ...look, at, radius: 22 * pixel }) };
  }
  return {
    width: 2 * RADIUS,
    height: 2 * RADIUS,
    draw: (at, pixel) => ({ kind: "gain", at, radius: RADIUS * pixel, text, colour }),
  };
}

const emblem = (pictogram: Pictogram, colour: Colour, width: number): Mark => ({
  width,
  height: width,
  draw: (at, pixel) => ({ kind: "emblem", at, size: (width - 6) * pixel, pictogram, colour, halo: true }),
});

/** a missile brought it down. */
const STOPPED: Mark = {
  width: 50,
  height: 50,
  draw: (at, pixel) => ({
    kind: "marker",
    at,
    radius: 24 * pixel,
    colour: seatColour("insurgent"),
    pictogram: "missile",
  }),
};

const RAID: Mark = { width: 60, height: 60, draw: (at, pixel) => ({ kind: "burst", at, radius: 30 * pixel }) };

function losses(table: Frozen<Table>, zone: ZoneId): readonly Mark[] {
  const fights = newsOfKind(table, "fought").filter((fight) => fight.zone === zone);
  return SEATS.flatMap((seat) => {
    const lost = fights.reduce((sum, fight) => sum + fight.lost[seat], 0);
    return lost > 0 ? [tally(seat, `−${lost}`)] : [];
  });
}

/** A cross-hair; then how many were hit, or the missile that stopped all of it. */
function strikes(table: Frozen<Table>, zone: ZoneId): readonly Mark[] {
  const struck = newsOfKind(table, "struck").filter((strike) => strike.zone === zone);
  if (struck.length === 0) return [];
  const hits = struck.reduce((sum, strike) => sum + strike.hits, 0);
  const stopped = struck.every((strike) => strike.stopped);
  return [
    emblem("crosshair", seatColour("idf"), 58),
    stopped ? STOPPED : tally("insurgent", hits > 0 ? `−${hits}` : "0"),
  ];
}

function arrivals(table: Frozen<Table>, zone: ZoneId): readonly Mark[] {
  return SEATS.flatMap((seat) => {
    const there = newsOfKind(table, "arrived").filter((one) => one.zone === zone && one.seat === seat);
    const hqs = newsOfKind(table, "hq-arrived").filter((one) => one.zone === zone && one.seat === seat).length;
    const units = there.reduce((sum, one) => sum + one.units, hqs);
    return units > 0 ? [tally(seat, `+${units}`)] : [];
  });
}

/** only their number is public. */
function evaders({ evading }: Frozen<Table>, zone: ZoneId): readonly Mark[] {
  return SEATS.flatMap((seat): readonly Mark[] => {
    const units = evading[zone]?.[seat] ?? 0;
    if (units === 0) return [];
    const look = { kind: "marker", shape: "pill", colour: seatColour(seat), text: `${units} evade` } as const;
    return [{ width: 124, height: 46, draw: (at, pixel) => ({ ...look, at, radius: 22 * pixel }) }];
  });
}
