/** How a card or combination takes effect: at once, or, aimed at a seat, once that seat could have cancelled it. */
import { z } from "zod";
import { choice, concerning, type EffectData, game, move, mustGet, type RulesContext, type View } from "#engine";
import { The, verb } from "../../content/factions.ts";
import { zone as zoneOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad, Played } from "../../state.ts";
import { pass, windows, withCards } from "../reactions.ts";
import { listed, namesWith, spend, withEffect } from "./hands.ts";
import { plotOf } from "./kind.ts";
import { powersOf } from "./kinds.ts";
import { cancelsTargeted } from "./outside-steps.ts";

const { action, procedure, question, told } = game<Baghdad>();

const cardOrCombo = ({ combos, arms }: View<Baghdad>["content"], by: string) => combos[by] ?? mustGet(arms, by);

/** What a card or a combination does. */
export const effectsOf = ({ content }: Pick<View<Baghdad>, "content">, by: string): readonly EffectData[] =>
  cardOrCombo(content, by).effects;

/** A card or combination that is aimed at a seat: it may be cancelled (W4), then its effects come one after the other. */
export const plots = procedure<{ next: number }>("plots", { notes: z.strictObject({ next: z.int() }) })({
  answer: (s) => {
    const { table } = s.state;
    s.ask(aimedAt, withCards(table, [plotOf(table).target]));
    return "effect";
  },
  effect: (s) => {
    const { table } = s.state;
    const { by, cancelled, ...played } = plotOf(table);
    const power = powersOf(effectsOf(s, by))[s.data.next++];
    if (cancelled || !power) {
      mustGet(s.state.hands, played.seat).seen = [];
      table.plot = null;
      return "done";
    }
    power.does(s, played);
    return "effect";
  },
});

/** R-12 Does what was played, now that it is discarded: at once, or, if it is aimed at a seat, as far as that lets it. */
export function carryOut(s: RulesContext<Baghdad>, by: string, played: Played): void {
  const { target } = played;
  if (target !== undefined) {
    s.state.table.plot = { ...played, target, by, cancelled: false, due: 0, removed: null };
    s.call(plots, { next: 0 });
  } else for (const power of powersOf(effectsOf(s, by))) power.does(s, played);
}

/** Window W4: what is aimed at the seat has no effect, before anything is shown or removed. */
export const cancelCard = action("cancelCard", "Cancel what is aimed at you", {
  was: ["cancelTargeted"],
  when: (view) =>
    withEffect(view, cancelsTargeted).length > 0
      ? null
      : {
          code: "no-card",
          text: `**Cancel what is aimed at you**: it takes ${namesWith(view.content, cancelsTargeted)}, and you hold none.`,
        },
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, withEffect(c, cancelsTargeted))),
  )
  .label(({ content }, { card = "" }) => `Cancel it with ${mustGet(content.arms, card).name}`)
  .apply((s) => {
    const { seat, params } = s;
    const plot = plotOf(s.state.table);
    spend(s, seat, [params.card]);
    plot.cancelled = true;
    s.emit({ kind: "foiled", seat, card: params.card, cancelled: plot.by });
  });

/** Window W4. */
export const aimedAt = question.window("aimed-at", {
  window: windows.targets,
  actions: [cancelCard, pass],
  pass,
  prompt: ({ content, table, seat: target }) => {
    const { seat, zone, by } = plotOf(table);
    const { name, text } = cardOrCombo(content, by);
    const where = zone === undefined ? "" : ` in ${zoneOf(content, zone).name}`;
    return {
      question: `${The(seat)} ${verb(seat, "aim")} ${name} at you${where}. Do you cancel it?`,
      facts: [`${name}: ${text}`, `You have ${counted(mustGet(table.sides, target).cards, "card")}.`],
    };
  },
  fallback: () => move(pass),
});

/** A card or combination that had no effect. */
export const foiled = told("foiled", {
  about: ({ seat }) => concerning("cards", [seat]),
  line: ({ seat, card, cancelled }, content) =>
    `${The(seat)} ${verb(seat, "play")} ${mustGet(content.arms, card).name}: ${cardOrCombo(content, cancelled).name} has no effect.`,
});
