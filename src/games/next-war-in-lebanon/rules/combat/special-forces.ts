/** Where a battle can be declined because all IDF units there are SOF. */
import type { Frozen } from "#engine";
import type { Pack, UnitId, ZoneId } from "../../content/types.ts";
import type { Eyes, Hand, LebanonState } from "../../state.ts";
import { areSof } from "../pieces/entering.ts";
import { getGroup, groupsIn, unitsIn } from "../pieces/groups.ts";
import { unitsEntering } from "./participants.ts";
import type { Battle } from "./types.ts";

const areAllSof = (content: Pack, units: readonly UnitId[]): boolean => units.length > 0 && areSof(content, units);

/** whether all IDF units of a zone are SOF, as the IDF sees it. */
export const onlySof = (content: Pack, idf: Frozen<Hand>, zone: ZoneId): boolean =>
  areAllSof(content, unitsIn(idf, zone));

/** whether there are IDF units in a zone, and all that the Insurgent sees there, on top or known, are SOF. */
export function onlySofInSight({ content, table, hand }: Eyes, zone: ZoneId): boolean {
  const groups = groupsIn({ content, table }, "idf", zone);
  const tops = groups.map((id) => getGroup(table.groups, id).top.unit);
  const known = Object.keys(hand.known).filter((unit) => groups.includes(hand.known[unit]?.group ?? ""));
  return areAllSof(content, tops) && areSof(content, known);
}

/**
 * whether an entry is fought if nobody ambushes. Only the IDF can tell for certain: where the entering side
 * would rather not fight, it comes to it only if other units than SOF are with them.
 */
export function isFought(
  content: Pack,
  table: Frozen<LebanonState["table"]>,
  idf: Frozen<Hand>,
  battle: Frozen<Battle>,
): boolean {
  if (battle.kind !== "entry") return true;
  if (table.fought.includes(battle.zone)) return false;
  if (battle.wanted) return true;
  const sof =
    battle.attacker === "idf" ? areAllSof(content, unitsEntering(idf, battle)) : onlySof(content, idf, battle.zone);
  return !sof;
}

/**
 * whether the seat that moves these units there is asked if it wants to fight: the IDF moves SOF alone, or all IDF
 * units that the Insurgent sees there are SOF. There must be enemies, and no battle yet.
 */
export function mayDecline(view: Eyes, units: readonly UnitId[], zone: ZoneId): boolean {
  const { content, table, seat } = view;
  if (table.fought.includes(zone)) return false;
  if (seat === "idf") return areAllSof(content, units) && groupsIn(view, "insurgent", zone).length > 0;
  return onlySofInSight(view, zone);
}
