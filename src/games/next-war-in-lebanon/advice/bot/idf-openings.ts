import { mustGet } from "../../../../engine/index.ts";
import type { ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { whyNoHqIn } from "../../rules/pieces/entering.ts";
import { findGroup, marksOf } from "../../rules/pieces/groups.ts";
import type { Eyes, SeenUnit } from "../../state.ts";
import { byZone, own } from "../judgement/forces.ts";
import { leaving } from "./idf-moves.ts";

/** The J-3 with which a task force follows, and that it may come to nothing. */
const FOLLOWS = 0.4;

/**
 * in combat mode a task force could fire at nobody who is dispersed; once somebody dispersed is there it may come.
 * What that is worth with the best of those next to the zone.
 */
export function opened(c: Eyes, zone: ZoneId, worth: (units: readonly SeenUnit[]) => number): number {
  if (holds(c.hand, "J-3") === 0) return Number.NEGATIVE_INFINITY;
  return taskForcesNear(c, zone).reduce(
    (most, { units, cost }) => Math.max(most, worth(units) - cost - FOLLOWS),
    Number.NEGATIVE_INFINITY,
  );
}

interface TaskForce {
  readonly units: readonly SeenUnit[];
  readonly cost: number;
}

/** What could go on with an HQ from a zone beside this one, and what it would cost that it leaves. */
const taskForcesNear = byZone((c, zone): readonly TaskForce[] =>
  Object.entries(c.table.hqs).flatMap(([hq, from]) => {
    if (!mustGet(c.content.ways, from).includes(zone) || whyNoHqIn(c, hq, zone) !== null) return [];
    if (mustGet(c.content.hqs, hq).nation !== "israel") return [];
    const units = (findGroup(c.hand.groups, hq)?.units ?? []).filter((unit) => marksOf(c.hand, unit).mode === "combat");
    return units.length < 2 ? [] : [{ units: own(c, units), cost: leaving(c, from, units) }];
  }),
);
