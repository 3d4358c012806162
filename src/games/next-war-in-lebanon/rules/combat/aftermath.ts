/** how a battle ends, who has won, and what that brings. */
import type { RulesContext } from "#engine";
import { SEATS, type SeatId, type ZoneId } from "../../content/types.ts";
import type { Board, Lebanon } from "../../state.ts";
import { drawChits } from "../chits/hand.ts";
import { addNews } from "../news.ts";
import { countIn } from "../pieces/groups.ts";
import { detachDisrupted } from "../pieces/losses.ts";
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
  addNews(table, { kind: "fought", zone, ambush: kind === "ambush", lost });
  tell(s, { chapter: "combat", kind: "over", zone, collateral, lost });
  return collateral;
}

/** there is no battle, though chits may have been played. */
export function callOff(s: RulesContext<Lebanon>): void {
  takeAllBack(s);
  s.state.table.battle = null;
}

/** whoever is alone in a zone, else the Attacker if it controls it; null: neither. */
export function wonBy(
  board: Board,
  zone: ZoneId,
  attacker: SeatId,
): { readonly seat: SeatId; readonly why: "alone" | "controls" } | null {
  const [one, other] = SEATS.filter((seat) => countIn(board, seat, zone) > 0);
  if (one !== undefined && other === undefined) return { seat: one, why: "alone" };
  return board.table.control[zone] === attacker ? { seat: attacker, why: "controls" } : null;
}

/** the winner, unless its hand is full. */
function bonusOf(s: RulesContext<Lebanon>, zone: ZoneId, attacker: SeatId): { seat: SeatId | null; why: Bonus } {
  const { table } = s.current;
  const won = wonBy({ content: s.content, table }, zone, attacker);
  if (!won) return { seat: null, why: "contested" };
  return table.held[won.seat] >= table.c2[won.seat] ? { seat: null, why: "full-hand" } : won;
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
