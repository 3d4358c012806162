import { type Option, optionsOf, type Preset } from "../../../../engine/index.ts";
import type { ZoneId } from "../../content/types.ts";
import { ANY, areaMode, missionsOn, preferable, type Sight, strikeZones } from "./targets.ts";

/** So many whole answers fit a menu beside the form. */
const MOST = 22;
/** Of one zone, so that others have a place, too. */
const OF_A_ZONE = 3;

/** "Shaqra: area, dispersed units": the first missions of each zone, one after the other. */
export function wholeStrikes(sight: Sight): readonly Preset[] {
  const zones = optionsOf(strikeZones(sight)).filter(({ refused }) => !refused);
  const lists = zones.map((zone) => ({
    zone,
    missions: missionsOn(sight, zone.value).filter(({ refused }) => !refused),
  }));
  return Array.from({ length: OF_A_ZONE }, (_, i) => i)
    .flatMap((i) => lists.flatMap(({ zone, missions }) => (missions[i] ? [presetOf(sight, zone, missions[i])] : [])))
    .slice(0, MOST);
}

function presetOf(sight: Sight, zone: Option<ZoneId>, mission: Option): Preset {
  const prefers =
    areaMode(mission.value) !== null && preferable(sight, zone.value, areaMode(mission.value) ?? "combat").length > 0;
  const row = { zone: zone.value, target: mission.value, ...(prefers ? { preferred: [ANY] } : {}) };
  return {
    label: `${zone.label ?? zone.value} · ${mission.label ?? mission.value}`,
    ...(mission.description === undefined ? {} : { description: mission.description }),
    params: { missions: [row] },
  };
}
