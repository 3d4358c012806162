/** what Offense and Defense cards do to each other and to Commands. */
import { type Frozen, mustGet, type Seat, type View } from "#engine";
import type { Baghdad, Table } from "../../state.ts";
import { effectOf } from "../cards/hands.ts";
import { combatDefense, combatOffense } from "../cards/outside-steps.ts";
import { enemyOf } from "./sides.ts";
import type { Strike } from "./types.ts";
import { warfareOf } from "./warfare.ts";

/** R-61, rulings T to V: what this seat's Offense does to the enemy's Command; null if it has played none. */
export function strike(content: View<Baghdad>["content"], table: Frozen<Table>, seat: Seat): Strike | null {
  const plans = table.combat?.plans ?? {};
  const { offense } = mustGet(plans, seat);
  const { command, defense } = mustGet(plans, enemyOf(table, seat));
  const attack = offense === null ? undefined : effectOf(content, offense, combatOffense);
  if (offense === null || !attack) return null;
  const struck = (outcome: Strike["outcome"]): Strike => ({ offense, command, defense, outcome });
  if (command === null) return struck("noCommand");
  const block = defense === null ? undefined : effectOf(content, defense, combatDefense);
  if (block?.blocks.includes(attack.type)) return struck("blocked");
  return struck(
    warfareOf(content, command).some((way) => attack.neutralizes.includes(way)) ? "neutralizes" : "wrongType",
  );
}

/** R-61 Whether this seat's Offense takes the enemy's Command out of the battle. */
export const neutralizes = (content: View<Baghdad>["content"], table: Frozen<Table>, seat: Seat): boolean =>
  strike(content, table, seat)?.outcome === "neutralizes";

/** R-61 Whether the enemy's Defense stops this seat's Offense. */
export const isBlocked = (content: View<Baghdad>["content"], table: Frozen<Table>, seat: Seat): boolean =>
  strike(content, table, seat)?.outcome === "blocked";
