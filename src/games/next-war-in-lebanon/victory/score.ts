import { type Frozen, mustGet } from "../../../engine/index.ts";
import type { Content, Nation, Strategy, ZoneId } from "../content/types.ts";
import type { Hand, Table } from "../state.ts";
import type { Points } from "./types.ts";

/** What points are counted from: the table, and what the IDF has on the map. */
export interface Field {
  readonly content: Frozen<Content>;
  readonly table: Frozen<Table>;
  readonly idf: Pick<Frozen<Hand>, "units">;
}

/** what both sides would have if the game ended now. */
export function scoreNow(field: Field, strategy: Strategy): Points {
  return { strategy, idf: idfPoints(field, strategy), insurgent: insurgentPoints(field) };
}

/** zones of Lebanon, or enemies out of play; HQs do not count. */
function idfPoints(field: Field, strategy: Strategy): Points["idf"] {
  const { countervalue, counterforce } = field.content.figures.victory;
  if (strategy === "counterforce") {
    const zones = held(field).filter((zone) => mustGet(field.content.zones, zone).country !== "israel").length;
    return { vp: zones * counterforce.zone, zones, hezbollah: 0, syrian: 0 };
  }
  const [hezbollah, syrian] = [eliminated(field, "hezbollah"), eliminated(field, "syria")];
  return { vp: hezbollah * countervalue.hezbollah + syrian * countervalue.syrian, zones: 0, hezbollah, syrian };
}

/** */
function insurgentPoints(field: Field): Points["insurgent"] {
  const { zone, reduced: forReduced, eliminated: forEliminated } = field.content.figures.victory.insurgent;
  const zones = scoring(field).length - held(field).length;
  const reduced = Object.values(field.idf.units).filter((marks) => marks.reduced).length;
  const out = eliminated(field, "israel");
  const track = field.table.vp;
  const vp = track + zones * zone + reduced * forReduced + out * forEliminated;
  return { vp, track, zones, reduced, eliminated: out };
}

/** Zones that count for anybody: sanctuaries do not. */
const scoring = ({ content }: Field): readonly ZoneId[] =>
  content.zoneIds.filter((zone) => mustGet(content.zones, zone).sanctuary === null);

const held = (field: Field): readonly ZoneId[] => scoring(field).filter((zone) => field.table.control[zone] === "idf");

const eliminated = ({ content, table }: Field, nation: Nation): number =>
  table.eliminated.filter((unit) => mustGet(content.units, unit).nation === nation).length;
