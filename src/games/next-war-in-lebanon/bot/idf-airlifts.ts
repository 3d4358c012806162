import { holds } from "../chits/hand.ts";
import type { UnitId, ZoneId } from "../content/types.ts";
import { whyNotIn } from "../pieces/entering.ts";
import { zoneOf } from "../pieces/groups.ts";
import { isSof, unitOf } from "../pieces/units.ts";
import type { Candidate } from "./candidates.ts";
import { type Eyes, enemiesIn, isSanctuary, marksOf } from "./ground.ts";
import { goals, leaving } from "./idf-moves.ts";
import { entering, standingNow } from "./standing.ts";

/** A J-4 kept back supports a battle. */
const PRICE = 0.35;

/** light infantry and SOF to where nobody is, or dispersed to where the enemy is dispersed. */
export function airlifts(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-4") === 0) return [];
  const units = Object.keys(c.hand.units).filter((unit) => isReady(c, unit));
  const zones = goals(c);
  return units.flatMap((unit) => {
    const from = zoneOf(c.hand, unit) ?? "";
    if (isSanctuary(c, from)) return [];
    const cost = leaving(c, from, [unit]) + PRICE;
    return zones
      .filter((zone) => zone !== from && !whyNotIn(c, unit, zone))
      .flatMap((zone) => landings(c, unit, zone, cost));
  });
}

function isReady(c: Eyes, unit: UnitId): boolean {
  const { mode, disrupted } = marksOf(c, unit);
  return unitOf(c.content, unit).abilities.includes("airmobile") && mode === "combat" && !disrupted;
}

/** SOF choose whether they fight. */
function landings(c: Eyes, unit: UnitId, zone: ZoneId, cost: number): readonly Candidate[] {
  const mode = "dispersed" as const;
  const before = standingNow(c, zone);
  const there = enemiesIn(c, zone).length > 0 && !c.table.fought.includes(zone);
  const answers = isSof(c.content, unit) && there ? (["yes", "no"] as const) : ([undefined] as const);
  return answers.map(
    (fight): Candidate => ({
      action: "j4-airmobile",
      said: { unit, zone, mode, ...(fight ? { fight } : {}) },
      gain: entering(c, zone, [{ unit, ...marksOf(c, unit), mode }], fight !== "no") - before - cost,
    }),
  );
}
