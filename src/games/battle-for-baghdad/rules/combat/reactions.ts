/** Cards played after the reveal: to cancel an enemy Offense or Defense, or to redirect the award. */
import { choice, concerning, type Frozen, game, move, mustGet, type Seat, type Stage, type View } from "#engine";
import { The, the, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { counted, inList, oneOf } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { effectOf, listed, namesWith, spend, withEffect } from "../cards/hands.ts";
import { cancelsDefense, cancelsOffense, swapsAward } from "../cards/outside-steps.ts";
import { pass, windows } from "../reactions.ts";
import { ownCards } from "./forces.ts";
import { award } from "./resolve.ts";
import { combatants, combatOf, enemyOf, spare } from "./sides.ts";
import type { Plan } from "./types.ts";
import { afterReveal } from "./why-not.ts";
import { plansLine } from "./words.ts";

const { action, question, told } = game<Baghdad>();

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
  s.ask(disruption, withSpare(table).filter(shown));
}

/** Window W6: the award is pending; who has turned it round waits for the other side. */
export function askForAward(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { swapped } = combatOf(table);
  s.ask(
    redirection,
    withSpare(table).filter((seat) => seat !== swapped),
  );
}

/** Cards of the hand that cancel what the enemy's plan showed. */
function disrupting(c: View<Baghdad>): readonly CardId[] {
  const { offense, defense } = planOf(c.table, enemyOf(c.table, c.seat));
  return [
    ...(offense === null ? [] : withEffect(c, cancelsOffense)),
    ...(defense === null ? [] : withEffect(c, cancelsDefense)),
  ];
}

/** Why nothing of what the enemy showed can be cancelled. */
function noDisruption({ content, table, seat }: View<Baghdad>): string {
  const { offense, defense } = planOf(table, enemyOf(table, seat));
  const needed = [
    ...(offense === null ? [] : [namesWith(content, cancelsOffense)]),
    ...(defense === null ? [] : [namesWith(content, cancelsDefense)]),
  ];
  return `**Cancel an enemy card**: it takes ${oneOf(needed)} against what was shown, and you hold none.`;
}

/** Ruling AR: the enemy's Offense or Defense has no effect and is discarded. */
export const disrupt = action("disrupt", "Cancel an enemy card", {
  when: (view) => (disrupting(view).length > 0 ? null : { code: "no-card", text: noDisruption(view) }),
  whyNot: afterReveal("Cancelling an enemy card"),
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, disrupting(c))),
  )
  .label(({ content }, { card = "" }) => `Play ${mustGet(content.arms, card).name}`)
  .apply((s) => {
    const { seat, params, content } = s;
    const { table } = s.state;
    const combat = combatOf(table);
    const enemy = enemyOf(table, seat);
    const plan = mustGet(combat.plans, enemy);
    const part = effectOf(content, params.card, cancelsOffense) ? "offense" : "defense";
    const cancelled = plan[part];
    if (cancelled === null) throw new Error("there is nothing to cancel");
    spend(s, seat, [params.card]);
    spend(s, enemy, [cancelled]);
    combat.plans[enemy] = { ...plan, [part]: null };
    s.emit({ kind: "disrupted", seat, card: params.card, cancelled });
  });

/** Window W5. */
export const disruption = question.window("disruption", {
  window: windows.plans,
  actions: [disrupt, pass],
  pass,
  prompt: ({ content, table, seat }) => {
    const enemy = enemyOf(table, seat);
    const { offense, defense } = planOf(table, enemy);
    const shown = [offense, defense].filter((card) => card !== null).map((card) => mustGet(content.arms, card).name);
    const { zone = "" } = table.combat ?? {};
    const plans = Object.fromEntries(combatants(table).map((side) => [side, planOf(table, side)]));
    return {
      question: `${The(enemy)} ${verb(enemy, "show")} ${inList(shown)}. Do you cancel a card?`,
      facts: [plansLine({ kind: "plans", zone, plans }, content)],
    };
  },
  fallback: () => move(pass),
});

const noSwap = ({ content }: View<Baghdad>): string =>
  `**Redirect the award**: it takes ${namesWith(content, swapsAward)}, and you hold none.`;

/** R-69, rulings AA and AV: the award goes to the other side. */
export const redirectAward = action("redirectAward", "Redirect the award", {
  was: ["swapAward"],
  when: (view) => (withEffect(view, swapsAward).length > 0 ? null : { code: "no-card", text: noSwap(view) }),
  whyNot: afterReveal("Redirecting the award"),
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, withEffect(c, swapsAward))),
  )
  .label(({ content }, { card = "" }) => `Redirect it by ${mustGet(content.arms, card).name}`)
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

/** R-69, window W6. */
export const redirection = question.window("redirection", {
  window: windows.award,
  actions: [redirectAward, pass],
  pass,
  about: ({ table }) => table.combat?.award ?? null,
  prompt: (view, pending) => {
    const { content, table, seat } = view;
    const to = pending.seat === seat ? "you" : the(pending.seat);
    const { units, command } = award(content, table, enemyOf(table, table.combat?.winner ?? seat));
    const worth = `${counted(units, "unit")}${command > 0 ? `, and the value ${command} of a Neutralized Command` : ""}`;
    return {
      question: `The award of ${pending.amount} PP goes to ${to}. Do you redirect it?`,
      facts: [`It is for ${worth}.`, ownCards(view)],
    };
  },
  fallback: () => move(pass),
});

export const disrupted = told("disrupted", {
  about: ({ seat }) => concerning("cards", [seat]),
  line: ({ seat, card, cancelled }, { arms }) =>
    `${The(seat)} ${verb(seat, "play")} ${mustGet(arms, card).name}: ${mustGet(arms, cancelled).name} has no effect.`,
});

export const swapped = told("swapped", {
  about: ({ seat, to }) => concerning("cards", [seat, to]),
  line: ({ seat, card, to }, { arms }) =>
    `${The(seat)} ${verb(seat, "play")} ${mustGet(arms, card).name}: the award goes to ${the(to)}.`,
});
