/** What the computer builds for the Insurgents, and where it puts that. */
import { distance } from "#graph";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { sanctuariesOf } from "../../rules/pieces/entering.ts";
import { unitsIn } from "../../rules/pieces/groups.ts";
import { hasFixedMode, unitOf } from "../../rules/pieces/units.ts";
import { j1Build } from "../../rules/plays/build.ts";
import type { Eyes } from "../../state.ts";
import { enemies, isLastTurn, isSanctuary, steady } from "../judgement/forces.ts";
import { raids, stake } from "./balance.ts";
import type { Candidate } from "./candidates.ts";

/** two guerrillas before one of another kind, where they are missed most. */
export function builds(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  const lots = lotsOf(c);
  const sites = sitesOf(c);
  return lots.flatMap((units) =>
    sites.map((zone): Candidate => {
      const gain = units.reduce((sum, unit, i) => sum + worth(c, unit, zone, i), 0);
      return { action: j1Build, said: { units: units.map((unit) => row(c, unit, zone)) }, gain };
    }),
  );
}

/** What one J-1 may bring back, guerrillas and then rockets. */
export function lotsOf(c: Eyes): readonly (readonly UnitId[])[] {
  const kind = (type: string): readonly UnitId[] =>
    c.table.eliminated.filter((unit) => {
      const { nation, type: its } = unitOf(c.content, unit);
      return nation === "hezbollah" && its === type;
    });
  const { lots } = c.content.scenarios[c.table.scenario].build;
  return lots.flatMap(({ types, most }) => {
    const units = ["guerrilla", "missile", "militia", "mr", "sr"].flatMap((type) =>
      types.some((one) => one === type) ? kind(type) : [],
    );
    return units.length > 0 ? [units.slice(0, most)] : [];
  });
}

/** Zones without IDF units where they have company, or a sanctuary. */
export const sitesOf = (c: Eyes): readonly ZoneId[] => {
  const safe = sanctuariesOf(c, "insurgent");
  return c.content.zoneIds.filter(
    (zone) => enemies(c, zone) === 0 && (safe.includes(zone) || unitsIn(c.hand, zone).length > 0),
  );
};

/** They hide, but in a sanctuary, which they are to leave: then they stand ready to move. */
function row(c: Eyes, unit: UnitId, zone: ZoneId) {
  if (hasFixedMode(c.content, unit)) return { unit, zone };
  const mode = isSanctuary(c, zone) && holds(c.hand, "J-3") > 0 ? "combat" : "dispersed";
  return { unit, zone, mode };
}

const BASE: { readonly [type: string]: number } = { guerrilla: 0.9, missile: 0.5, militia: 0.45, sr: 0.3, mr: 0.3 };

/** A unit more in a zone that the IDF comes near to is worth the more the fewer there are; the second one less. */
function worth(c: Eyes, unit: UnitId, zone: ZoneId, before: number): number {
  const base = BASE[unitOf(c.content, unit).type] ?? 0.3;
  const there = steady(c, zone).length + before;
  if (isSanctuary(c, zone)) return isLastTurn(c) ? (holds(c.hand, "J-3") > 0 ? base : 0) : base * 0.9;
  const near = c.content.zoneIds.some((one) => enemies(c, one) > 0 && distance(c.content.distances, one, zone) === 1);
  const missed = (stake(c, zone) + Math.min(3, raids(c, zone))) * (near ? 0.12 : 0.04);
  return (isLastTurn(c) ? 0 : base) + missed / (1 + there);
}
