import type { RulesContext } from "../../../engine/index.ts";
import { drawChits } from "../chits/hand.ts";
import { SEATS, type SeatId, type ZoneId } from "../content/types.ts";
import { countIn } from "../pieces/groups.ts";
import { detachDisrupted } from "../pieces/losses.ts";
import type { Lebanon } from "../state.ts";
import { takeAllBack } from "./battle-chits.ts";
import type { Bonus } from "./events.ts";
import { battleOf } from "./participants.ts";
import { tell } from "./telling.ts";

/** units and chits go back to where they belong; says whether there was a tie. */
export function endBattle(s: RulesContext<Lebanon>): boolean {
  const { table } = s.state;
  const { zone, kind, fighters, collateral, lost } = battleOf(table);
  for (const seat of SEATS)
    detachDisrupted(
      s,
      seat,
      fighters[seat].map(({ unit }) => unit),
      zone,
    );
  takeAllBack(s);
  table.battle = null;
  table.news.push({ kind: "fought", zone, ambush: kind === "ambush", lost });
  tell(s, { chapter: "combat", kind: "over", zone, collateral, lost });
  return collateral;
}

/** there is no battle, though chits may have been played. */
export function callOff(s: RulesContext<Lebanon>): void {
  takeAllBack(s);
  s.state.table.battle = null;
}

/** who is alone in the zone, else the Attacker if it controls it, unless its hand is full. */
function bonusOf(s: RulesContext<Lebanon>, zone: ZoneId, attacker: SeatId): { seat: SeatId | null; why: Bonus } {
  const { table } = s.state;
  const there = SEATS.filter((seat) => countIn({ content: s.content, table }, seat, zone) > 0);
  const [alone] = there.length === 1 ? there : [];
  const winner = alone ?? (table.control[zone] === attacker ? attacker : null);
  if (winner === null) return { seat: null, why: "contested" };
  if (table.held[winner] >= table.c2[winner]) return { seat: null, why: "full-hand" };
  return { seat: winner, why: alone ? "alone" : "controls" };
}

/** one random chit. */
export function drawBonus(s: RulesContext<Lebanon>, zone: ZoneId, attacker: SeatId): void {
  const { seat, why } = bonusOf(s, zone, attacker);
  const [chit] = seat === null ? [] : drawChits(s, s.dice, seat, 1, "drawn");
  if (seat === null || chit === undefined) {
    tell(s, { chapter: "combat", kind: "bonus", zone, seat: null, why: seat === null ? why : "empty-pool" });
    return;
  }
  const secret = { chapter: "combat", kind: "bonus", zone, chit } as const;
  tell(s, { chapter: "combat", kind: "bonus", zone, seat, why }, { [seat]: secret });
}
