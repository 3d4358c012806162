import { choice, game, type View } from "../../../engine/index.ts";
import type { UnitId } from "../content/types.ts";
import { counter } from "../pieces/words.ts";
import { enemyOf, type Lebanon } from "../state.ts";
import { settle, usualCasualty, verdictOf } from "./firefight.ts";
import { battleOf, sideOf } from "./participants.ts";
import { fieldOf } from "./ratings.ts";

const { action } = game<Lebanon>();

/** the firers of which one loses. */
const losing = ({ table }: View<Lebanon>): readonly UnitId[] => {
  const verdict = table.battle?.open ? verdictOf(table.battle.open) : null;
  return verdict?.kind === "miss" ? verdict.firers : [];
};

/** W7: the target's owner says which of the firers loses. */
export const chooseCasualty = action("choose-casualty", "Choose the casualty", {
  common: true,
  when: ({ table, seat }) =>
    table.battle?.open && table.battle.firing !== seat
      ? null
      : { code: "not-now", text: "No firefight waits for your choice.", rule: "R-81" },
})
  .param(
    "unit",
    "Which of the units that fired loses?",
    choice((c: View<Lebanon>) => {
      const enemies = c.table.battle?.fighters[enemyOf(sideOf(c))] ?? [];
      return enemies
        .filter(({ unit }) => losing(c).includes(unit))
        .map((one) => ({ value: one.unit, label: counter(c.content, one) }));
    }),
    (c) => {
      const { open } = c.table.battle ?? {};
      return open ? usualCasualty(fieldOf(c, enemyOf(sideOf(c))), open) : undefined;
    },
  )
  .apply((a) => {
    const battle = battleOf(a.state.table);
    const { open } = battle;
    if (!open) throw new Error("no firefight is open");
    battle.open = null;
    settle(a, open, a.params.unit);
  });
