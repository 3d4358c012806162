import type { ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { marksOf, unitsIn, zoneOf } from "../../rules/pieces/groups.ts";
import { isRocket, unitOf } from "../../rules/pieces/units.ts";
import type { Eyes } from "../../state.ts";
import { enemies, isCounted, isLastTurn, steady } from "../judgement/forces.ts";
import type { Candidate } from "./candidates.ts";

/** What the Cascading Effect that a hit may draw is worth: few of them help the IDF. */
const CARD = 0.1;

const diceIn = (c: Eyes, zone: ZoneId, all: boolean): number =>
  unitsIn(c.hand, zone)
    .filter((unit) => isRocket(c.content, unit) && (all || !marksOf(c.hand, unit).fired))
    .reduce((sum, unit) => sum + (unitOf(c.content, unit).type === "missile" ? 2 : 1), 0);

/** a point for each 6. */
export const rockets = (c: Eyes): readonly Candidate[] =>
  c.content.zoneIds.flatMap((zone) => {
    const units = unitsIn(c.hand, zone).filter((unit) => isRocket(c.content, unit) && !marksOf(c.hand, unit).fired);
    const gain = diceIn(c, zone, false) / 6 + CARD;
    return units.length === 0 ? [] : [{ action: "j3-rockets", said: { zone, units }, gain }];
  });

/** fired rockets are ready again, disrupted guerrillas fight and deny a zone again. */
export function recoveries(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  return Object.entries(c.hand.units).flatMap(([unit, { disrupted, fired }]): readonly Candidate[] => {
    const zone = zoneOf(c.hand, unit) ?? "";
    const alone = steady(c, zone).length === 0 && enemies(c, zone) > 0 && isCounted(c, zone);
    const gain = disrupted ? (alone ? (isLastTurn(c) ? 2.5 : 1.2) : 0.4) : fired ? readied(c, unit) : 0;
    return gain > 0 ? [{ action: "j1-recover", said: { unit }, gain }] : [];
  });
}

/** A battery that is worth its J-3 next turn; nothing comes of it in the last one without a J-3 in hand. */
function readied(c: Eyes, unit: string): number {
  if (isLastTurn(c) && holds(c.hand, "J-3") === 0) return 0;
  return unitOf(c.content, unit).type === "missile" ? 0.3 : 0.16;
}
