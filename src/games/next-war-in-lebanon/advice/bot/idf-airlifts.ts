/** Which units the IDF's bot lifts by J-4, and to which zones. */
import type { UnitId, ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { whyNotIn } from "../../rules/pieces/entering.ts";
import { marksOf, zoneOf } from "../../rules/pieces/groups.ts";
import { seen } from "../../rules/pieces/show.ts";
import { isSof, unitOf } from "../../rules/pieces/units.ts";
import { airmobile } from "../../rules/plays/airmobile.ts";
import { j1Mode } from "../../rules/plays/treat.ts";
import type { Eyes, SeenUnit } from "../../state.ts";
import { enemiesIn, isSanctuary } from "../judgement/forces.ts";
import type { Candidate } from "./candidates.ts";
import { goals, leaving, opened } from "./idf-moves.ts";
import { entering, followed, standingNow } from "./standing.ts";

/** A J-4 kept back supports a battle. */
const PRICE = 0.35;
/** The J-1 that it takes beforehand. */
const RECALL = 0.4;

/** light infantry and SOF to where nobody is, or dispersed to where the enemy is dispersed. */
export function airlifts(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-4") === 0) return [];
  const units = Object.keys(c.hand.units).filter((unit) => isAble(c, unit));
  return units.flatMap((unit) => {
    const flights = flightsOf(c, unit);
    return marksOf(c.hand, unit).mode === "combat" ? flights : recalled(c, unit, flights);
  });
}

function isAble(c: Eyes, unit: UnitId): boolean {
  const { abilities } = unitOf(c.content, unit);
  return (
    abilities.includes("airmobile") && !marksOf(c.hand, unit).disrupted && !isSanctuary(c, zoneOf(c.hand, unit) ?? "")
  );
}

function flightsOf(c: Eyes, unit: UnitId): readonly Candidate[] {
  const from = zoneOf(c.hand, unit) ?? "";
  const cost = leaving(c, from, [unit]) + PRICE;
  return goals(c)
    .filter((zone) => zone !== from && !whyNotIn(c, unit, zone))
    .flatMap((zone) => landings(c, unit, zone, cost));
}

/** who is dispersed has to be called together before it flies on. */
function recalled(c: Eyes, unit: UnitId, flights: readonly Candidate[]): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  const gain = flights.reduce((most, one) => Math.max(most, one.gain), 0) - RECALL;
  return gain > 0 ? [{ action: j1Mode, said: { unit }, gain }] : [];
}

/** SOF choose whether they fight. */
function landings(c: Eyes, unit: UnitId, zone: ZoneId, cost: number): readonly Candidate[] {
  const landed: SeenUnit = { ...seen(unit, marksOf(c.hand, unit)), mode: "dispersed" };
  const before = standingNow(c, zone);
  const there = enemiesIn(c, zone).length > 0 && !c.table.fought.includes(zone);
  const answers = isSof(c.content, unit) && there ? (["yes", "no"] as const) : ([undefined] as const);
  return answers.map((fight): Candidate => {
    const fights = fight !== "no";
    const alone = entering(c, zone, [landed], fights);
    const supported = there ? withTaskForce(c, zone, landed, fights) : alone;
    const said = { unit, zone, mode: "dispersed", ...(fight ? { fight } : {}) };
    return { action: airmobile, said, gain: Math.max(alone, supported) - before - cost };
  });
}

/** with a task force next to the zone that could go on after them. */
const withTaskForce = (c: Eyes, zone: ZoneId, landed: SeenUnit, fights: boolean): number =>
  opened(c, zone, (units) => (fights ? followed(c, zone, [landed], units) : entering(c, zone, [landed, ...units])));
