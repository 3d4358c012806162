/** units are disrupted, reduced and eliminated. */
import { mustGet } from "#engine";
import type { HqId, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { enemyOf } from "../../state.ts";
import { findGroup, groupOf, isBox, removeGroup } from "./groups.ts";
import { formStacks, mark, moveUnits, stopEvading, takeUnits } from "./placing.ts";
import { handNow, handOf, type Pieces, reveal, showGroup } from "./show.ts";
import type { Loss } from "./types.ts";
import { isBrittle, seatOf, seatOfHq, unitOf } from "./units.ts";

/** Hezbollah's go back to the build pool, others are gone for good. */
export function eliminate(s: Pieces, unit: UnitId): void {
  const seat = seatOf(s.content, unit);
  stopEvading(s, seat, [unit]);
  takeUnits(s, seat, [unit]);
  delete handOf(s, seat).units[unit];
  delete handOf(s, enemyOf(seat)).known[unit];
  s.state.table.eliminated.push(unit);
}

/** disrupts a unit; one that is disrupted already is reduced, a brittle one is eliminated. It stays in its box. */
export function disrupt(s: Pieces, unit: UnitId): Loss {
  if (isBrittle(s.content, unit)) {
    eliminate(s, unit);
    return "eliminated";
  }
  if (mustGet(handNow(s, seatOf(s.content, unit)).units, unit).disrupted) return reduce(s, unit);
  mark(s, unit, { disrupted: true });
  return "disrupted";
}

/** turns an IDF unit to its reduced side; any other, or one that is reduced already, is eliminated. */
export function reduce(s: Pieces, unit: UnitId): Loss {
  const { reduced } = mustGet(handNow(s, seatOf(s.content, unit)).units, unit);
  if (reduced || unitOf(s.content, unit).reduced === null) {
    eliminate(s, unit);
    return "eliminated";
  }
  mark(s, unit, { reduced: true });
  return "reduced";
}

/** disrupted and reduced at once; one result costs at most one reduction. */
export function disruptAndReduce(s: Pieces, unit: UnitId): Loss {
  if (isBrittle(s.content, unit)) {
    eliminate(s, unit);
    return "eliminated";
  }
  mark(s, unit, { disrupted: true });
  return reduce(s, unit);
}

/** takes disrupted units of a seat out of its boxes in a zone, together as a new loose stack. */
export function detachDisrupted(s: Pieces, seat: SeatId, units: readonly UnitId[], zone: ZoneId): void {
  const hand = handNow(s, seat);
  const leaving = units.filter((unit) => {
    const id = groupOf(hand, unit);
    return id !== null && isBox(s.content, id) && mustGet(hand.units, unit).disrupted;
  });
  if (leaving.length > 0) moveUnits(s, seat, leaving, zone);
}

/** removes an HQ for good; its units stay, loose and known to the enemy. */
export function removeHq(s: Pieces, hq: HqId): void {
  const seat = seatOfHq(s.content, hq);
  const hand = handOf(s, seat);
  const box = findGroup(hand.groups, hq);
  delete s.state.table.hqs[hq];
  if (!box) return;
  const { zone, units } = box;
  const freed = [...units];
  removeGroup(hand.groups, hq);
  showGroup(s, hq);
  formStacks(s, seat, zone, freed);
  reveal(s, seat, freed);
}
