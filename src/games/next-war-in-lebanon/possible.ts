import { copy, type Dice, type Frozen, mustGet, type Seat } from "../../engine/index.ts";
import { poolOf } from "./chits/hand.ts";
import { CHIT_TYPES, type ChitType, type Content, type SeatId, type UnitId } from "./content/types.ts";
import { whyNotIn } from "./pieces/entering.ts";
import { zoneOf } from "./pieces/groups.ts";
import { hasFixedMode, isRocket, otherMode, unitOf } from "./pieces/units.ts";
import { enemyOf, type Hand, isSeat, type LebanonState } from "./state.ts";

/**
 * Another state that the viewer cannot tell from this one: enemy units that it does not see change places and modes, and
 * the enemy's chits and strategy are others. Sizes, tops, control and what has been shown stay.
 */
export function possible(
  state: Frozen<LebanonState>,
  viewer: Seat,
  dice: Dice,
  content: Frozen<Content>,
): LebanonState {
  const other = copy(state) as LebanonState; // a copy may be written
  if (!isSeat(viewer)) return other;
  const enemy = enemyOf(viewer);
  const hand = mustGet(other.hands, enemy);
  redeal(other, enemy, mustGet(other.hands, viewer), dice, content);
  regroup(other, enemy, mustGet(other.hands, viewer), dice, content);
  const { strategies } = content.scenarios[other.table.scenario];
  if (hand.strategy !== null && other.table.strategy === null) hand.strategy = dice.of(strategies);
  hand.course = hand.course.map(({ idf, insurgent }) => ({ idf: idf + dice.die(), insurgent: insurgent + dice.die() }));
  if (hand.commitment)
    hand.commitment = { support: "none", closeAirSupport: false, networked: 0, sam: 0, targets: "weakest" };
  return other;
}

/** Chits that the viewer has not been shown this turn come anew from the pool. */
function redeal(other: LebanonState, enemy: SeatId, viewer: Hand, dice: Dice, content: Frozen<Content>): void {
  const hand = mustGet(other.hands, enemy);
  const isSeen = (origin: string): boolean => viewer.seen.length > 0 && (origin === "selected" || origin === "planned");
  const kept = hand.chits.filter(({ origin }) => isSeen(origin));
  const unknown = hand.chits.filter(({ origin }) => !isSeen(origin));
  hand.chits = kept;
  const pool = poolOf({ content, table: other.table }, enemy, hand);
  const bag = dice.shuffled(CHIT_TYPES.flatMap((type) => Array.from({ length: pool[type] }, (): ChitType => type)));
  const dealt = unknown.map(({ origin }, i) => ({ type: bag[i] ?? "J-1", origin }));
  hand.chits = [...kept, ...dealt].sort((a, b) => CHIT_TYPES.indexOf(a.type) - CHIT_TYPES.indexOf(b.type));
}

/** Units that the viewer does not see change names among themselves, where the rules let them stand. */
function regroup(other: LebanonState, enemy: SeatId, viewer: Hand, dice: Dice, content: Frozen<Content>): void {
  const hand = mustGet(other.hands, enemy);
  const hidden = hand.groups.flatMap(({ units }) => units.slice(1)).filter((unit) => !viewer.known[unit]);
  const kinds = new Map<string, UnitId[]>();
  for (const unit of hidden) {
    const kind = kindOf(content, hand, unit);
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit]);
  }
  const renamed = new Map<UnitId, UnitId>();
  for (const units of kinds.values()) {
    const shuffled = dice.shuffled(units);
    const isLegal = units.every(
      (unit, i) => !whyNotIn({ content, table: other.table }, shuffled[i] ?? unit, zoneOf(hand, unit) ?? ""),
    );
    if (isLegal) for (const [i, unit] of units.entries()) renamed.set(unit, shuffled[i] ?? unit);
  }
  const name = (unit: UnitId): UnitId => renamed.get(unit) ?? unit;
  hand.groups = hand.groups.map((group) => ({ ...group, units: group.units.map(name) }));
  hand.evading = hand.evading.map(name);
  hand.units = Object.fromEntries(Object.entries(hand.units).map(([unit, marks]) => [name(unit), marks]));
  for (const unit of hidden)
    if (!hasFixedMode(content, unit) && dice.below(2) === 0) {
      const marks = mustGet(hand.units, unit);
      hand.units[unit] = { ...marks, mode: otherMode(marks.mode) };
    }
}

/** Units whose counters can stand in each other's place. */
function kindOf(content: Frozen<Content>, hand: Hand, unit: UnitId): string {
  const { nation, fixedMode } = unitOf(content, unit);
  const { disrupted = false } = mustGet(hand.units, unit);
  return [nation, fixedMode, isRocket(content, unit), disrupted, hand.evading.includes(unit)].join();
}
