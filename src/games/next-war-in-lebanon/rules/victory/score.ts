/** what both sides would score now, exactly or as a viewer can count it. */
import { type Frozen, mustGet } from "#engine";
import type { Nation, Strategy, ZoneId } from "../../content/types.ts";
import type { Board, Hand } from "../../state.ts";
import type { Points } from "./types.ts";

/** What points are counted from: the table, and what the IDF has on the map. */
export interface Field extends Board {
  readonly idf: Pick<Frozen<Hand>, "units">;
}

/** what both sides would have if the game ended now. */
export function scoreNow(field: Field, strategy: Strategy): Points {
  return { strategy, idf: idfPoints(field, strategy), insurgent: insurgentPoints(field) };
}

/** What both sides would have if the game ended now, as a viewer can count it. */
export interface Outlook {
  /** By each strategy that the IDF may have chosen. */
  readonly idf: readonly { readonly strategy: Strategy; readonly vp: number }[];
  readonly insurgent: number;
  /** Whether IDF units that are reduced count as well, which only the IDF sees. */
  readonly least: boolean;
}

/** for the IDF exactly; for all others without its strategy and its reduced units. */
export function outlookNow(content: Field["content"], table: Field["table"], idf: Frozen<Hand> | null): Outlook {
  const { strategies } = content.scenarios[table.scenario];
  const known = idf?.strategy ?? table.strategy;
  const open: readonly Strategy[] = known ? [known] : strategies;
  const field = { content, table, idf: idf ?? NOBODY };
  return {
    idf: open.map((strategy) => ({ strategy, vp: idfPoints(field, strategy).vp })),
    insurgent: insurgentPoints(field).vp,
    least: idf === null,
  };
}

const NOBODY: Field["idf"] = { units: {} };

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

/** zones of Israel and empty ones count, units by what they are at the end. */
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
