/** in which zones units and HQs may be, and whose sanctuary each is. */
import { mustGet, type Refusal } from "#engine";
import type { HqId, Pack, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import type { Board } from "../../state.ts";
import { isRegular, isSof, seatOf, unitOf } from "./units.ts";
import { no } from "./words.ts";

/** whose sanctuary a zone is now. */
export function sanctuaryOf({ content, table }: Board, zone: ZoneId): SeatId | null {
  const { sanctuary, country } = mustGet(content.zones, zone);
  return country === "syria" && table.syria !== "in" ? null : sanctuary;
}

/** The sanctuaries of a seat that are open to it. */
export const sanctuariesOf = (map: Board, seat: SeatId): readonly ZoneId[] =>
  map.content.sanctuaries[seat].filter((zone) => sanctuaryOf(map, zone) === seat);

const closed = (text: string, rule: string): Refusal => no(text, rule, "closed");

/** why a unit may not be in a zone, whichever way it comes; null: it may. Hezbollah may be in Israel. */
export function whyNotIn(map: Board, unit: UnitId, zone: ZoneId): Refusal | null {
  const { content } = map;
  const { nation, fixedMode, type } = unitOf(content, unit);
  if (nation === "israel") return whyNoIsraeliIn(map, zone, isSof(content, unit), isRegular(content, unit));
  const { country, name, sanctuary } = mustGet(content.zones, zone);
  const syria = whySyriaClosed(map, zone);
  if (syria) return syria;
  if (sanctuary === "idf") return closed(`${name} is a sanctuary of the IDF.`, "R-45");
  if (nation === "syria" && country === "israel") return closed(`Syrian units never enter Israel.`, "R-46");
  if (nation === "syria" && type === "missile" && fixedMode !== null && country !== "syria")
    return closed("Syrian missiles never leave Syria.", "R-46");
  return null;
}

/** Why an HQ may not be in a zone; null: it may. */
export function whyNoHqIn(map: Board, hq: HqId, zone: ZoneId): Refusal | null {
  const { content } = map;
  if (mustGet(content.hqs, hq).nation === "israel") return whyNoIsraeliIn(map, zone, false, true);
  const { country, name, sanctuary } = mustGet(content.zones, zone);
  if (sanctuary === "idf") return closed(`${name} is a sanctuary of the IDF.`, "R-45");
  return (
    whySyriaClosed(map, zone) ?? (country === "israel" ? closed("The Syrian HQ never enters Israel.", "R-46") : null)
  );
}

function whyNoIsraeliIn(map: Board, zone: ZoneId, sof: boolean, regular: boolean): Refusal | null {
  const { content, table } = map;
  const { name, country, litani, sanctuary } = mustGet(content.zones, zone);
  const syria = whySyriaClosed(map, zone);
  if (syria) return syria;
  if (sanctuary === "insurgent" && !sof)
    return closed(`${name} is an enemy sanctuary: only SOF enter (one Cascading Effect).`, "R-45");
  if (!regular) return null;
  if (table.closed.includes(zone))
    return closed(`${name} is closed to IDF regulars: the Lebanese Army is there.`, "R-48");
  const { regularsStaySouth } = content.scenarios[table.scenario];
  if (regularsStaySouth && country !== "israel" && litani !== "south")
    return closed(`${name} lies north of the Litani: in 2006 IDF regulars and HQs stay south of it.`, "R-141");
  return null;
}

const whySyriaClosed = (map: Board, zone: ZoneId): Refusal | null =>
  mustGet(map.content.zones, zone).country === "syria" && map.table.syria !== "in"
    ? closed("Syria is not in the war: nobody enters it.", "R-45")
    : null;

/** Whether these IDF units are all SOF. */
export const areSof = (content: Pack, units: readonly UnitId[]): boolean =>
  units.every((unit) => seatOf(content, unit) === "idf" && isSof(content, unit));
