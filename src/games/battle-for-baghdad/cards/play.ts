import { choice, type Frozen, game, type Option, of, type View } from "../../../engine/index.ts";
import type { Baghdad, Table } from "../state.ts";
import { aimed, idle } from "./aim.ts";
import type { Timing } from "./effects.ts";
import { listed, spend } from "./hands.ts";
import { carryOut, effectsOf } from "./plot.ts";
import { powersOf } from "./powers.ts";

const { action } = game<Baghdad>();

/** The step that is going on. */
const now = (table: Frozen<Table>): Timing => (table.recruit ? "recruit" : "move");

const NOTHING = { code: "no-card", text: "You have no card that can be played now.", rule: "R-11" } as const;

/** Nothing to choose: the reason of the first of these, or that there is none. */
const without = (options: readonly Option[]) =>
  options.some(({ refused }) => !refused) ? null : (options[0]?.refused ?? NOTHING);

/** cards of the hand for this step; without a legal target a card cannot be played. */
function playable(c: View<Baghdad>): Option[] {
  const cards = c.hand.cards.filter((card) => of(c.content.arms, card).timing === now(c.table));
  return listed(c, cards).map((option) => {
    const refused = idle(c, powersOf(effectsOf(c, option.value)));
    return refused ? { ...option, refused } : option;
  });
}

const singly = action("play", "Play a card", { when: (view) => without(playable(view)) }).param(
  "card",
  "Which card?",
  choice(playable),
);

/** ruling AF: a card of this step, alone. */
export const play = aimed(singly, (c) => powersOf(effectsOf(c, c.params.card))).apply((s) => {
  const { card, ...aim } = s.params;
  s.emit({ kind: "played", seat: s.seat, card, target: aim.target ?? null, zone: aim.zone ?? null });
  spend(s, s.seat, [card]);
  carryOut(s, card, { ...aim, seat: s.seat });
});
