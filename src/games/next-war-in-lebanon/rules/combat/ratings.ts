/** What a unit's rating comes to in a firefight, with support and disruption counted. */
import type { Frozen } from "#engine";
import type { Mode, Nation, Pack, SeatId, UnitId } from "../../content/types.ts";
import type { Board, SeenUnit } from "../../state.ts";
import { ratingOf, seatOf, unitOf } from "../pieces/units.ts";
import type { Battle } from "./types.ts";

/** what a J-4 in support adds. */
const COMBAT_SUPPORT = 1;

/** whose units a seat's J-4 would reach: in cities IDF and Syrian ones only as Attackers, with an undisrupted CSU of theirs. */
export function reached(content: Pack, { zone, attacker, fighters }: Frozen<Battle>, seat: SeatId): readonly Nation[] {
  const urban = content.zones[zone]?.terrain === "urban";
  const own = fighters[seat].map(({ unit, disrupted }) => ({ ...unitOf(content, unit), disrupted }));
  const nations = [...new Set(own.map(({ nation }) => nation))];
  if (!urban) return nations;
  const guns = (nation: Nation): boolean =>
    own.some((unit) => unit.nation === nation && unit.type === "csu" && !unit.disrupted);
  return nations.filter((nation) => nation === "hezbollah" || (seat === attacker && guns(nation)));
}

/** What a round's rolls are worked out from. */
export interface Field {
  readonly content: Pack;
  readonly battle: Frozen<Battle>;
  /** What anti-tank support adds. */
  readonly antiTank: number | null;
  /** Who fires. */
  readonly seat: SeatId;
}

export function fieldOf({ content, table }: Board, seat: SeatId): Field {
  if (!table.battle) throw new Error("there is no battle");
  return { content, battle: table.battle, antiTank: content.scenarios[table.scenario].antiTank, seat };
}

/** what a J-4 adds to this unit. */
export function supportFor({ content, battle, antiTank }: Field, unit: UnitId): number {
  if (!battle.supported.includes(unitOf(content, unit).nation)) return 0;
  const support = battle.support[seatOf(content, unit)];
  if (support === null) return 0;
  return support === "at" ? (antiTank ?? 0) : COMBAT_SUPPORT;
}

/** own mode, with what a J-4 adds. */
export const ownRating = (field: Field, { unit, ...marks }: Frozen<SeenUnit>): number =>
  ratingOf(field.content, unit, marks) + supportFor(field, unit);

/** a target's in the firer's mode, one less if it is disrupted. */
export const ratingAgainst = (field: Field, { unit, ...marks }: Frozen<SeenUnit>, mode: Mode): number =>
  ratingOf(field.content, unit, marks, mode) + supportFor(field, unit) - (marks.disrupted ? 1 : 0);
