import { game, integer, type Move, type StandingOrder, type View } from "../../../engine/index.ts";
import type { EffectKind } from "../cards/effects.ts";
import { withEffect } from "../cards/hands.ts";
import { enemyOf } from "../combat/sides.ts";
import { isBlocked, neutralizes } from "../combat/strike.ts";
import { disrupt, swapAward } from "../combat/windows.ts";
import type { Baghdad } from "../state.ts";

const { form } = game<Baghdad>();
type Order = StandingOrder<Baghdad>;

/** The action with the first card of the hand that does this. */
function byFirst(view: View<Baghdad>, action: string, kind: EffectKind): Move | null {
  const [card] = withEffect(view, kind);
  return card === undefined ? null : { action, params: { card } };
}

/** W5 */
export const jamming: Order = {
  name: "jam",
  title: "Combat: cancel the enemy's Offense if it would Neutralize my Command",
  form: form(),
  decide: (view, { window }) => {
    if (window !== "W5") return null;
    const { content, table, seat } = view;
    return neutralizes(content, table, enemyOf(table, seat)) ? byFirst(view, disrupt.name, "cancelOffense") : null;
  },
};

/** W5 */
export const unblocking: Order = {
  name: "unblock",
  title: "Combat: cancel the enemy's Defense if it would block my Offense",
  form: form(),
  decide: (view, { window }) =>
    window === "W5" && isBlocked(view.content, view.table, view.seat)
      ? byFirst(view, disrupt.name, "cancelDefense")
      : null,
};

/** W6 */
export const swapping: Order = {
  name: "turn-award",
  title: "Combat: turn the award round if the other side would get it",
  form: form().param(
    "least",
    "From how many PP on?",
    integer(() => [1, 99]),
  ),
  decide: (view, { window }, { least }) => {
    const award = view.table.combat?.award;
    if (window !== "W6" || !award || award.seat === view.seat || award.amount < Number(least)) return null;
    return byFirst(view, swapAward.name, "swapAward");
  },
};
