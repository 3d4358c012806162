import type { Decision, Move, View } from "../../../engine/index.ts";
import { attack, wholeAttack } from "../combat/attack.ts";
import { endOffensives } from "../combat/choosing-attacks.ts";
import { assaults } from "../judgement/assaults.ts";
import { bestMarch } from "../judgement/marches.ts";
import { endMovement } from "../movement/end-movement.ts";
import type { Fitna } from "../state.ts";

/** Where a computer player would march, or attack, next: an entry of the menu of moves, or of that of attacks. */
export function suggested(view: View<Fitna>, { actions }: Decision): Move | null {
  if (actions.includes(endMovement.name)) return bestMarch(view);
  if (!actions.includes(endOffensives.name) || attack.when(view)) return null;
  const [best] = assaults(view);
  const params = best ? wholeAttack(view, String(best.from), String(best.target)) : null;
  return params && { action: attack.name, params };
}
