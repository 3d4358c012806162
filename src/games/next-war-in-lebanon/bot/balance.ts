import type { SeatId, UnitId, UnitType, ZoneId } from "../content/types.ts";
import { unitOf } from "../pieces/units.ts";
import type { Clash, Fate, Forecast } from "./forecast.ts";
import { forecast } from "./forecast.ts";
import { country, type Eyes, isCounted, isRaidZone } from "./ground.ts";

/** A zone of Lebanon under control of the IDF: 2 VP for it, and 1 less for the Insurgents. */
const ZONE = 3;
/** A border zone of Israel kept: 1 VP less for the Insurgents. */
const BORDER = 1;
/** what raids from a zone bring on average, a turn. */
const RAID = 3.5;

/** What a unit of the Insurgents is worth on the map, by type; a Syrian one is never built again. */
const WORTH: { readonly [type in UnitType]?: number } = {
  guerrilla: 0.6,
  militia: 0.35,
  sr: 0.5,
  mr: 0.5,
  missile: 0.8,
};
const SYRIAN = 2;
export const unitWorth = ({ content }: Eyes, unit: UnitId): number => {
  const { nation, type } = unitOf(content, unit);
  return nation === "syria" ? SYRIAN : (WORTH[type] ?? 0.5);
};

/** an IDF unit reduced or out of play, in VP; early in the game it will be rebuilt. */
const CUT = { early: 0.2, late: 0.8 } as const;
const GONE = 3;
/** A disrupted unit takes a J-1 to fight again. */
const DOWN = { idf: 0.2, insurgent: 0.25 } as const;

/** What it is worth to the IDF to control a zone at the end. */
export const stake = (c: Eyes, zone: ZoneId): number =>
  isCounted(c, zone) ? (country(c, zone) === "lebanon" ? ZONE : BORDER) : 0;

/** How much of that a zone is worth now: it may change hands until the end. */
export const lateness = ({ table }: Eyes): number => Math.min(1, table.turn / Math.max(1, table.length));

/** what the Insurgents gain by raids as long as they control a zone. */
export const raids = (c: Eyes, zone: ZoneId): number =>
  isRaidZone(c, zone) ? RAID * Math.min(2, 1 + 0.2 * (c.table.length - c.table.turn)) : 0;

/** What a battle comes to, for the IDF. */
export interface Balance {
  /** The probability that the IDF controls the zone after it. */
  readonly control: number;
  /** The probability that the Insurgents do. */
  readonly lost: number;
  /** Losses of the Insurgents less its own, in VP. */
  readonly harm: number;
}

export function balanceOf(c: Eyes, clash: Clash): Balance {
  const { idf, insurgent } = clash.fighters;
  if (insurgent.length === 0) return { control: idf.some(({ disrupted }) => !disrupted) ? 1 : 0, lost: 0, harm: 0 };
  if (idf.length === 0) return { control: 0, lost: 1, harm: 0 };
  const known = memory(c);
  const key = keyOf(c, clash);
  const balance = known.get(key) ?? weighed(c, forecast(c, clash));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, balance);
  return balance;
}

/** From one question to the next most zones stay as they are: what has been worked out of a pack is kept for a while. */
const BALANCES = new WeakMap<Eyes["content"], Map<string, Balance>>();
const MOST_KNOWN = 3000;

function memory({ content }: Eyes): Map<string, Balance> {
  const known = BALANCES.get(content) ?? new Map<string, Balance>();
  BALANCES.set(content, known);
  return known;
}

function keyOf({ table }: Eyes, clash: Clash): string {
  const { zone, kind, attacker, fighters, support = {}, targets = {}, closeAirSupport = false } = clash;
  const side = (seat: SeatId): string =>
    `${support[seat] ?? ""} ${targets[seat] ?? ""} ${fighters[seat].map(sign).join(" ")}`;
  return `${table.scenario} ${table.turn} ${table.length} ${zone} ${kind} ${attacker} ${closeAirSupport} ${side("idf")} / ${side("insurgent")}`;
}

const sign = ({ unit, mode, disrupted, reduced, fired }: Clash["fighters"]["idf"][number]): string =>
  `${unit}${mode === "combat" ? "C" : "D"}${disrupted ? "X" : ""}${reduced ? "R" : ""}${fired ? "F" : ""}`;

function weighed(c: Eyes, orders: Forecast): Balance {
  const sum = (figure: (fates: Forecast[number]["fates"]) => number): number =>
    orders.reduce((all, { chance, fates }) => all + chance * figure(fates), 0);
  return {
    control: sum(({ idf, insurgent }) => someUp(idf) * (1 - someUp(insurgent))),
    lost: sum(({ idf, insurgent }) => someUp(insurgent) * (1 - someUp(idf))),
    harm: sum(({ idf, insurgent }) => losses(c, insurgent, "insurgent") - losses(c, idf, "idf")),
  };
}

const someUp = (fates: readonly Fate[]): number => 1 - fates.reduce((none, { up }) => none * (1 - up), 1);

const losses = (c: Eyes, fates: readonly Fate[], seat: SeatId): number =>
  fates.reduce((sum, { unit, up, alive, cuts, disrupted }) => {
    const out = 1 - alive;
    const down = disrupted ? 0 : Math.max(0, alive - up) * DOWN[seat];
    return (
      sum +
      down +
      (seat === "idf" ? cuts * (CUT.early + CUT.late * lateness(c) ** 2) + out * GONE : out * unitWorth(c, unit))
    );
  }, 0);
