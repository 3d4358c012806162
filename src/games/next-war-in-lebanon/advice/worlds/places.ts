/** Where the enemy's hidden units may lie: in which stacks and boxes, below the units that are seen. */
import { type Dice, mustGet } from "#engine";
import type { SeatId, UnitId } from "../../content/types.ts";
import { whyNotIn } from "../../rules/pieces/entering.ts";
import { isBox, seatOfGroup, sizeOf } from "../../rules/pieces/groups.ts";
import { isBrittle, seatOf, unitOf } from "../../rules/pieces/units.ts";
import type { Board, Eyes, OwnGroup, SeenGroup } from "../../state.ts";

/** How often two places are exchanged for each that there is. */
const EXCHANGES = 4;

/** Room for one unit that is not seen. */
interface Place {
  readonly group: Seen;
  readonly allowed: ReadonlySet<UnitId>;
}

type Seen = Eyes["table"]["groups"][number];

/** Whether an undisrupted unit of the seat is in this zone, as control shows. */
export const isHeldBy = ({ table }: Pick<Board, "table">, seat: SeatId, { zone }: Pick<SeenGroup, "zone">): boolean =>
  table.control[zone] === seat || table.control[zone] === "contested";

/** All stacks and boxes of the enemy with units that fill them; every way that the rules allow is as likely. */
export function placed(view: Eyes, enemy: SeatId, dice: Dice): readonly OwnGroup[] {
  const { content, table, hand } = view;
  const groups = table.groups.filter(({ id }) => seatOfGroup(content, id) === enemy);
  const known = (id: string, top: UnitId) =>
    Object.entries(hand.known).flatMap(([unit, { group }]) => (group === id && unit !== top ? [unit] : []));
  const seen = new Map(groups.map(({ id, top }) => [id, [top.unit, ...known(id, top.unit)]]));
  const hidden = hiddenUnits(view, enemy, new Set([...seen.values()].flat()));
  const places = groups.flatMap((group): Place[] => {
    const room = sizeOf(group) - mustGetSeen(seen, group.id).length;
    if (room === 0) return [];
    const allowed = new Set(hidden.filter((unit) => mayLieIn(view, enemy, group, unit)));
    return Array.from({ length: room }, () => ({ group, allowed }));
  });
  const units = filled(places, dice.shuffled(hidden), dice);
  return groups.map(({ id, zone, top }): OwnGroup => {
    const below = units.filter((_, i) => places[i]?.group.id === id);
    return { id, zone, units: [top.unit, ...dice.shuffled([...known(id, top.unit), ...below])] };
  });
}

const mustGetSeen = (seen: ReadonlyMap<string, readonly UnitId[]>, id: string): readonly UnitId[] => seen.get(id) ?? [];

/** Those of the scenario that are on the map and not seen. */
function hiddenUnits({ content, table }: Eyes, enemy: SeatId, seen: ReadonlySet<UnitId>): readonly UnitId[] {
  const { idf, insurgent, reinforcements, syria } = content.scenarios[table.scenario].pieces;
  const all = [idf, insurgent, reinforcements, syria].flatMap(({ units }) => units);
  const away = new Set([...table.waiting.units, ...table.eliminated]);
  return all.filter((unit) => seatOf(content, unit) === enemy && !away.has(unit) && !seen.has(unit));
}

/** a box is its nation's, a zone open to the unit, and who is brittle is never disrupted. */
function mayLieIn(view: Eyes, enemy: SeatId, group: Seen, unit: UnitId): boolean {
  const { content, table } = view;
  if (isBox(content, group.id) && mustGet(content.hqs, group.id).nation !== unitOf(content, unit).nation) return false;
  if (!isHeldBy(view, enemy, group) && isBrittle(content, unit)) return false;
  return table.closed.includes(group.zone) || whyNotIn(view, unit, group.zone) === null;
}

/** A unit for each place, in their order. Throws where there is no way to fill them. */
function filled(places: readonly Place[], units: readonly UnitId[], dice: Dice): readonly UnitId[] {
  const chosen = firstFit(places, units);
  for (let i = EXCHANGES * places.length; i > 0; i--) exchange(places, chosen, dice);
  return chosen;
}

/** The most particular places first: where none of them overlaps another in part, each way to fill them is as likely. */
function firstFit(places: readonly Place[], units: readonly UnitId[]): UnitId[] {
  const order = places.map((_, i) => i).sort((a, b) => sizeAt(places, a) - sizeAt(places, b));
  const placeOf = new Map<UnitId, number>();
  const findsRoom = (place: number, tried: Set<UnitId>): boolean => {
    for (const unit of units) {
      if (tried.has(unit) || !places[place]?.allowed.has(unit) || placeOf.has(unit)) continue;
      placeOf.set(unit, place);
      return true;
    }
    return makesRoom(place, tried);
  };
  /** Sends a unit elsewhere whose place this one can be. */
  const makesRoom = (place: number, tried: Set<UnitId>): boolean => {
    for (const unit of units) {
      const other = placeOf.get(unit);
      if (other === undefined || tried.has(unit) || !places[place]?.allowed.has(unit)) continue;
      tried.add(unit);
      if (!findsRoom(other, tried)) continue;
      placeOf.set(unit, place);
      return true;
    }
    return false;
  };
  for (const place of order) if (!findsRoom(place, new Set())) throw new Error("hidden units do not fit what is seen");
  const chosen: UnitId[] = [];
  for (const [unit, place] of placeOf) chosen[place] = unit;
  return chosen;
}

const sizeAt = (places: readonly Place[], place: number): number => places[place]?.allowed.size ?? 0;

/** Two units exchange their places if both may: where places overlap in part, this makes all ways about as likely. */
function exchange(places: readonly Place[], chosen: UnitId[], dice: Dice): void {
  const [one, two] = [dice.below(places.length), dice.below(places.length)];
  const [first, second] = [chosen[one], chosen[two]];
  if (first === undefined || second === undefined) return;
  if (!places[one]?.allowed.has(second) || !places[two]?.allowed.has(first)) return;
  chosen[one] = second;
  chosen[two] = first;
}
