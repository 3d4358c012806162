/** What one seat can tell of each zone and its forces, guessing at enemies it cannot see, and of how the game stands. */
import { mustGet } from "#engine";
import type { SeatId, UnitId, UnitType, ZoneId } from "../../content/types.ts";
import { sanctuaryOf } from "../../rules/pieces/entering.ts";
import { countIn, getGroup, groupOf, groupsIn, isBox, marksOf, unitsIn } from "../../rules/pieces/groups.ts";
import { seen } from "../../rules/pieces/show.ts";
import { unitOf } from "../../rules/pieces/units.ts";
import { type Eyes, enemyOf, type GroupId, type SeenUnit, sideOf } from "../../state.ts";

export const own = (c: Eyes, units: readonly UnitId[]): readonly SeenUnit[] =>
  units.map((unit) => seen(unit, marksOf(c.hand, unit)));

/** What is looked up by zone again and again while a seat weighs one question. */
export function byZone<T>(look: (c: Eyes, zone: ZoneId) => T): (c: Eyes, zone: ZoneId) => T {
  const all = new WeakMap<Eyes, Map<ZoneId, T>>();
  return (c, zone) => {
    const known = all.get(c) ?? new Map<ZoneId, T>();
    if (known.size === 0) all.set(c, known);
    const found = known.get(zone) ?? look(c, zone);
    known.set(zone, found);
    return found;
  };
}

/** Own units of a zone as a battle there would see them: those that evade are out of it. */
export const ownIn = byZone((c, zone): readonly SeenUnit[] =>
  own(
    c,
    unitsIn(c.hand, zone).filter((unit) => !c.hand.evading.includes(unit)),
  ),
);

/** Own units in a zone that count for control: not disrupted. */
export const steady = byZone((c, zone): readonly UnitId[] =>
  unitsIn(c.hand, zone).filter((unit) => !marksOf(c.hand, unit).disrupted),
);

export const enemies = byZone((c, zone): number => countIn(c, enemyOf(sideOf(c)), zone));

/** What lies below the top is taken for one of these, in the mode of the top. */
const LIKELY: { readonly [seat in SeatId]: UnitType } = { idf: "mech", insurgent: "guerrilla" };

const LIKELY_UNITS = new WeakMap<Eyes, readonly UnitId[]>();

/** Those of that type that are not seen anywhere. */
function likelyUnits(c: Eyes): readonly UnitId[] {
  const known = LIKELY_UNITS.get(c);
  if (known) return known;
  const tops = c.table.groups.map(({ top }) => top.unit);
  const likely = c.content.unitIds.filter((unit) => {
    const { type, nation } = unitOf(c.content, unit);
    return type === LIKELY[enemyOf(sideOf(c))] && nation !== "syria" && !tops.includes(unit) && !c.hand.known[unit];
  });
  LIKELY_UNITS.set(c, likely);
  return likely;
}

/** Enemy units of some stacks and boxes: those that the seat sees, and likely ones for the rest. */
export function guessed(c: Eyes, groups: readonly GroupId[]): readonly SeenUnit[] {
  const found: SeenUnit[] = [];
  if (groups.length === 0) return [];
  const likely = likelyUnits(c);
  for (const id of groups) {
    const { top, size = 1 } = getGroup(c.table.groups, id);
    const known = Object.entries(c.hand.known).flatMap(([unit, { group, ...marks }]) =>
      group === id && unit !== top.unit ? [seen(unit, marks)] : [],
    );
    found.push(top, ...known);
    for (let hidden = size - 1 - known.length; hidden > 0; hidden--) {
      const unit = likely.find((one) => !found.some((other) => other.unit === one));
      if (unit !== undefined) found.push({ unit, mode: top.mode });
    }
  }
  return found;
}

/** Enemy units of a zone, less as many as evade there. */
export const enemiesIn = byZone((c, zone): readonly SeenUnit[] => {
  const enemy = enemyOf(sideOf(c));
  const evading = c.table.evading[zone]?.[enemy] ?? 0;
  return guessed(c, groupsIn(c, enemy, zone)).slice(evading);
});

/** zones that count for the Insurgents unless the IDF controls them. */
export const isCounted = (c: Eyes, zone: ZoneId): boolean => mustGet(c.content.zones, zone).sanctuary === null;

export const isSanctuary = (c: Eyes, zone: ZoneId): boolean => sanctuaryOf(c, zone) !== null;

export const country = (c: Eyes, zone: ZoneId) => mustGet(c.content.zones, zone).country;

/** where a raid can start. */
export const isRaidZone = ({ content }: Eyes, zone: ZoneId): boolean =>
  mustGet(content.ways, content.raidOn).includes(zone) && mustGet(content.zones, zone).sanctuary === null;

/** Loose units in combat mode, which a J-3 moves. */
export const movable = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  unitsIn(c.hand, zone).filter((unit) => {
    const group = groupOf(c.hand, unit);
    return group !== null && !isBox(c.content, group) && marksOf(c.hand, unit).mode === "combat";
  });

/** Whether it is the seat's own phase. */
export const isPhasing = (c: Eyes): boolean => c.table.phasing === sideOf(c);

export const isLastTurn = ({ table }: Eyes): boolean => table.turn >= table.length;

/** The battle that the seat is asked about. */
export function battleNow({ table: { battle } }: Eyes): NonNullable<Eyes["table"]["battle"]> {
  if (!battle) throw new Error("there is no battle");
  return battle;
}
