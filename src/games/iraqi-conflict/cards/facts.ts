import { mustGet, type View } from "../../../engine/index.ts";
import type { Fact } from "../../../scene/index.ts";
import type { CardId } from "../content.ts";
import type { Iraq } from "../state.ts";
import { deckOf } from "./deck.ts";
import { tally } from "./tally.ts";
import { canUse, USE_NAMES } from "./use.ts";

/** What helps to decide about a card that counts, from what its seat may know: what it might draw instead, and how many of its letter there are. */
export function factsOf(view: View<Iraq>, id: CardId): readonly Fact[] {
  const { content, table } = view;
  const { use, fv } = mustGet(content.cards, id);
  const alike = deckOf(content, table.seats).filter((other) => mustGet(content.cards, other).use === use);
  const discarded = alike.filter((other) => table.discards.includes(other)).length;
  return [
    ...(table.shown ? [] : [stronger(view, fv)]),
    {
      label: `${USE_NAMES[use]} cards`,
      text: `${alike.length} in the deck, ${discarded === 0 ? "none" : discarded} discarded`,
    },
  ];
}

/** Of the cards that this seat has not seen. */
function stronger(view: View<Iraq>, least: number): Fact {
  const { content, table, seat, hand } = view;
  const { side } = tally(view, hand.cards);
  const known = new Set([...hand.cards, ...hand.discarded, ...table.discards]);
  const unseen = deckOf(content, table.seats).filter((card) => !known.has(card));
  const better = unseen.filter((card) => {
    const { use, fv } = mustGet(content.cards, card);
    return fv > least && canUse(seat, use, side);
  });
  return { label: "Worth more to you", text: `${better.length || "none"} of ${unseen.length} unseen` };
}
