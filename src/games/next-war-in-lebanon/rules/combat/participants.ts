/** who takes part in a battle, and who evades it. */
import { type Frozen, mustGet } from "#engine";
import type { Pack, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { enemyOf, type GroupId, type Hand, type SeenUnit, type Table } from "../../state.ts";
import { countIn, findGroup, getGroup, unitsIn } from "../pieces/groups.ts";
import { handNow, type Pieces, seen } from "../pieces/show.ts";
import type { Battle, BattleKind } from "./types.ts";

/** To be written, or only looked at, as the table is. */
export const battleOf = <B extends Frozen<Battle>>({ battle }: { readonly battle: B | null }): B => {
  if (!battle) throw new Error("there is no battle");
  return battle;
};

export const defenderOf = ({ attacker }: Pick<Frozen<Battle>, "attacker">): SeatId => enemyOf(attacker);

/** who of a seat takes part: all in the zone that do not evade; of those who are ambushed, only units that enter. */
export function participants(hand: Frozen<Hand>, seat: SeatId, battle: Frozen<Battle>): readonly UnitId[] {
  const { kind, attacker, zone } = battle;
  const there = kind === "ambush" && seat !== attacker ? unitsEntering(hand, battle) : unitsIn(hand, zone);
  return there.filter((unit) => !hand.evading.includes(unit));
}

/** Units of the stacks and boxes that enter, as their owner sees them. */
export const unitsEntering = (hand: Frozen<Hand>, { entering, zone }: Frozen<Battle>): readonly UnitId[] =>
  entering.flatMap((id) => (findGroup(hand.groups, id)?.zone === zone ? getGroup(hand.groups, id).units : []));

/** W2: whether a seat may evade somewhere for all that everyone sees: it holds chits, and units that do not evade yet. */
export const mayEvade = (content: Pack, table: Frozen<Table>, seat: SeatId, zone: ZoneId): boolean =>
  table.held[seat] > 0 && countIn({ content, table }, seat, zone) > (table.evading[zone]?.[seat] ?? 0);

/** Units as everyone sees them once they are revealed. */
export const shown = (s: Pieces, seat: SeatId, units: readonly UnitId[]): SeenUnit[] => {
  const hand = handNow(s, seat);
  return units.filter((unit) => hand.units[unit]).map((unit) => seen(unit, mustGet(hand.units, unit)));
};

/** A battle that may come: nobody is revealed, nothing committed. */
export const engagement = (
  zone: ZoneId,
  kind: BattleKind,
  attacker: SeatId,
  entering: readonly GroupId[] = [],
  wanted = true,
): Battle => ({
  zone,
  kind,
  attacker,
  entering,
  wanted,
  step: kind === "clash" ? "evade" : "entry",
  mayEvade: null,
  spent: { idf: [], insurgent: [] },
  fighters: { idf: [], insurgent: [] },
  support: { idf: null, insurgent: null },
  supported: [],
  closeAirSupport: false,
  networked: { idf: 0, insurgent: 0 },
  targets: { idf: "weakest", insurgent: "weakest" },
  firing: null,
  round: 1,
  plan: [],
  open: null,
  collateral: false,
  lost: { idf: 0, insurgent: 0 },
});
