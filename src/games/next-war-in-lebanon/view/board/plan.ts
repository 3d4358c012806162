/** A seat's own map with a plan on it: numbered arrows and marks, and the rows in words. */
import { type Frozen, type Json, mustGet, type Params, type PictureFrame, type PlanRow, type View } from "#engine";
import {
  type Arrow,
  column,
  type Extent,
  type MapElement,
  mapPanel,
  type Pictogram,
  type Placed,
  type Point,
  page,
  placeDisc,
  placeRows,
  type Scene,
  SIGHT,
} from "#scene";
import type { SeatId, ZoneId } from "../../content/types.ts";
import { findGroup } from "../../rules/pieces/groups.ts";
import { airmobile } from "../../rules/plays/airmobile.ts";
import { j1Build } from "../../rules/plays/build.ts";
import { j2Inspect } from "../../rules/plays/intelligence.ts";
import { moveHqAction } from "../../rules/plays/move-hq.ts";
import { moveUnitsAction } from "../../rules/plays/move-units.ts";
import { reinforce } from "../../rules/plays/reinforce.ts";
import { j1Mode, j1Rebuild, j1Recover } from "../../rules/plays/treat.ts";
import { withdraw } from "../../rules/plays/withdraw.ts";
import { deploying } from "../../rules/setup/deploying.ts";
import { deployMove } from "../../rules/setup/deployment.ts";
import { j3Strike } from "../../rules/strikes/announce.ts";
import { j3Rockets } from "../../rules/strikes/rockets.ts";
import { playing } from "../../rules/turn/playing.ts";
import { type Hand, isSeat, type Lebanon } from "../../state.ts";
import { line, lineBeside } from "./arrows.ts";
import { control, syriaOut } from "./borders.ts";
import { ground } from "./ground.ts";
import { centresOf, nameBoxes, SEEN } from "./hexes.ts";
import { type AnyView, pilesOn } from "./piles.ts";
import { inSeatColours, seatColour, sides } from "./side-style.ts";
import { figures, moment } from "./situation.ts";
import { ON_BOARD, type Seen, zonePieces } from "./zone-pieces.ts";

/** Where a row of a plan leads, or what it does where. Rows that lead nowhere on the map have no mark. */
type Planned =
  | { readonly kind: "way"; readonly number: number; readonly from: ZoneId; readonly to: ZoneId }
  | { readonly kind: "place"; readonly number: number; readonly zone: ZoneId; readonly pictogram: Pictogram | null };

type Eyes = Pick<AnyView, "table" | "hand">;

const plannedOn = (c: Eyes, rows: readonly PlanRow[]): readonly Planned[] => rows.flatMap((row) => planned(c, row));

function planned(c: Eyes, { number, action, params }: PlanRow): readonly Planned[] {
  const way = (from: ZoneId | undefined, to: Json | undefined): readonly Planned[] =>
    from !== undefined && typeof to === "string" && from !== to ? [{ kind: "way", number, from, to }] : [];
  const place = (zone: Json | undefined, pictogram: Pictogram | null): readonly Planned[] =>
    typeof zone === "string" ? [{ kind: "place", number, zone, pictogram }] : [];
  switch (action) {
    case moveHqAction.name:
      return way(c.table.hqs[String(params.hq)], params.to);
    case moveUnitsAction.name:
      return rowsIn(params.parties).flatMap(({ to }) => way(String(params.from), to));
    case deployMove.name:
    case withdraw.name:
      return way(String(params.from), params.to);
    case airmobile.name:
      return way(zoneOfUnit(c, String(params.unit)), params.zone);
    case j3Strike.name:
      return rowsIn(params.missions).flatMap(({ zone }) => place(zone, "crosshair"));
    case j3Rockets.name:
      return place(params.zone, "rocket");
    case j1Build.name:
      return [...new Set(rowsIn(params.units).map(({ zone }) => zone))].flatMap((zone) => place(zone, "plus"));
    case reinforce.name:
      return place(params.zone, "plus");
    case j1Recover.name:
    case j1Rebuild.name:
      return place(zoneOfUnit(c, String(params.unit)), "wrench");
    case j1Mode.name:
      return place(zoneOfUnit(c, String(params.unit)), null);
    case j2Inspect.name:
      return place(findGroup(c.table.groups, String(params.target))?.zone, "eye");
    default:
      return [];
  }
}

const rowsIn = (value: Json | undefined): readonly Params[] =>
  Array.isArray(value)
    ? value.filter((row): row is Params => typeof row === "object" && row !== null && !Array.isArray(row))
    : [];

/** Where an own unit is; undefined: not on the map. */
const zoneOfUnit = ({ hand }: Eyes, unit: string): ZoneId | undefined =>
  (hand as Frozen<Hand> | null)?.groups.find(({ units }) => units.includes(unit))?.zone;

const WIDTH = { near: 30, far: 18 } as const;
const DISC = 25;
const EMBLEM = 52;
/** Below a hex's centre: marks of a plan are at its lower edge, pieces above them. */
const LOW = 70;

/** What happened before is left out. */
export function draft(view: View<Lebanon>, rows: readonly PlanRow[], { caption }: PictureFrame): Scene {
  const { content, table } = view;
  const seat = isSeat(view.seat) ? view.seat : "idf";
  const seen: Seen = { content, table: { ...table, news: [] }, piles: pilesOn(view) };
  const words = rows.map((row) => `${row.number}. ${inWords(view, row)}`);
  return page({
    sides,
    base: ground(content),
    heading: { title: "Your plan", sub: `${moment(table)} · ${figures(table)}`, ...inSeatColours(seat) },
    layout: column(mapPanel(SIGHT, elements(seen, seat, plannedOn(view, rows)))),
    words,
    caption,
  });
}

function inWords(view: View<Lebanon>, { action, params }: PlanRow): string {
  const known = [...playing.actions, ...deploying.actions].find(({ name }) => name === action);
  return known?.label(view, params) ?? known?.title ?? "Something else";
}

function elements(seen: Seen, seat: SeatId, plan: readonly Planned[]): readonly MapElement[] {
  const { content, table } = seen;
  const pieces = content.zoneIds.map((zone) => zonePieces(seen, zone, ON_BOARD));
  const taken = [...pieces.flatMap((one) => one.places), ...nameBoxes(content)];
  const ways = waysOf(seen, plan, taken);
  return [
    ...control(content, table),
    ...syriaOut(content, table),
    { kind: "part", part: "lines" },
    ...ways.map(({ points, near }) => arrow(seat, points, near)),
    { kind: "part", part: "names" },
    { kind: "part", part: "zones" },
    ...pieces.flatMap((one) => one.elements),
    ...marks(seen, seat, plan, { ways, taken }),
  ];
}

/** A row that leads from zone to zone, and where its arrow runs. */
interface Way {
  readonly row: Planned;
  readonly points: readonly Point[];
  readonly near: boolean;
}

const isNear = ({ content }: Seen, { from, to }: Extract<Planned, { readonly kind: "way" }>): boolean =>
  mustGet(content.ways, from).includes(to);

const waysOf = (seen: Seen, plan: readonly Planned[], taken: readonly Placed[]): readonly Way[] =>
  plan.flatMap((one): readonly Way[] => {
    if (one.kind !== "way") return [];
    const { from, to } = one;
    const near = isNear(seen, one);
    const points = near ? lineBeside(seen.content, from, to, taken) : line(seen.content, from, to, false, taken);
    return [{ row: one, points, near }];
  });

const arrow = (seat: SeatId, points: readonly Point[], near: boolean): Arrow => ({
  kind: "arrow",
  points,
  colour: seatColour(seat),
  style: near ? "move" : "air",
  count: "",
  width: near ? WIDTH.near : WIDTH.far,
});

/**
 * The number of each row at the tail of its arrow, or in its zone next to what it does there: rows that do the same
 * share one emblem.
 */
function marks(
  { content }: Seen,
  seat: SeatId,
  plan: readonly Planned[],
  { ways, taken: before }: { readonly ways: readonly Way[]; readonly taken: readonly Placed[] },
): readonly MapElement[] {
  const taken = [...before];
  const colour = seatColour(seat);
  const emblems: MapElement[] = [];
  const discs: (readonly [number, Placed])[] = [];
  const disc: Extent = { width: 2 * DISC, height: 2 * DISC };
  for (const { zone, pictogram, numbers } of placesOf(plan)) {
    const items = [...(pictogram ? [{ width: EMBLEM, height: EMBLEM }] : []), ...numbers.map(() => disc)];
    const places = rowIn(centresOf(content, zone)[0] ?? CORNER, items, taken);
    taken.push(...places);
    const [first] = places;
    if (pictogram && first)
      emblems.push({ kind: "emblem", at: first.at, size: first.width - 6, pictogram, colour, halo: true });
    places.slice(pictogram ? 1 : 0).forEach((place, i) => {
      discs.push([numbers[i] ?? 0, place]);
    });
  }
  for (const { row, points } of ways) {
    const [tail = CORNER] = points;
    discs.push([row.number, placeDisc(tail, 2 * DISC, taken, { frame: SEEN, gap: GAP })]);
  }
  const inOrder = discs.toSorted(([a], [b]) => a - b);
  return [
    ...emblems,
    ...inOrder.map(
      ([n, { at, width }]): MapElement => ({ kind: "gain", at, radius: width / 2, text: String(n), colour }),
    ),
  ];
}

/** Rows that do the same in one zone, together. */
function placesOf(plan: readonly Planned[]) {
  const all = plan.flatMap((one) => (one.kind === "place" ? [one] : []));
  const isSame = (a: (typeof all)[number], b: (typeof all)[number]): boolean =>
    a.zone === b.zone && a.pictogram === b.pictogram;
  return all
    .filter((one, i) => all.findIndex((other) => isSame(one, other)) === i)
    .map((one) => ({ ...one, numbers: all.filter((other) => isSame(one, other)).map((row) => row.number) }));
}

/** In the lower part of a hex, if need be a little smaller; where they have no room there, as near to it as they have any. */
function rowIn([x, y]: Point, items: readonly Extent[], taken: readonly Placed[]): readonly Placed[] {
  const low: Point = [x, y + LOW];
  const width = items.reduce((sum, item) => sum + item.width + GAP, 0);
  for (const size of SIZES) {
    const aside = Math.max(0, HALF - (width * size) / 2);
    const frame = [x - aside, y - LOWEST, x + aside, y + LOWEST] as const;
    const smaller = items.map((item) => ({ width: item.width * size, height: item.height * size }));
    const places = placeRows(smaller, low, { frame, taken, gap: GAP }, [1]);
    if (places) return places;
  }
  return placeRows(items, low, { frame: SEEN, taken, gap: GAP }, [1, 2]) ?? items.map((item) => ({ at: low, ...item }));
}

const GAP = 2;
const SIZES = [1, 0.9] as const;
/** From a hex's centre: to its sides where it is narrow, and down to where a row of marks still fits in it. */
const HALF = 84;
const LOWEST = 78;

const CORNER: Point = [0, 0];
