import { choice, game, type Option, of, type Stage, type View } from "../../engine/index.ts";
import { drawCards, effectOf, listed, receive, room, spend, withEffect, withSymbol } from "./cards/hands.ts";
import { from } from "./order.ts";
import type { Baghdad } from "./state.ts";
import { openWindow, withCards } from "./windows.ts";

const { action } = game<Baghdad>();

/** R-22, ruling AT, window W1: every claim asks the others again. */
export function askForClaims(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  const others = from(table.order, table.firstBidder).filter((seat) => seat !== table.claimed);
  openWindow(s, "W1", withCards(table, others));
}

/** Political Maneuver, or a card that takes the Initiative. */
export const claim = action("claim", "Claim the Initiative", {
  help: "Takes the Initiative without a bid. Others may claim it after you: the last claim counts.",
  when: (view) =>
    ways(view).some(({ refused }) => !refused)
      ? null
      : { code: "no-claim", text: "No card of yours claims the Initiative.", rule: "R-22" },
})
  .param("how", "By what?", choice(ways))
  .optional(
    "connections",
    "Which Connections card?",
    ({ params }) => params.how === "politicalManeuver",
    choice((c) => listed(c, withSymbol(c, "connections"))),
  )
  .optional(
    "hearts",
    "Which Hearts card?",
    ({ params }) => params.how === "politicalManeuver",
    choice((c) => listed(c, withSymbol(c, "hearts"))),
  )
  .optional(
    "card",
    "Which card?",
    ({ params }) => params.how === "card",
    choice((c) => listed(c, withEffect(c, "takeInitiative"))),
  )
  .apply((s) => {
    const { seat, params, content, state } = s;
    const cards = [params.connections, params.hearts, params.card].filter((card) => card !== undefined);
    s.emit({ kind: "claimed", seat, cards });
    spend(s, seat, cards);
    receive(s, seat, drawCards(s, Math.min(drawn(content, params.card), room(content, state.table, seat))));
    state.table.claimed = seat;
  });

/** How many cards a claim draws: as the card says, or the combination. */
function drawn(content: View<Baghdad>["content"], card: string | undefined): number {
  if (card !== undefined) return effectOf(content, card, "takeInitiative")?.draw ?? 0;
  const effect = of(content.combos, "politicalManeuver").effects.find(({ kind }) => kind === "takeInitiative");
  return effect?.kind === "takeInitiative" ? effect.draw : 0;
}

function ways(c: View<Baghdad>): Option<"politicalManeuver" | "card">[] {
  const lacks = { code: "no-cards", text: "You have not the cards for it.", rule: "R-22" };
  const combo = withSymbol(c, "connections").length > 0 && withSymbol(c, "hearts").length > 0;
  const card = withEffect(c, "takeInitiative").length > 0;
  return [
    { value: "politicalManeuver", label: "Political Maneuver", ...(combo ? {} : { refused: lacks }) },
    { value: "card", label: "A card", ...(card ? {} : { refused: lacks }) },
  ];
}
