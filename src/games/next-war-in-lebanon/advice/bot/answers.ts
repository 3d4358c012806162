/**
 * What the computer answers to questions besides its plays: strategy, strikes, which battles to fight, infiltration.
 */
import { type Move, move } from "#engine";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { clashZones } from "../../rules/combat/clashes.ts";
import { ceInfiltrate } from "../../rules/effects/infiltrate.ts";
import { cePass } from "../../rules/effects/questions.ts";
import { zoneOf } from "../../rules/pieces/groups.ts";
import { isSupport, unitOf } from "../../rules/pieces/units.ts";
import { endPhase } from "../../rules/plays/end-phase.ts";
import { chooseStrategy } from "../../rules/setup/strategy.ts";
import { passStrike, sam } from "../../rules/strikes/reactions.ts";
import type { Eyes } from "../../state.ts";
import { enemiesIn, isSanctuary, ownIn, steady } from "../judgement/forces.ts";
import { raids, stake, unitWorth } from "./balance.ts";
import { nextClash } from "./standing.ts";

/** units score where the Syrians are there from the start and never come back; elsewhere zones bring more. */
export function strategy(c: Eyes): Move {
  const units = c.table.syria === "in";
  return move(chooseStrategy, { strategy: units ? "countervalue" : "counterforce" });
}

/** a J-4 for each zone where the strike would cost more than a J-4 is worth, the worst first. */
export function stopStrike(c: Eyes): Move {
  const { strike } = c.table;
  const missions = strike?.missions.filter((_, i) => strike.stopped[i] === null) ?? [];
  const costs = new Map<ZoneId, number>();
  for (const mission of missions) {
    const cost = mission.kind === "decapitation" ? 2 : lossTo(c, mission);
    costs.set(mission.zone, (costs.get(mission.zone) ?? 0) + cost);
  }
  const zones = [...costs]
    .filter(([, cost]) => cost >= 0.15)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, holds(c.hand, "J-4"))
    .map(([zone]) => zone);
  return zones.length > 0 ? move(sam, { zones }) : move(passStrike);
}

/** a third of a unit, or a sixth or third of half of them; more where the zone depends on it. */
function lossTo(c: Eyes, mission: { readonly kind: string; readonly zone: ZoneId; readonly unit?: UnitId }): number {
  const alone =
    steady(c, mission.zone).length <= 2 && enemiesIn(c, mission.zone).length > 0 ? stake(c, mission.zone) : 0;
  const worth = mission.unit === undefined ? 0.6 : unitWorth(c, mission.unit);
  return (worth + 0.5 * alone) / 3;
}

/** SOF fight where that pays. */
export function ending(c: Eyes): Move {
  const { sof } = c.seat === "idf" ? clashZones(c) : { sof: [] };
  const sofClashes = sof.filter((zone) => {
    if (ownIn(c, zone).length === 0 || enemiesIn(c, zone).length === 0) return false;
    return nextClash(c, zone, ownIn(c, zone)) > 0.1;
  });
  return move(endPhase, { sofClashes, order: [] });
}

/** somebody who is not missed, to a zone that the IDF controls. */
export function infiltrate(c: Eyes): Move {
  const targets = c.content.zonesOf.lebanon
    .filter((zone) => c.table.control[zone] === "idf")
    .toSorted((a, b) => stake(c, b) + raids(c, b) - stake(c, a) - raids(c, a) || there(c, a) - there(c, b));
  const [unit] = Object.keys(c.hand.units)
    .filter((one) => isSpare(c, one))
    .toSorted((a, b) => unitWorth(c, b) - unitWorth(c, a));
  const [zone] = targets;
  if (unit === undefined || zone === undefined) return move(cePass);
  return move(ceInfiltrate, { unit, zone });
}

const there = (c: Eyes, zone: ZoneId): number => enemiesIn(c, zone).length;

function isSpare(c: Eyes, unit: UnitId): boolean {
  if (unitOf(c.content, unit).nation !== "hezbollah" || isSupport(c.content, unit)) return false;
  const zone = zoneOf(c.hand, unit) ?? "";
  const isFit = steady(c, zone).includes(unit);
  return isFit && (isSanctuary(c, zone) || steady(c, zone).length > 1);
}
