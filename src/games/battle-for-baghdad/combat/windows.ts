import { choice, type Frozen, game, mustGet, type Seat, type Stage, type View } from "../../../engine/index.ts";
import { effectOf, listed, namesWith, spend, withEffect } from "../cards/hands.ts";
import type { CardId } from "../content.ts";
import type { Baghdad, Table } from "../state.ts";
import { openWindow } from "../windows.ts";
import { oneOf } from "../wording.ts";
import type { Combat, Plan } from "./engagement.ts";
import { combatants, enemyOf, spare } from "./sides.ts";

const { action } = game<Baghdad>();

const combatOf = ({ combat }: Table): Combat => {
  if (!combat) throw new Error("there is no Combat");
  return combat;
};

const planOf = (table: Frozen<Table>, seat: Seat): Frozen<Plan> => mustGet(table.combat?.plans ?? {}, seat);

/** Both sides that have a spare card, in `actOrder`. */
const withSpare = (table: Frozen<Table>): readonly Seat[] =>
  table.actOrder.filter((seat) => combatants(table).includes(seat) && spare(table, seat) > 0);

/** Window W5, ruling AR: sides whose enemy showed an Offense or Defense that is not cancelled; who has cancelled one may cancel the other. */
export function askToDisrupt(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const shown = (seat: Seat): boolean => {
    const { offense, defense } = planOf(table, enemyOf(table, seat));
    return offense !== null || defense !== null;
  };
  openWindow(s, "W5", withSpare(table).filter(shown));
}

/** Window W6: the award is pending; who has turned it round waits for the other side. */
export function askForAward(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { swapped } = combatOf(table);
  openWindow(
    s,
    "W6",
    withSpare(table).filter((seat) => seat !== swapped),
  );
}

/** Cards of the hand that cancel what the enemy's plan showed. */
function disrupting(c: View<Baghdad>): readonly CardId[] {
  const { offense, defense } = planOf(c.table, enemyOf(c.table, c.seat));
  return [
    ...(offense === null ? [] : withEffect(c, "cancelOffense")),
    ...(defense === null ? [] : withEffect(c, "cancelDefense")),
  ];
}

/** Why nothing of what the enemy showed can be cancelled. */
function noDisruption({ content, table, seat }: View<Baghdad>): string {
  const { offense, defense } = planOf(table, enemyOf(table, seat));
  const needed = [
    ...(offense === null ? [] : [namesWith(content, "cancelOffense")]),
    ...(defense === null ? [] : [namesWith(content, "cancelDefense")]),
  ];
  return `**Cancel an enemy card**: it takes ${oneOf(needed)} against what was shown, and you hold none.`;
}

/** Ruling AR: the enemy's Offense or Defense has no effect and is discarded. */
export const disrupt = action("disrupt", "Cancel an enemy card", {
  when: (view) => (disrupting(view).length > 0 ? null : { code: "no-card", text: noDisruption(view) }),
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, disrupting(c))),
  )
  .apply((s) => {
    const { seat, params, content } = s;
    const { table } = s.state;
    const combat = combatOf(table);
    const enemy = enemyOf(table, seat);
    const plan = mustGet(combat.plans, enemy);
    const part = effectOf(content, params.card, "cancelOffense") ? "offense" : "defense";
    const cancelled = plan[part];
    if (cancelled === null) throw new Error("there is nothing to cancel");
    spend(s, seat, [params.card]);
    spend(s, enemy, [cancelled]);
    plan[part] = null;
    s.emit({ kind: "disrupted", seat, card: params.card, cancelled });
  });

const noSwap = ({ content }: View<Baghdad>): string =>
  `**Redirect the award**: it takes ${namesWith(content, "swapAward")}, and you hold none.`;

/** R-69, rulings AA and AV: the award goes to the other side. */
export const swapAward = action("swapAward", "Redirect the award", {
  when: (view) => (withEffect(view, "swapAward").length > 0 ? null : { code: "no-card", text: noSwap(view) }),
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, withEffect(c, "swapAward"))),
  )
  .apply((s) => {
    const { seat, params } = s;
    const { table } = s.state;
    const combat = combatOf(table);
    if (!combat.award) throw new Error("there is no award");
    spend(s, seat, [params.card]);
    combat.award.seat = enemyOf(table, combat.award.seat);
    combat.swapped = seat;
    s.emit({ kind: "swapped", seat, card: params.card, to: combat.award.seat });
  });
