import { type Frozen, mustGet, type View } from "../../../engine/index.ts";
import type { UnitId, ZoneId } from "../content/types.ts";
import { areSof } from "../pieces/entering.ts";
import { groupsIn, unitsIn } from "../pieces/groups.ts";
import type { Hand, Lebanon, LebanonState } from "../state.ts";
import { unitsEntering } from "./participants.ts";
import type { Battle } from "./types.ts";

type Pack = View<Lebanon>["content"];

const areAllSof = (content: Pack, units: readonly UnitId[]): boolean => units.length > 0 && areSof(content, units);

/** whether all IDF units of a zone are SOF, as the IDF sees it. */
export const onlySof = (content: Pack, idf: Frozen<Hand>, zone: ZoneId): boolean =>
  areAllSof(content, unitsIn(idf, zone));

/** whether there are IDF units in a zone, and all that are on top there are SOF: what everyone sees. */
export function onlySofOnTop(content: Pack, table: Frozen<LebanonState["table"]>, zone: ZoneId): boolean {
  const groups = groupsIn({ content, table }, "idf", zone);
  return areAllSof(
    content,
    groups.map((id) => mustGet(table.groups, id).top.unit),
  );
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
