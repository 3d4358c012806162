/** What a moderator can correct on the table: where a unit is, the chits in a hand, the victory points. */
import { type Correction, choice, correction, game, integer, type Onlooking, type RulesContext, refuse } from "#engine";
import { CHIT_TYPES, type ChitType, SEATS, type SeatId, type UnitId, type ZoneId } from "../content/types.ts";
import type { Board, Lebanon } from "../state.ts";
import { addChits, poolOf } from "./chits/hand.ts";
import { isBeforeSetUp } from "./faults.ts";
import { eliminate } from "./pieces/losses.ts";
import { enterTogether, moveUnits } from "./pieces/placing.ts";
import { handNow, marksFrom } from "./pieces/show.ts";
import { seatOf } from "./pieces/units.ts";
import { SEAT_NAMES, The, the, unitName, zoneName } from "./pieces/words.ts";

const form = () => game<Onlooking<Lebanon>>().form();

/** Whose units they are everyone knows; where each stands may be hidden. */
const whichUnit = choice(({ table, content }: Board) => {
  const { pieces } = content.scenarios[table.scenario];
  const units = [pieces.idf, pieces.insurgent, pieces.reinforcements, pieces.syria].flatMap((part) => part.units);
  return units.map((unit) => ({ value: unit, label: `${unitName(content, unit)} (${unit})` }));
});
const whichZone = choice(({ content }: Board) =>
  content.zoneIds.map((zone) => ({ value: zone, label: zoneName(content, zone) })),
);

function requireSetUp({ table }: Pick<Board, "table">): void {
  if (isBeforeSetUp(table)) refuse("set-up", "Pieces can be moved once both sides are set up.");
}

/** R-29 A unit goes to a zone as a stack of its own, from another zone, or from off the map. Which unit it is may be hidden. */
const moveUnit = correction<Lebanon, { readonly unit: UnitId; readonly zone: ZoneId }>(
  "move-unit",
  "Move a unit to a zone, from wherever it is",
  form().param("unit", "Which unit?", whichUnit).param("zone", "To which zone?", whichZone),
  (s) => {
    const { unit, zone } = s.params;
    requireSetUp(s.current);
    const seat = seatOf(s.content, unit);
    if (handNow(s, seat).units[unit]) moveUnits(s, seat, [unit], zone);
    else {
      bringBack(s, unit);
      enterTogether(s, seat, [{ unit, ...marksFrom({ mode: "combat" }) }], zone);
    }
    return `A unit of ${the(seat)} was moved to ${zoneName(s.content, zone)}.`;
  },
);

/** Out of those that are off the map. */
function bringBack({ state: { table } }: RulesContext<Lebanon>, unit: UnitId): void {
  table.eliminated = table.eliminated.filter((one) => one !== unit);
  table.waiting.units = table.waiting.units.filter((one) => one !== unit);
}

/** R-86 A unit goes off the map. */
const removeUnit = correction<Lebanon, { readonly unit: UnitId }>(
  "remove-unit",
  "Take a unit off the map",
  form().param("unit", "Which unit?", whichUnit),
  (s) => {
    const { unit } = s.params;
    requireSetUp(s.current);
    const seat = seatOf(s.content, unit);
    if (!handNow(s, seat).units[unit]) refuse("off-map", "That unit is not on the map.");
    eliminate(s, unit);
    return `A unit of ${the(seat)} was taken off the map.`;
  },
);

/** R-20 A chit of the pool comes into a hand. */
const giveChit = correction<Lebanon, { readonly seat: SeatId; readonly type: ChitType }>(
  "give-chit",
  "Give a chit from the pool to a hand",
  form()
    .param("seat", "To which hand?", choice(SEATS.map((seat) => ({ value: seat, label: SEAT_NAMES[seat] }))))
    .param("type", "Which chit?", choice(CHIT_TYPES)),
  (s) => {
    const { seat, type } = s.params;
    const pool = poolOf({ content: s.content, table: s.current.table }, seat, handNow(s, seat));
    if (pool[type] < 1) refuse("no-chit", `The pool of ${the(seat)} has no ${type} left.`);
    addChits(s, seat, [type], "gained");
    return `${The(seat)}: a chit was given to this hand.`;
  },
);

const setPoints = correction<Lebanon, { readonly vp: number }>(
  "set-vp",
  "Set the victory points that the Insurgents have scored so far",
  form().param("vp", "How many points?", integer([0, 200])),
  ({ state: { table }, params: { vp } }) => {
    const was = table.vp;
    table.vp = vp;
    return `Victory points of ${the("insurgent")} set from ${was} to ${vp}.`;
  },
);

export const corrections: readonly Correction<Lebanon>[] = [moveUnit, removeUnit, giveChit, setPoints];
