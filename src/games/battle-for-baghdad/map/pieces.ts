import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import {
  Grounds,
  type MapElement,
  type Piece,
  type Placed,
  type Point,
  pieceSize,
  placeFlow,
  placeOne,
  placeRows,
  type Surroundings,
} from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import { emblem } from "../livery.ts";
import type { Table, ZoneId } from "../state.ts";
import { controller, rivals } from "./control.ts";
import { nameBoxes } from "./ground.ts";
import { occupants } from "./units.ts";
import { type Way, ways } from "./ways.ts";

/** Everything on the map that changes: who Controls, what is new, units and PP, where Combats wait. */
export function pieces(content: Frozen<Content>, table: Frozen<Table>): MapElement[] {
  const moves = ways(content, table);
  const changed = news(content, table);
  return [
    ...content.zoneIds.flatMap((id) => holder(content, table, id)),
    { kind: "part", part: "lines" },
    ...marks(changed),
    ...moves.map(({ arrow }) => arrow),
    { kind: "part", part: "names" },
    ...standing(content, table, moves),
    ...moves.flatMap(({ count }) => count),
  ];
}

/** Where much has changed, nothing stands out: then there are no marks. */
const MOST_MARKED = 12;

const marks = (changed: readonly ZoneId[]): MapElement[] =>
  changed.length === 0 || changed.length > MOST_MARKED
    ? []
    : [
        { kind: "veil", except: changed },
        { kind: "halo", areas: changed },
      ];

/** A thin film and a band in the Controller's colour; a Zone that nobody Controls has its bare ground. */
function holder(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): MapElement[] {
  const holding = controller(content, table, id);
  if (holding)
    return [{ kind: "region", polygons: id, outline: "none", wash: `@${holding}`, rim: `@${holding}`, rimWidth: 13 }];
  return [];
}

/** Zones where something has changed since the picture before, and the one where a fight is. */
function news({ zoneIds }: Frozen<Content>, { news, combat }: Frozen<Table>): ZoneId[] {
  return zoneIds.filter((id) => news.zones.includes(id) || combat?.zone === id);
}

/** What stands in a Zone; a fight is a thing that takes room, too. */
type Standing = (Omit<Piece, "kind" | "at" | "size"> & { readonly is: "piece" }) | { readonly is: "burst" };

const GAP = 5;
const TIGHT = 3;
const SIZES = [50, 46, 42, 39, 36] as const;
/** Radius of a fight, as a share of the pieces' size. */
const BURST = 0.68;
const VERDICT = { width: 220, height: 66 };
const ROWS = [1, 2, 3, 4, 5];

const grounds = new WeakMap<object, Grounds>();

function groundsOf({ map }: Frozen<Content>): Grounds {
  const made =
    grounds.get(map) ??
    new Grounds(
      Object.fromEntries(Object.entries(map.areas).map(([id, { ring }]) => [id, ring])),
      map.width,
      map.height,
    );
  grounds.set(map, made);
  return made;
}

/** The fullest Zones choose first. Nothing overlaps: neither names nor the numbers of arrows nor each other. */
function standing(content: Frozen<Content>, table: Frozen<Table>, moves: readonly Way[]): MapElement[] {
  const taken: Placed[] = [
    ...content.zoneIds.flatMap((id) => nameBoxes(content, id)),
    ...moves.flatMap(({ discs }) => discs),
  ];
  const arrows = [...moves.flatMap(({ boxes }) => boxes), ...bridges(content)];
  const all = content.zoneIds
    .map((id) => ({ id, things: things(content, table, id) }))
    .filter(({ things }) => things.length > 0)
    .sort((a, b) => urgency(content, table, b) - urgency(content, table, a));
  let fought: Point | null = null;
  const elements = all.flatMap(({ id, things }) => {
    const { size, places } = placed(content, id, things, taken, arrows);
    taken.push(...places);
    if (table.combat?.zone === id) fought = lowest(places) ?? middleOf(content, id);
    return things.map((thing, i) => drawn(thing, whole(places[i]?.at ?? middleOf(content, id)), size));
  });
  const outcome = fought ? outcomeOf(content, table, fought, taken) : [];
  return [
    ...elements.filter(({ kind }) => kind === "piece"),
    ...elements.filter(({ kind }) => kind !== "piece"),
    ...outcome,
  ];
}

/** Both totals of a fight that is decided, as near to it as there is room when all pieces stand. */
function outcomeOf(
  content: Frozen<Content>,
  table: Frozen<Table>,
  near: Point,
  taken: readonly Placed[],
): MapElement[] {
  const { combat } = table;
  if (!combat || combat.winner === null) return [];
  const plate = placeOne({ near, ...VERDICT }, { holds: inside(content), taken, gap: TIGHT });
  return [verdict(content, table, combat.zone, whole(plate?.at ?? near))];
}

/** Rather left clear. */
const bridges = ({ map }: Frozen<Content>): Placed[] =>
  map.bridges.map(({ from, to }) => ({
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    width: Math.abs(from[0] - to[0]) + 26,
    height: Math.abs(from[1] - to[1]) + 26,
  }));

const inside =
  ({ map }: Frozen<Content>) =>
  ([x, y]: Point): boolean =>
    x > 6 && y > 6 && x < map.width - 6 && y < map.height - 6;

/** A little below the middle of some pieces. */
function lowest(places: readonly Placed[]): Point | undefined {
  if (places.length === 0) return undefined;
  const mean = places.reduce((sum, { at }) => sum + at[0], 0) / places.length;
  return [mean, Math.max(...places.map(({ at, height }) => at[1] + height / 2)) + VERDICT.height / 2 + TIGHT];
}

interface Layouted {
  readonly size: number;
  readonly places: readonly Placed[];
}

/** As large as they can be: in rows clear of arrows and bridges, in rows, one after the other; at last in rows beyond the Zone's border. */
function placed(
  content: Frozen<Content>,
  id: ZoneId,
  things: readonly Standing[],
  taken: readonly Placed[],
  arrows: readonly Placed[],
): Layouted {
  const { middle, ring } = of(content.map.areas, id);
  const holds = groundsOf(content).holds(id);
  const clear = [...taken, ...arrows];
  const frame = frameOf(ring);
  const sized = (size: number) => things.map((thing) => extent(thing, size));
  const inLines = (size: number, on: Surroundings) => placeRows(sized(size), middle, on, ROWS);
  const flowing = (size: number) => placeFlow(sized(size), middle, { holds, taken, gap: TIGHT }, frame);
  return (
    nearest(middle, (size) => inLines(size, { holds, taken: clear, gap: GAP, frame })) ??
    first(SIZES, (size) => inLines(size, { holds, taken, gap: TIGHT, frame }) ?? flowing(size)) ??
    first(SIZES.slice(2), (size) => inLines(size, { holds: inside(content), taken, gap: TIGHT })) ??
    nowhere(id, things)
  );
}

function first(sizes: readonly number[], place: (size: number) => readonly Placed[] | null): Layouted | null {
  for (const size of sizes) {
    const places = place(size);
    if (places) return { size, places };
  }
  return null;
}

/** What a step down in size costs, as a distance. */
const SMALLER = 5;

/** Rather a little smaller than far away from where pieces are looked for. */
function nearest(middle: Point, place: (size: number) => readonly Placed[] | null): Layouted | null {
  let best: (Layouted & { readonly cost: number }) | null = null;
  for (const size of SIZES) {
    const dearer = (SIZES[0] - size) * SMALLER;
    if (best && best.cost <= dearer) break; // no nearer place can make up for it
    const places = place(size);
    const cost = places ? distance(places, middle) + dearer : Number.POSITIVE_INFINITY;
    if (places && (!best || cost < best.cost)) best = { size, places, cost };
  }
  return best;
}

function distance(places: readonly Placed[], [x, y]: Point): number {
  const mean = (axis: 0 | 1): number => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length;
  return Math.sqrt((mean(0) - x) ** 2 + (mean(1) - y) ** 2);
}

function nowhere(id: ZoneId, things: readonly Standing[]): never {
  throw new Error(`${id} has no room for ${things.length} pieces`);
}

function frameOf(ring: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function extent(thing: Standing, size: number): { width: number; height: number } {
  if (thing.is === "burst") return { width: BURST * size * 1.6, height: BURST * size * 1.6 };
  return pieceSize(thing.form, size);
}

/** The Controller's pieces first, then those of the others; a fight between its two sides; PP last. */
function things(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): Standing[] {
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

/** The two who fight here, or wait for it, the winner first. */
function fightersAt(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): readonly Seat[] {
  const { combat } = table;
  if (combat?.zone === id) {
    const { attacker, defender, winner } = combat;
    return winner === defender ? [defender, attacker] : [attacker, defender];
  }
  const waits = table.phase === "combat" && !of(content.zones, id).sanctuary;
  const there = waits ? rivals(content, table, id) : [];
  return there.length > 1 ? there : [];
}

/** Blocks of Security and houses of Infrastructure; of the beaten, one block that is crossed out. */
function unitsOf(table: Frozen<Table>, id: ZoneId, seat: Seat): Standing[] {
  const { security = 0, infrastructure = 0 } = of(table.zones, id).units[seat] ?? {};
  const look = { is: "piece", colour: `@${seat}`, emblem: emblem(seat) } as const;
  const { combat } = table;
  const beaten =
    combat?.zone === id && combat.winner !== null && combat.winner !== seat && security + infrastructure === 0;
  return [
    ...(security > 0 ? [{ ...look, form: "block", count: String(security) } as const] : []),
    ...(infrastructure > 0 ? [{ ...look, form: "house", count: String(infrastructure) } as const] : []),
    ...(beaten && [combat.attacker, combat.defender].includes(seat)
      ? [{ ...look, form: "block", state: "beaten" } as const]
      : []),
  ];
}

/** The Zone of the fight chooses first, then those with the least ground for each piece. */
function urgency(
  content: Frozen<Content>,
  table: Frozen<Table>,
  { id, things }: { id: ZoneId; things: readonly Standing[] },
): number {
  return table.combat?.zone === id ? Number.POSITIVE_INFINITY : things.length / areaOf(of(content.map.areas, id).ring);
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const middleOf = ({ map }: Frozen<Content>, id: ZoneId): Point => of(map.areas, id).middle;

function drawn(thing: Standing, at: Point, size: number): MapElement {
  if (thing.is === "burst") return { kind: "burst", at, radius: Math.round(BURST * size) };
  const { is: _is, ...piece } = thing;
  return { kind: "piece", ...piece, at, size };
}

function verdict(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId, at: Point): MapElement {
  const totals = table.combat?.totals ?? {};
  const [winner = "", loser = ""] = fightersAt(content, table, id);
  const total = (seat: Seat) => ({
    colour: `@${seat}` as const,
    emblem: emblem(seat),
    total: String(totals[seat] ?? 0),
  });
  return { kind: "verdict", at, winner: total(winner), loser: total(loser) };
}
