/** What a unit is, and whose: its ratings and mode, and whether it is support, a rocket, SOF, a regular or brittle. */
import { type Frozen, mustGet } from "#engine";
import type { HqId, Mode, Nation, Pack, Ratings, SeatId, Unit, UnitId, UnitType } from "../../content/types.ts";
import type { Marks } from "../../state.ts";

export const unitOf = (content: Pack, id: UnitId): Frozen<Unit> => mustGet(content.units, id);

/** Syrian pieces are the Insurgent's. */
export const seatOfNation = (nation: Nation): SeatId => (nation === "israel" ? "idf" : "insurgent");

export const seatOf = (content: Pack, id: UnitId): SeatId => seatOfNation(unitOf(content, id).nation);

export const seatOfHq = (content: Pack, hq: HqId): SeatId => seatOfNation(mustGet(content.hqs, hq).nation);

/** rockets, missiles and CSUs; any other is a line unit. */
const SUPPORT: readonly UnitType[] = ["csu", "sr", "mr", "missile"];
export const isSupport = (content: Pack, id: UnitId): boolean => SUPPORT.includes(unitOf(content, id).type);

/** Rockets and missiles: they are fired or ready, and gone once disrupted. */
const ROCKETS: readonly UnitType[] = ["sr", "mr", "missile"];
export const isRocket = (content: Pack, id: UnitId): boolean => ROCKETS.includes(unitOf(content, id).type);

export const isSof = (content: Pack, id: UnitId): boolean => unitOf(content, id).abilities.includes("sof");

/** what keep out. */
export const isRegular = (content: Pack, id: UnitId): boolean => unitOf(content, id).class === "regular";

/** the ratings of the side that is up. */
export function ratingsOf(content: Pack, id: UnitId, { reduced }: Pick<Marks, "reduced">): Frozen<Ratings> {
  const unit = unitOf(content, id);
  return reduced && unit.reduced ? unit.reduced : unit.full;
}

/** The rating of a mode, its own where none is named. */
export const ratingOf = (content: Pack, id: UnitId, marks: Frozen<Marks>, mode: Mode = marks.mode): number =>
  ratingsOf(content, id, marks)[mode];

/** whether its mode can be chosen. */
export const hasFixedMode = (content: Pack, id: UnitId): boolean => unitOf(content, id).fixedMode !== null;

export const otherMode = (mode: Mode): Mode => (mode === "combat" ? "dispersed" : "combat");

/** gone as soon as it would be disrupted. */
export const isBrittle = (content: Pack, id: UnitId): boolean => unitOf(content, id).brittle || isRocket(content, id);
