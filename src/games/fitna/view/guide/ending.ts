import type { Forgone, Move, Refusal, View } from "../../../../engine/index.ts";
import { attack, endOffensives } from "../../rules/combat/attack.ts";
import { choosingMoves, endMovement } from "../../rules/movement/choosing-moves.ts";
import { MOVES_MENU } from "../../rules/movement/move.ts";
import { count } from "../../rules/pieces/words.ts";
import type { Fitna } from "../../state.ts";

/** Whoever ends the sheet of moves and attacks is told what goes with it; strategic movement and the draw come after. */
export function ending({ table }: View<Fitna>, rows: readonly Move[]): string | null {
  if (table.phase === "offensives") return "attacks";
  if (table.phase !== "movement") return null;
  return attacksIn(rows) > 0 ? "moves and attacks" : "moves";
}

/** an attack ends all moves, and so does whoever says so; who ends the sheet makes no attack any more. What nobody could use counts for nothing. */
export function forgone(view: View<Fitna>, rows: readonly Move[], end: boolean): Forgone | null {
  const { phase, plan } = view.table;
  if (!plan || (phase !== "movement" && phase !== "offensives")) return null;
  const fights = attacksIn(rows);
  const [isMoved, isFought] = [endMovement, endOffensives].map(({ name }) =>
    rows.some(({ action }) => action === name),
  );
  const moves = phase === "movement" && (end || isMoved || fights > 0) && canMove(view) ? plan.moves : 0;
  const attacks = (end || isFought) && canAttack(view) ? Math.max(0, plan.offensives - fights) : 0;
  const lost = [
    ...(moves > 0 ? [count(moves, "unit move")] : []),
    ...(attacks > 0 ? [count(attacks, "attack")] : []),
  ].join(" and ");
  if (lost === "") return null;
  const ended = isFought ? endOffensives.title : isMoved ? endMovement.title : "Attack now";
  const act = end ? (rows.length > 0 ? "Submit and end" : "End now") : ended;
  return { act, lost: `${lost} ${moves + attacks === 1 ? "is" : "are"} lost` };
}

/** each attack costs an offensive of the plan. */
export function surplus({ table: { plan } }: View<Fitna>, rows: readonly Move[]): Refusal | null {
  const paid = plan?.offensives ?? 0;
  if (rows.at(-1)?.action !== attack.name || attacksIn(rows) <= paid) return null;
  const text =
    paid === 1
      ? "Your plan pays for 1 more attack, and it is on the sheet already."
      : `Your plan pays for ${paid} more attacks, and they are all on the sheet already.`;
  return { code: "no-op", text, rule: "R-101" };
}

const attacksIn = (rows: readonly Move[]): number => rows.filter(({ action }) => action === attack.name).length;

const canMove = (view: View<Fitna>): boolean =>
  choosingMoves.actions.some((one) => one.menu === MOVES_MENU && one.when(view) === null);

/** With the plan's attacks, wherever it stands now. */
const canAttack = (view: View<Fitna>): boolean => attack.when(view) === null;
