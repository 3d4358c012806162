import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import type { MapElement, Placed, Point } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import { emblem } from "../livery.ts";
import type { Table, ZoneId } from "../state.ts";
import { controller } from "./control.ts";
import { drawnAt, fightersAt, fightsIn, isLatest, resultsIn, roomOf, small } from "./fights.ts";
import { LINE, nameBoxes } from "./ground.ts";
import { zonesOf } from "./news.ts";
import { beside, onGround, onSlip, type Placement, type Standing } from "./room.ts";
import { type Shown, shownOn } from "./shown.ts";
import { occupants } from "./units.ts";
import { type Way, ways } from "./ways.ts";

/** So many pictures are kept in mind: everyone who looks at a table sees the same. */
const KEPT = 8;
const kept = new WeakMap<object, Map<string, readonly MapElement[]>>();

/**
 * Everything on the map that changes: who Controls, what is new, units and PP, where Combats wait. To find room for all
 * of it takes long; what has been found for the same map is found no second time.
 */
export function pieces(content: Frozen<Content>, table: Frozen<Table>): readonly MapElement[] {
  const known = kept.get(content) ?? new Map<string, readonly MapElement[]>();
  kept.set(content, known);
  const shown = shownOn(table);
  const key = JSON.stringify(shown);
  const found = known.get(key) ?? placed(content, shown);
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

function placed(content: Frozen<Content>, table: Shown): MapElement[] {
  const moves = ways(content, table);
  return [
    ...content.zoneIds.flatMap((id) => holder(content, table, id)),
    { kind: "part", part: "lines" },
    ...marks(content, table),
    ...moves.map(({ arrow }) => arrow),
    { kind: "part", part: "names" },
    ...standing(content, table, moves),
    ...moves.flatMap(({ count }) => count),
  ];
}

/** Where much has changed, nothing stands out: then there are no marks. */
const MOST_MARKED = 12;

/** All but what the phase has changed lies under a veil; the latest has the whole halo, what came before it a thin one. */
function marks(content: Frozen<Content>, table: Shown): MapElement[] {
  const { latest, earlier } = changed(content, table);
  const all = [...earlier, ...latest];
  return [
    ...(all.length > 0 && all.length < content.zoneIds.length ? [{ kind: "veil", except: all } as const] : []),
    ...(earlier.length > 0 && all.length <= MOST_MARKED
      ? [{ kind: "halo", areas: earlier, quiet: true } as const]
      : []),
    ...(latest.length > 0 && latest.length <= MOST_MARKED ? [{ kind: "halo", areas: latest } as const] : []),
  ];
}

/** A thin film and a band in the Controller's colour; a Zone that nobody Controls has its bare ground. */
function holder(content: Frozen<Content>, table: Shown, id: ZoneId): MapElement[] {
  const holding = controller(content, table, id);
  if (holding)
    return [{ kind: "region", polygons: id, outline: "none", wash: `@${holding}`, rim: `@${holding}`, rimWidth: 13 }];
  return [];
}

/** Zones where something has changed in the phase; to the latest belongs the one where a fight is. */
function changed(
  { zoneIds }: Frozen<Content>,
  { news, fight }: Shown,
): { readonly latest: readonly ZoneId[]; readonly earlier: readonly ZoneId[] } {
  const [now, before] = [zonesOf(news.latest), zonesOf(news.earlier)];
  const latest = zoneIds.filter((id) => now.has(id) || fight?.zone === id);
  return { latest, earlier: zoneIds.filter((id) => before.has(id) && !latest.includes(id)) };
}

/** Radius of a fight, as a share of the pieces' size. */
const BURST = 0.64;

/**
 * The fullest Zones choose first. Nothing overlaps: neither names nor the numbers of arrows nor each other. What its own Zone has no room for stands on a slip
 * nearby, when all else stands.
 */
function standing(content: Frozen<Content>, table: Shown, moves: readonly Way[]): MapElement[] {
  const taken: Placed[] = [
    ...content.zoneIds.flatMap((id) => nameBoxes(content, id)),
    ...moves.flatMap(({ discs }) => discs),
  ];
  const arrows = [...moves.flatMap(({ boxes }) => boxes), ...bridges(content)];
  const all = content.zoneIds
    .map((id) => ({ id, things: things(content, table, id) }))
    .filter(({ things }) => things.length > 0)
    .sort((a, b) => urgency(content, table, b) - urgency(content, table, a));
  const stood: Stood[] = [];
  const left: typeof all = [];
  for (const { id, things } of all) {
    const plates = resultsIn(table, id);
    const below = plates.length > 0 ? [plates, small(plates)].map(roomOf) : [];
    const found = onGround(content, id, things, { taken, arrows, below });
    if (!found) left.push({ id, things });
    else stood.push({ id, things, ...found });
    if (found) taken.push(...found.places, ...(found.below ? [found.below] : []));
  }
  stood.push(...onSlips(content, left, taken));
  const elements = stood.flatMap(drawnIn);
  return [
    ...elements.filter(({ kind }) => kind !== "burst"),
    ...elements.filter(({ kind }) => kind === "burst"),
    ...stood.flatMap((one) => verdicts(content, table, one, taken)),
  ];
}

/** What came of the fights in a Zone: under its pieces, or as near to them as there is room, with a line to them. */
function verdicts(content: Frozen<Content>, table: Shown, { id, places, below }: Stood, taken: Placed[]): MapElement[] {
  const plates = resultsIn(table, id);
  if (plates.length === 0) return [];
  const room = roomOf(plates);
  if (below) return drawnAt(below.height < room.height ? small(plates) : plates, below);
  const { place, line } = beside(content, places, room, taken);
  taken.push(place);
  return drawnAt(plates, place, whole(line));
}

/** What its own Zone has no room for; who finds a place nearest to it has it. */
function onSlips(
  content: Frozen<Content>,
  left: readonly { readonly id: ZoneId; readonly things: readonly Standing[] }[],
  taken: Placed[],
): Stood[] {
  const found = left.map(({ id, things }) => {
    const line = underName(content, id);
    return { id, things, line, ...onSlip(content, id, things, { taken, line }) };
  });
  const [nearest] = found.toSorted((a, b) => a.far - b.far);
  if (!nearest) return [];
  taken.push(nearest.slip);
  const others = left.filter(({ id }) => id !== nearest.id);
  return [nearest, ...onSlips(content, others, taken)];
}

/** What stands in a Zone, and where. */
interface Stood extends Placement {
  readonly id: ZoneId;
  readonly things: readonly Standing[];
  /** It stands on this, and a line goes to the Zone. */
  readonly slip?: Placed;
  readonly line?: Point;
}

function drawnIn({ things, places, size, slip, line }: Stood): MapElement[] {
  const paper: MapElement[] =
    slip && line
      ? [
          {
            kind: "slip",
            at: whole(slip.at),
            width: Math.round(slip.width),
            height: Math.round(slip.height),
            pointsTo: whole(line),
          },
        ]
      : [];
  return [
    ...paper,
    ...things.flatMap((thing, i) => {
      const place = places[i];
      return place ? [drawn(thing, whole(place.at), size)] : [];
    }),
  ];
}

/** Where the line of a slip ends. */
function underName({ map }: Frozen<Content>, id: ZoneId): Point {
  const { nameAt, name } = of(map.areas, id);
  return [nameAt[0], nameAt[1] + (name.length * LINE) / 2 + 8];
}

/** Rather left clear. */
const bridges = ({ map }: Frozen<Content>): Placed[] =>
  map.bridges.map(({ from, to }) => ({
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    width: Math.abs(from[0] - to[0]) + 26,
    height: Math.abs(from[1] - to[1]) + 26,
  }));

/** The Controller's pieces first, then those of the others; a fight between its two sides; PP last. */
function things(content: Frozen<Content>, table: Shown, id: ZoneId): Standing[] {
  const { pp } = of(table.zones, id);
  const holding = controller(content, table, id);
  const there = [...occupants(table, id)].sort((a, b) => Number(b === holding) - Number(a === holding));
  const fighting = fightersAt(content, table, id);
  const sides = [...fighting, ...there.filter((seat) => !fighting.includes(seat))];
  const of_ = (seat: Seat): Standing[] => unitsOf(table, id, seat);
  const [first, ...others] = sides;
  const lone = fighting.length > 1 && first !== undefined;
  return [
    ...(first === undefined ? [] : of_(first)),
    ...(lone ? [{ is: "burst" } as const] : []),
    ...others.flatMap(of_),
    ...(pp > 0 ? [{ is: "piece", form: "coin", colour: "grey", count: String(pp) } as const] : []),
  ];
}

/** Blocks of Security and houses of Infrastructure; of the beaten, one block that is crossed out. */
function unitsOf(table: Shown, id: ZoneId, seat: Seat): Standing[] {
  const { security = 0, infrastructure = 0 } = of(table.zones, id).units[seat] ?? {};
  const look = { is: "piece", colour: `@${seat}`, emblem: emblem(seat) } as const;
  const last = fightsIn(table, id).at(-1);
  const beaten = last?.loser === seat && isLatest(table, last) && security + infrastructure === 0;
  return [
    ...(security > 0 ? [{ ...look, form: "block", count: String(security) } as const] : []),
    ...(infrastructure > 0 ? [{ ...look, form: "house", count: String(infrastructure) } as const] : []),
    ...(beaten ? [{ ...look, form: "block", state: "beaten" } as const] : []),
  ];
}

/** As many pieces would take as much. */
const ROOM_OF_RESULT = 2;

/** The Zone of the latest fight chooses first, then those with the least ground for each piece, and for results. */
function urgency(
  content: Frozen<Content>,
  table: Shown,
  { id, things }: { id: ZoneId; things: readonly Standing[] },
): number {
  const fights = fightsIn(table, id);
  if (table.fight?.zone === id || fights.some((fight) => isLatest(table, fight))) return Number.POSITIVE_INFINITY;
  return (things.length + fights.length * ROOM_OF_RESULT) / areaOf(of(content.map.areas, id).ring);
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

function drawn(thing: Standing, at: Point, size: number): MapElement {
  if (thing.is === "burst") return { kind: "burst", at, radius: Math.round(BURST * size) };
  const { is: _is, ...piece } = thing;
  return { kind: "piece", ...piece, at, size };
}
