/** Everything on the map that changes, and where it finds room: control, units and PP, arrows, fights, plans. */
import { type Frozen, Kept, mustGet } from "#engine";
import { type MapElement, moved, type Placed, type Placement, type Point, ringArea, rounded } from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import { type OnMap, onMap, type Planned } from "../../rules/map/on-map.ts";
import type { Table } from "../../state.ts";
import { fightsIn, isLatest, resultsIn, roomOf, small, tightForms, wideForms } from "./fights.ts";
import { marks } from "./marks.ts";
import { heightOf, namesOnBoard, onBoard } from "./names.ts";
import { fitApart, resultsBy } from "./results.ts";
import { onGround, type Room } from "./room.ts";
import { leader, onSlip } from "./slips.ts";
import { control, drawn, type Standing, standingIn } from "./standing.ts";
import { arrowOf, numberDisc, type Way, ways } from "./ways.ts";

/** The pictures of a few tables are kept: everyone who looks at one sees the same. */
const kept = new Kept<Frozen<Content>, readonly MapElement[]>(8);

/**
 * Everything on the map that changes: who Controls, what is new, units and PP, where Combats wait. To find room for all
 * of it takes long; what has been found for the same map is found no second time.
 */
export const pieces = (content: Frozen<Content>, table: Frozen<Table>): readonly MapElement[] =>
  piecesOf(content, onMap(table));

export const piecesOf = (content: Frozen<Content>, map: OnMap): readonly MapElement[] =>
  kept.get(content, JSON.stringify(map), () => placed(content, map));

function placed(content: Frozen<Content>, map: OnMap): MapElement[] {
  const moves = ways(content, map);
  const { leaders, standing } = placedIn(content, map, moves);
  return [
    ...content.zoneIds.flatMap((id) => control(content, map, id)),
    { kind: "part", part: "borders" },
    ...marks(content, map),
    { kind: "part", part: "works" },
    ...moves.flatMap((way) => (way.isLatest ? [] : [arrowOf(way)])),
    ...leaders,
    ...moves.flatMap((way) => (way.isLatest ? [arrowOf(way)] : [])),
    { kind: "part", part: "names" },
    ...standing,
    ...moves.flatMap(({ count }) => count),
  ];
}

/** What is in the Zones, and lines from what is apart from its own. */
export interface Everywhere {
  readonly standing: readonly MapElement[];
  readonly leaders: readonly MapElement[];
}

/**
 * The fullest Zones choose first. Nothing overlaps: neither names nor the numbers of arrows nor each other. What its own Zone has no room for stands on a slip
 * nearby, when all else stands.
 */
function placedIn(content: Frozen<Content>, map: OnMap, moves: readonly Way[]): Everywhere {
  const taken: Placed[] = [...namesOnBoard(content), ...moves.flatMap(({ discs }) => discs)];
  const arrows = moves.flatMap(({ boxes }) => boxes);
  const all = content.zoneIds
    .map((id) => ({ id, things: standingIn(content, map, id) }))
    .filter(({ id, things }) => things.length > 0 || fightsIn(map, id).length > 0)
    .sort((a, b) => urgency(content, map, b) - urgency(content, map, a));
  const stood: Stood[] = [];
  const left: typeof all = [];
  for (const { id, things } of all) {
    const found = stand(content, map, { id, things }, { taken, rather: arrows });
    if (!found) left.push({ id, things });
    else stood.push({ id, ...found });
    if (found) taken.push(...found.places, ...(found.below ? [found.below] : []));
  }
  stood.push(...onSlips(content, map, left, taken));
  const elements = stood.flatMap(drawnIn);
  const fought = stood.flatMap((one) => resultsBy(content, map, one, taken));
  const numbers = map.plan.flatMap((row) => (row.kind === "move" ? [] : [numberOf(content, row, stood, taken)]));
  return {
    standing: [
      ...elements.filter(({ kind }) => kind !== "burst"),
      ...elements.filter(({ kind }) => kind === "burst"),
      ...fought.flatMap(({ standing }) => standing),
      ...numbers,
    ],
    leaders: [...stood.flatMap(slipLine), ...fought.flatMap(({ leaders }) => leaders)],
  };
}

/** The number of a planned row: beside what it recruits, or in its Zone. It adds to what is taken. */
function numberOf(
  content: Frozen<Content>,
  { zone, number, seat }: Exclude<Planned, { readonly kind: "move" }>,
  stood: readonly Stood[],
  taken: Placed[],
): MapElement {
  const there = stood.find(({ id }) => id === zone);
  const own = there?.things.findIndex((thing) => thing.is === "piece" && thing.row === number) ?? -1;
  const near = there?.places[own]?.at ?? mustGet(content.map.areas, zone).middle;
  return numberDisc(content.map, number, `@${seat}`, near, taken).element;
}

/** Of a Zone where all were eliminated. */
const NOTHING: Placement = { size: 0, places: [] };

/**
 * In its Zone, with its results beneath or somewhere else on its ground; else with narrow ones; where the fight itself would leave no room even for these, they
 * tell of both.
 */
function stand(
  content: Frozen<Content>,
  map: OnMap,
  { id, things }: Pick<Stood, "id" | "things">,
  room: Pick<Room, "taken" | "rather">,
): (Placement & Pick<Stood, "things">) | null {
  if (things.length === 0) return { ...NOTHING, things };
  const results = resultsIn(map, id);
  const rooms = (forms: typeof wideForms) => forms(results).map((some) => roomOf(some));
  const found = onGround(content, id, things, { ...room, below: rooms(wideForms) });
  const wide = found && { ...found, things };
  if (!wide || wide.below || fitApart(content, { id, results, places: wide.places }, room.taken)) return wide;
  const bare = things.filter(({ is }) => is !== "burst");
  for (const some of bare.length < things.length ? [things, bare] : [things]) {
    const narrow = onGround(content, id, some, { ...room, below: rooms(tightForms) });
    if (narrow?.below) return { ...narrow, things: some };
  }
  return wide;
}

const slipLine = ({ slip, line }: Stood): readonly MapElement[] => (slip && line ? [leader(slip, line)] : []);

/** What its own Zone has no room for; who finds a place nearest to it has it. */
function onSlips(
  content: Frozen<Content>,
  map: OnMap,
  left: readonly { readonly id: ZoneId; readonly things: readonly Standing[] }[],
  taken: Placed[],
): Stood[] {
  const found = left.map(({ id, things }) => {
    const line = underName(content, id);
    const results = small(resultsIn(map, id));
    const below = results.length > 0 ? { below: roomOf(results) } : {};
    return { id, things, line, ...onSlip(content, id, things, { taken, line, ...below }) };
  });
  const [nearest] = found.toSorted((a, b) => a.far - b.far);
  if (!nearest) return [];
  taken.push(nearest.slip);
  const others = left.filter(({ id }) => id !== nearest.id);
  return [nearest, ...onSlips(content, map, others, taken)];
}

/** What is in a Zone, and where. */
interface Stood extends Placement {
  readonly id: ZoneId;
  readonly things: readonly Standing[];
  /** It is on this, and a line goes to the Zone. */
  readonly slip?: Placed;
  readonly line?: Point;
}

function drawnIn({ things, places, size, slip }: Stood): MapElement[] {
  return [
    ...(slip ? [paper(slip)] : []),
    ...things.flatMap((thing, i) => {
      const place = places[i];
      return place ? [drawn(thing, rounded(place.at), size)] : [];
    }),
  ];
}

const paper = ({ at, width, height }: Placed): MapElement => ({
  kind: "slip",
  at: rounded(at),
  width: Math.round(width),
  height: Math.round(height),
});

/** Where the line of a slip ends. */
function underName(content: Frozen<Content>, id: ZoneId): Point {
  const title = onBoard(content, id);
  return moved(title.at, 0, heightOf(title) / 2 + 8);
}

/** As many pieces would take as much room as a result. */
const ROOM_OF_RESULT = 2;

/** The Zone of the latest fight chooses first, then those with the least ground for each piece, and for results. */
function urgency(
  content: Frozen<Content>,
  map: OnMap,
  { id, things }: { id: ZoneId; things: readonly Standing[] },
): number {
  const fights = fightsIn(map, id);
  if (map.fight?.zone === id || fights.some((fight) => isLatest(map, fight))) return Number.POSITIVE_INFINITY;
  return (things.length + fights.length * ROOM_OF_RESULT) / Math.abs(ringArea(mustGet(content.map.areas, id).ring));
}
