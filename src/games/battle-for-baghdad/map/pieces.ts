import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import type { MapElement, Placed, Point } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import { emblem } from "../livery.ts";
import type { Table, ZoneId } from "../state.ts";
import { controller, rivals } from "./control.ts";
import { LINE, nameBoxes } from "./ground.ts";
import { beside, onGround, onSlip, type Placement, type Standing } from "./room.ts";
import { occupants } from "./units.ts";
import { type Way, ways } from "./ways.ts";

/** So many pictures are kept in mind: everyone who looks at a table sees the same. */
const KEPT = 8;
const kept = new WeakMap<object, Map<string, readonly MapElement[]>>();

/**
 * Everything on the map that changes: who Controls, what is new, units and PP, where Combats wait. To find room for all
 * of it takes long; what has been found for the same table is found no second time.
 */
export function pieces(content: Frozen<Content>, table: Frozen<Table>): readonly MapElement[] {
  const known = kept.get(content) ?? new Map<string, readonly MapElement[]>();
  kept.set(content, known);
  const key = JSON.stringify(table);
  const found = known.get(key) ?? placed(content, table);
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

function placed(content: Frozen<Content>, table: Frozen<Table>): MapElement[] {
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

/** Of the plate with both totals of a fight. */
const VERDICT = { width: 220, height: 66 };
/** Radius of a fight, as a share of the pieces' size. */
const BURST = 0.64;

/**
 * The fullest Zones choose first. Nothing overlaps: neither names nor the numbers of arrows nor each other. What its own Zone has no room for stands on a slip
 * nearby, when all else stands.
 */
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
  const stood: Stood[] = [];
  const left: typeof all = [];
  for (const { id, things } of all) {
    const found = onGround(content, id, things, { taken, arrows, ...(isDecided(table, id) ? { below: VERDICT } : {}) });
    if (!found) left.push({ id, things });
    else stood.push({ id, things, ...found });
    if (found) taken.push(...found.places, ...(found.below ? [found.below] : []));
  }
  stood.push(...onSlips(content, left, taken));
  const elements = stood.flatMap(drawnIn);
  const fought = stood.find(({ id }) => isDecided(table, id));
  return [
    ...elements.filter(({ kind }) => kind !== "burst"),
    ...elements.filter(({ kind }) => kind === "burst"),
    ...(fought ? [verdict(content, table, fought, taken)] : []),
  ];
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

const isDecided = ({ combat }: Frozen<Table>, id: ZoneId): boolean => combat?.zone === id && combat.winner !== null;

/** Rather left clear. */
const bridges = ({ map }: Frozen<Content>): Placed[] =>
  map.bridges.map(({ from, to }) => ({
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    width: Math.abs(from[0] - to[0]) + 26,
    height: Math.abs(from[1] - to[1]) + 26,
  }));

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

function drawn(thing: Standing, at: Point, size: number): MapElement {
  if (thing.is === "burst") return { kind: "burst", at, radius: Math.round(BURST * size) };
  const { is: _is, ...piece } = thing;
  return { kind: "piece", ...piece, at, size };
}

/** Both totals of a fight that is decided: under its pieces, or as near to them as there is room, with a line to them. */
function verdict(
  content: Frozen<Content>,
  table: Frozen<Table>,
  { id, places, below }: Stood,
  taken: readonly Placed[],
): MapElement {
  const totals = table.combat?.totals ?? {};
  const [winner = "", loser = ""] = fightersAt(content, table, id);
  const total = (seat: Seat) => ({
    colour: `@${seat}` as const,
    emblem: emblem(seat),
    total: String(totals[seat] ?? 0),
  });
  const { place, line } = below ? { place: below } : beside(content, places, VERDICT, taken);
  return {
    kind: "verdict",
    at: whole(place.at),
    winner: total(winner),
    loser: total(loser),
    ...(line ? { pointsTo: whole(line) } : {}),
  };
}
