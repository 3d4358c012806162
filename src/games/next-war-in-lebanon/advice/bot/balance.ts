/** What a battle, a unit and a zone are worth to the IDF, in victory points, as the bot reckons it. */
import type { SeatId, UnitId, UnitType, ZoneId } from "../../content/types.ts";
import { unitOf } from "../../rules/pieces/units.ts";
import type { Eyes } from "../../state.ts";
import { country, isCounted, isLastTurn, isRaidZone } from "../judgement/forces.ts";
import { type Clash, type Fate, forecast, mean, remembered, someUp } from "../judgement/forecast.ts";

/** A zone of Lebanon under control of the IDF: 2 VP for it, and 1 less for the Insurgents. */
const ZONE = { counterforce: 3, countervalue: 1 } as const;
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
const forceOf = ({ content }: Eyes, unit: UnitId): number => {
  const { nation, type } = unitOf(content, unit);
  return nation === "syria" ? SYRIAN : (WORTH[type] ?? 0.5);
};

/** In the last turn a unit is good for little more than the zone it is in, unless the IDF scores for units. */
const AT_LAST = 0.25;
const force = (c: Eyes): number => (isLastTurn(c) && strategyOf(c) === "counterforce" ? AT_LAST : 1);

/** what it is worth to the IDF that a unit is eliminated. */
export const unitWorth = (c: Eyes, unit: UnitId): number => {
  const scored = strategyOf(c) === "countervalue" ? atTheEnd(c) * (nationOf(c, unit) === "syria" ? 2 : 1) : 0;
  return Math.max(scored, forceOf(c, unit) * force(c));
};

const nationOf = ({ content }: Eyes, unit: UnitId) => unitOf(content, unit).nation;

/** an IDF unit reduced or out of play, in VP; early in the game it will be rebuilt. */
const CUT = { early: 0.2, late: 0.8 } as const;
const GONE = 3;
/** A disrupted unit takes a J-1 to fight again. */
const DOWN = { idf: 0.2, insurgent: 0.25 } as const;

/** What it is worth to the IDF to control a zone at the end. */
export const stake = (c: Eyes, zone: ZoneId): number =>
  isCounted(c, zone) ? (country(c, zone) === "lebanon" ? ZONE[strategyOf(c)] : BORDER) : 0;

/** What the IDF scores for, as far as a seat knows; nearly always it is zones. */
const strategyOf = (c: Eyes) => c.hand.strategy ?? "counterforce";

/** How much of that a zone is worth now: it may change hands until the end. */
export const lateness = ({ table }: Eyes): number => Math.min(1, table.turn / Math.max(1, table.length));

/** Hardly anything until shortly before the end. Multiplied out: what a power comes to in its last bits is each engine's own affair. */
export const atTheEnd = (c: Eyes): number => lateness(c) * lateness(c) * lateness(c);

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

/** The same for any turn: what reduced units count for depends on how late it is. */
interface Toll {
  readonly control: number;
  readonly lost: number;
  /** Losses of the Insurgents. */
  readonly dealt: number;
  /** Losses of the IDF, its reduced units left out. */
  readonly taken: number;
  /** How many units of the IDF are reduced. */
  readonly cuts: number;
}

export function balanceOf(c: Eyes, clash: Clash): Balance {
  const { idf, insurgent } = clash.fighters;
  if (insurgent.length === 0) return { control: idf.some(({ disrupted }) => !disrupted) ? 1 : 0, lost: 0, harm: 0 };
  if (idf.length === 0) return { control: 0, lost: 1, harm: 0 };
  const toll = tollOf(c, clash);
  return { control: toll.control, lost: toll.lost, harm: toll.dealt * force(c) - toll.taken - toll.cuts * cutWorth(c) };
}

const tollOf = remembered(10_000, (c, clash): Toll => {
  const orders = forecast(c, clash);
  return {
    control: mean(orders, ({ idf, insurgent }) => someUp(idf) * (1 - someUp(insurgent))),
    lost: mean(orders, ({ idf, insurgent }) => someUp(insurgent) * (1 - someUp(idf))),
    dealt: mean(orders, ({ insurgent }) => losses(c, insurgent, "insurgent")),
    taken: mean(orders, ({ idf }) => losses(c, idf, "idf")),
    cuts: mean(orders, ({ idf }) => idf.reduce((all, { cuts }) => all + cuts, 0)),
  };
});

const cutWorth = (c: Eyes): number => CUT.early + CUT.late * lateness(c) * lateness(c);

/** What is out of play or has to be recovered. */
const losses = (c: Eyes, fates: readonly Fate[], seat: SeatId): number =>
  fates.reduce((sum, { unit, up, alive, disrupted }) => {
    const out = 1 - alive;
    const down = disrupted ? 0 : Math.max(0, alive - up) * DOWN[seat];
    return sum + down + out * (seat === "idf" ? GONE : forceOf(c, unit));
  }, 0);
