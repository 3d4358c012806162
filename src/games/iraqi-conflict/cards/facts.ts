import { mustGet, type View } from "../../../engine/index.ts";
import type { Fact } from "../../../scene/index.ts";
import type { CardId } from "../content.ts";
import type { Iraq } from "../state.ts";
import { deckOf } from "./deck.ts";
import { tally } from "./tally.ts";
import { canUse } from "./use.ts";

/** What helps to decide about a card that counts, from what its seat may know: what it might draw instead, and how many of its letter there are. `brief`: on one line each. */
export const factsOf = (view: View<Iraq>, id: CardId, brief = false): readonly Fact[] => [
  ...(view.table.shown ? [] : [stronger(view, mustGet(view.content.cards, id).fv, brief)]),
  ofItsLetter(view, id, brief),
];

/** How many cards of its letter there are, and how many of them are gone. */
export function ofItsLetter({ content, table }: View<Iraq>, id: CardId, brief = false): Fact {
  const { use } = mustGet(content.cards, id);
  const alike = deckOf(content, table.seats).filter((other) => mustGet(content.cards, other).use === use);
  const discarded = alike.filter((other) => table.discards.includes(other)).length;
  const left = `${alike.length} in the deck, ${discarded === 0 ? "none" : discarded} discarded`;
  return { label: `${use} cards`, text: brief ? `${alike.length}, ${discarded} discarded` : left };
}

/** Of the cards that this seat has not seen. */
function stronger(view: View<Iraq>, least: number, brief: boolean): Fact {
  const { content, table, seat, hand } = view;
  const { side } = tally(view, hand.cards);
  const known = new Set([...hand.cards, ...hand.discarded, ...table.discards]);
  const unseen = deckOf(content, table.seats).filter((card) => !known.has(card));
  const better = unseen.filter((card) => {
    const { use, fv } = mustGet(content.cards, card);
    return fv > least && canUse(seat, use, side);
  });
  const text = `${better.length || (brief ? 0 : "none")} of ${unseen.length} unseen`;
  return { label: brief ? "Stronger" : "Worth more to you", text };
}
