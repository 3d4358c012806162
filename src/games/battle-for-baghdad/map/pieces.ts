import { type Frozen, of } from "../../../engine/index.ts";
import type { MapElement, Placed, Point } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import type { Table, ZoneId } from "../state.ts";
import { heightOf, onBoard, titleBoxes } from "./names.ts";
import { bridges, onGround, type Placement } from "./room.ts";
import { beside, onSlip } from "./slips.ts";
import { control, drawn, isDecided, marked, type Standing, standingIn, totalsOf } from "./standing.ts";
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
  return [
    ...content.zoneIds.flatMap((id) => control(content, table, id)),
    { kind: "part", part: "lines" },
    ...marks(marked(content, table)),
    ...moves.map(({ arrow }) => arrow),
    { kind: "part", part: "names" },
    ...standing(content, table, moves),
    ...moves.flatMap(({ count }) => count),
  ];
}

const marks = (changed: readonly ZoneId[]): MapElement[] =>
  changed.length === 0
    ? []
    : [
        { kind: "veil", except: changed },
        { kind: "halo", areas: changed },
      ];

/** Of the plate with both totals of a fight. */
const VERDICT = { width: 220, height: 66 };

/**
 * The fullest Zones choose first. Nothing overlaps: neither names nor the numbers of arrows nor each other. What its own Zone has no room for stands on a slip
 * nearby, when all else stands.
 */
function standing(content: Frozen<Content>, table: Frozen<Table>, moves: readonly Way[]): MapElement[] {
  const taken: Placed[] = [
    ...content.zoneIds.flatMap((id) => titleBoxes(content, id, onBoard(content, id))),
    ...moves.flatMap(({ discs }) => discs),
  ];
  const arrows = [...moves.flatMap(({ boxes }) => boxes), ...bridges(content)];
  const all = content.zoneIds
    .map((id) => ({ id, things: standingIn(content, table, id) }))
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
function underName(content: Frozen<Content>, id: ZoneId): Point {
  const title = onBoard(content, id);
  return [title.at[0], title.at[1] + heightOf(title) / 2 + 8];
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

/** Both totals of a fight that is decided: under its pieces, or as near to them as there is room, with a line to them. */
function verdict(
  content: Frozen<Content>,
  table: Frozen<Table>,
  { id, places, below }: Stood,
  taken: readonly Placed[],
): MapElement {
  const { place, line } = below ? { place: below } : beside(content, places, VERDICT, taken);
  return {
    ...totalsOf(content, table, id),
    at: whole(place.at),
    ...(line ? { pointsTo: whole(line) } : {}),
  };
}
