import { choice, type Frozen, game, integer, type Option, of, subset, type View } from "../../../engine/index.ts";
import type { Baghdad, CardId, Table } from "../state.ts";
import { commands, idle, most, zones } from "./aim.ts";
import type { Timing } from "./effects.ts";
import { listed, spend } from "./hands.ts";
import type { Power } from "./power.ts";
import { forSteps, powersOf } from "./powers.ts";

const { action } = game<Baghdad>();

/** The step that is going on. */
const now = (table: Frozen<Table>): Timing => (table.recruit ? "recruit" : "move");

/** What a card does, which the hand holds for this step. */
const powers = ({ content }: Pick<View<Baghdad>, "content">, card: CardId): readonly Power[] =>
  powersOf(of(content.arms, card).effects);

/** cards of the hand for this step; without a legal target a card cannot be played. */
function playable(c: View<Baghdad>): Option[] {
  const cards = c.hand.cards.filter((card) => {
    const { timing, effects } = of(c.content.arms, card);
    return timing === now(c.table) && forSteps(effects);
  });
  return listed(c, cards).map((option) => {
    const refused = idle(c, powers(c, option.value));
    return refused ? { ...option, refused } : option;
  });
}

/** ruling AF: a card of this step, alone. */
export const play = action("play", "Play a card", {
  when: (view) => {
    const cards = playable(view);
    if (cards.some(({ refused }) => !refused)) return null;
    const none = { code: "no-card", text: "You have no card that can be played now.", rule: "R-11" };
    return cards[0]?.refused ?? none;
  },
})
  .param("card", "Which card?", choice(playable))
  .optional(
    "zone",
    "In which Zone?",
    (c) => zones(c, powers(c, c.params.card)) !== null,
    choice((c) => zones(c, powers(c, c.params.card)) ?? []),
  )
  .optional(
    "count",
    "How many?",
    (c) => most(c, powers(c, c.params.card)) !== null,
    integer((c) => [1, most(c, powers(c, c.params.card)) ?? 1]),
  )
  .optional(
    "commands",
    "Which Commands?",
    (c) => commands(c, powers(c, c.params.card)) !== null,
    subset(
      (c) => commands(c, powers(c, c.params.card))?.options ?? [],
      (c) => ({ min: 1, max: commands(c, powers(c, c.params.card))?.most ?? 1 }),
    ),
  )
  .apply((s) => {
    const { card, ...aim } = s.params;
    s.emit({ kind: "played", seat: s.seat, card, zone: aim.zone ?? null });
    spend(s, s.seat, [card]);
    for (const power of powers(s, card)) power.apply(s, { ...aim, seat: s.seat });
  });
