import { z } from "zod";
import { choice, type Frozen, game, mustGet, type RulesContext, type View } from "../../../engine/index.ts";
import type { Baghdad, Played } from "../state.ts";
import { openWindow, withCards } from "../windows.ts";
import type { Effect } from "./effects.ts";
import { listed, namesWith, spend, withEffect } from "./hands.ts";
import { plotOf } from "./power.ts";
import { powersOf } from "./powers.ts";

const { action, procedure } = game<Baghdad>();

/** What a card or a combination does. */
export const effectsOf = ({ content }: Pick<View<Baghdad>, "content">, by: string): readonly Frozen<Effect>[] =>
  (content.combos[by] ?? mustGet(content.arms, by)).effects;

/** A card or combination that is aimed at a seat: it may be cancelled (W4), then its effects come one after the other. */
export const plots = procedure<{ next: number }>("plots", { notes: z.strictObject({ next: z.int() }) })({
  answer: (s) => {
    const { table } = s.state;
    openWindow(s, "W4", withCards(table, [plotOf(table).target]));
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
    power.apply(s, played);
    return "effect";
  },
});

/** R-12 Does what was played, now that it is discarded: at once, or, if it is aimed at a seat, as far as that lets it. */
export function carryOut(s: RulesContext<Baghdad>, by: string, played: Played): void {
  const { target } = played;
  if (target !== undefined) {
    s.state.table.plot = { ...played, target, by, cancelled: false, due: 0, removed: null };
    s.call(plots, { next: 0 });
  } else for (const power of powersOf(effectsOf(s, by))) power.apply(s, played);
}

/** Window W4: what is aimed at the seat has no effect, before anything is shown or removed. */
export const cancelTargeted = action("cancelTargeted", "Cancel what is aimed at you", {
  when: (view) =>
    withEffect(view, "cancelTargeted").length > 0
      ? null
      : {
          code: "no-card",
          text: `**Cancel what is aimed at you**: it takes ${namesWith(view.content, "cancelTargeted")}, and you hold none.`,
        },
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, withEffect(c, "cancelTargeted"))),
  )
  .apply((s) => {
    const { seat, params } = s;
    const plot = plotOf(s.state.table);
    spend(s, seat, [params.card]);
    plot.cancelled = true;
    s.emit({ kind: "foiled", seat, card: params.card, cancelled: plot.by });
  });
