import type { Move, View } from "../../../engine/index.ts";
import { attacksOf } from "../combat/attacking.ts";
import { seen } from "../now.ts";
import { type Fitna, seatIdOf } from "../state.ts";

/** Whoever ends the sheet of moves and attacks is told what goes with it; strategic movement and the draw come after. */
export function ending(view: View<Fitna>, rows: readonly Move[]): string | null {
  const { phase, plan } = view.table;
  const attacks = rows.filter(({ action }) => action === "attack").length;
  if (phase === "offensives") return "end my attacks";
  if (phase !== "movement") return null;
  if (attacks > 0) return "end my moves and attacks";
  const canFight = (plan?.offensives ?? 0) > 0 && attacksOf(seen(view), seatIdOf(view.seat)).length > 0;
  return canFight ? "end my moves without attacks" : "end my moves";
}
