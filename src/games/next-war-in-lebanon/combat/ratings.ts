import type { Frozen } from "../../../engine/index.ts";
import type { Content, Mode, Nation, SeatId, UnitId } from "../content/types.ts";
import { ratingOf, seatOf, unitOf } from "../pieces/units.ts";
import type { SeenUnit } from "../state.ts";
import type { Battle, Support } from "./types.ts";

type Pack = Frozen<Content>;

/** what a J-4 in support adds. */
const COMBAT_SUPPORT = 1;

/** what a seat's J-4 adds to the units that it reaches. */
export const amountOf = (antiTank: number | null, support: Support | null): number =>
  support === null ? 0 : support === "at" && antiTank !== null ? antiTank : COMBAT_SUPPORT;

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

/** what a J-4 adds to this unit. */
export function supportFor(content: Pack, battle: Frozen<Battle>, antiTank: number | null, unit: UnitId): number {
  if (!battle.supported.includes(unitOf(content, unit).nation)) return 0;
  return amountOf(antiTank, battle.support[seatOf(content, unit)]);
}

/** What a battle's rolls are worked out from. */
export interface Field {
  readonly content: Pack;
  readonly battle: Frozen<Battle>;
  /** */
  readonly antiTank: number | null;
  /** Who fires. */
  readonly seat: SeatId;
}

/** own mode, with what a J-4 adds. */
export const ownRating = ({ content, battle, antiTank }: Field, { unit, ...marks }: Frozen<SeenUnit>): number =>
  ratingOf(content, unit, marks) + supportFor(content, battle, antiTank, unit);

/** a target's in the firer's mode, one less if it is disrupted. */
export const ratingAgainst = (
  { content, battle, antiTank }: Field,
  { unit, ...marks }: Frozen<SeenUnit>,
  mode: Mode,
): number =>
  ratingOf(content, unit, marks, mode) + supportFor(content, battle, antiTank, unit) - (marks.disrupted ? 1 : 0);
