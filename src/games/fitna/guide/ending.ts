import type { Forgone, Move, View } from "../../../engine/index.ts";
import { attack } from "../combat/attack.ts";
import { MOVES } from "../movement/index.ts";
import { MOVES_MENU } from "../movement/move.ts";
import { count } from "../pieces/words.ts";
import type { Fitna } from "../state.ts";

/** Whoever ends the sheet of moves and attacks is told what goes with it; strategic movement and the draw come after. */
export function ending({ table }: View<Fitna>, rows: readonly Move[]): string | null {
  if (table.phase === "offensives") return "end my attacks";
  if (table.phase !== "movement") return null;
  return attacksIn(rows) > 0 ? "end my moves and attacks" : "end my moves";
}

/** an attack ends all moves; who ends the sheet makes no attack any more. What nobody could use counts for nothing. */
export function forgone(view: View<Fitna>, rows: readonly Move[], end: boolean): Forgone | null {
  const { phase, plan } = view.table;
  if (!plan || (phase !== "movement" && phase !== "offensives")) return null;
  const fights = attacksIn(rows);
  const moves = phase === "movement" && (end || fights > 0) && canMove(view) ? plan.moves : 0;
  const attacks = end && canAttack(view) ? Math.max(0, plan.offensives - fights) : 0;
  const lost = [
    ...(moves > 0 ? [count(moves, "unit move")] : []),
    ...(attacks > 0 ? [count(attacks, "attack")] : []),
  ].join(" and ");
  if (lost === "") return null;
  const act = end ? (rows.length > 0 ? "Submit and end" : "End now") : "Attack now";
  return { act, lost: `${lost} ${moves + attacks === 1 ? "is" : "are"} forgone` };
}

const attacksIn = (rows: readonly Move[]): number => rows.filter(({ action }) => action === attack.name).length;

const canMove = (view: View<Fitna>): boolean => MOVES.some((one) => one.menu === MOVES_MENU && one.when(view) === null);

/** With the plan's attacks, wherever it stands now. */
const canAttack = (view: View<Fitna>): boolean => attack.when(view) === null;
