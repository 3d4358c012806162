import { type Frozen, mustGet, type View } from "../../../engine/index.ts";
import type { SeatId, UnitId, ZoneId } from "../content/types.ts";
import { sanctuaryOf } from "../pieces/entering.ts";
import { countIn, groupOf, groupsIn, isBox, unitsIn } from "../pieces/groups.ts";
import { isSupport } from "../pieces/units.ts";
import { enemyOf, isSeat, type Lebanon, type Marks } from "../state.ts";

export type Eyes = View<Lebanon>;

export const mine = ({ seat }: Pick<Eyes, "seat">): SeatId => (isSeat(seat) ? seat : "idf");

export const marksOf = (c: Eyes, unit: UnitId): Frozen<Marks> => mustGet(c.hand.units, unit);

/** Own units in a zone that count for control: not disrupted. */
export const fit = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  unitsIn(c.hand, zone).filter((unit) => !marksOf(c, unit).disrupted);

export const enemies = (c: Eyes, zone: ZoneId): number => countIn(c, enemyOf(mine(c)), zone);

/** Enemy stacks and boxes of a zone of which the top unit is in this mode: how many units, as far as one can tell. */
export const enemiesInMode = (c: Eyes, zone: ZoneId, mode: Marks["mode"]): number =>
  groupsIn(c, enemyOf(mine(c)), zone)
    .map((id) => mustGet(c.table.groups, id))
    .filter(({ top }) => top.mode === mode)
    .reduce((sum, { size }) => sum + size, 0);

/** Line units that can fire. */
export const firers = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  fit(c, zone).filter((unit) => !isSupport(c.content, unit));

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
    return group !== null && !isBox(c.content, group) && marksOf(c, unit).mode === "combat";
  });
