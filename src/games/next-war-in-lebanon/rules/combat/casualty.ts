/** Which of several units that fired at one target takes the loss, as the target's owner chooses. */
import { choice, type Frozen, game, move } from "#engine";
import { type Eyes, enemyOf, type Lebanon, type SeenUnit, sideOf } from "../../state.ts";
import { counter, no, zoneName } from "../pieces/words.ts";
import { battleWindow, pass } from "./battle-chits.ts";
import { inflictLosses, usualCasualty, verdictOf } from "./firefight.ts";
import { battleOf } from "./participants.ts";
import { fieldOf } from "./ratings.ts";
import { firefightOf } from "./rolls.ts";

const { action, question } = game<Lebanon>();

/** the firers one of which loses. */
export function losers({ table, seat }: Eyes): readonly Frozen<SeenUnit>[] {
  const verdict = table.battle?.open ? verdictOf(firefightOf(table.battle.open)) : null;
  const firers = verdict?.kind === "miss" ? verdict.firers : [];
  return (table.battle?.fighters[enemyOf(sideOf({ seat }))] ?? []).filter(({ unit }) => firers.includes(unit));
}

/** W7: the target's owner says which of the firers loses. */
export const chooseCasualty = action("choose-casualty", "Choose the casualty", {
  common: true,
  when: ({ table, seat }) =>
    table.battle?.open && table.battle.firing !== seat
      ? null
      : no("No firefight waits for your choice.", "R-81", "not-now"),
})
  .param(
    "unit",
    "Which of the units that fired takes the loss?",
    choice((c: Eyes) => losers(c).map((one) => ({ value: one.unit, label: counter(c.content, one) }))),
    (c) => {
      const { open } = c.table.battle ?? {};
      return open ? usualCasualty(fieldOf(c, enemyOf(sideOf(c))), firefightOf(open)) : undefined;
    },
  )
  .apply((a) => {
    const battle = battleOf(a.state.table);
    const { open } = battle;
    if (!open) throw new Error("no firefight is open");
    battle.open = null;
    inflictLosses(a, firefightOf(open), a.params.unit);
  });

/** W7: where the target's owner says nothing, the usual firer loses. */
export const choosingCasualty = question.window("choosing-casualty", {
  window: battleWindow("W7", "which firer loses"),
  actions: [chooseCasualty, pass],
  pass,
  about: ({ table }) => table.battle,
  prompt: ({ content }, { zone }) => ({
    question: `Which of the units that fired on you in ${zoneName(content, zone)} takes the loss?`,
    facts: [],
  }),
  answers: () => [{ label: "Suggested", moves: [move(pass)] }],
  fallback: () => move(pass),
});
