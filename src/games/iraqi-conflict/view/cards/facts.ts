/** What helps to decide about a card, from what its seat may know. */
import { mustGet, type View } from "#engine";
import type { Fact } from "#scene";
import type { CardId } from "../../content/pack.ts";
import { canUse } from "../../content/use.ts";
import { deckOf } from "../../rules/cards/deck.ts";
import { tally } from "../../rules/cards/tally.ts";
import type { Iraq } from "../../state.ts";

/** How wide a card is, from a single one to six in a row. */
export type Room = "ample" | "narrow" | "brief" | "scant";

/** For a card that counts: what might be drawn instead, and how many of its letter there are. */
export const factsOf = (view: View<Iraq>, id: CardId, room: Room = "ample"): readonly Fact[] => [
  ...(view.table.shown ? [] : [stronger(view, id, room)]),
  ofItsLetter(view, id, room),
];

/** How many cards of its letter there are, and how many of them are gone. */
export function ofItsLetter({ content, table }: View<Iraq>, id: CardId, room: Room = "ample"): Fact {
  const { use } = mustGet(content.cards, id);
  const alike = deckOf(content, table.seats).filter((other) => mustGet(content.cards, other).use === use);
  const discarded = alike.filter((other) => table.discards.includes(other)).length;
  const none = discarded === 0 ? "none" : discarded;
  const text = {
    ample: `${alike.length} in the deck, ${none} discarded`,
    narrow: `${alike.length}, ${none} discarded`,
    brief: `${alike.length}, ${discarded} discarded`,
    scant: `${alike.length}, ${discarded} gone`,
  }[room];
  return { label: `${use} cards`, text };
}

/** Among the cards that this seat has not seen. */
function stronger(view: View<Iraq>, id: CardId, room: Room): Fact {
  const { content, table, seat, hand } = view;
  const { side } = tally(view, hand.cards);
  const own = mustGet(content.cards, id);
  const least = canUse(seat, own.use, side) ? own.fv : 0; // what does not count is worth nothing
  const known = new Set([...hand.cards, ...hand.discarded, ...table.discards]);
  const unseen = deckOf(content, table.seats).filter((card) => !known.has(card));
  const better = unseen.filter((card) => {
    const { use, fv } = mustGet(content.cards, card);
    return fv > least && canUse(seat, use, side);
  });
  const wordy = room === "ample" || room === "narrow";
  const text = `${better.length || (wordy ? "none" : 0)} of ${unseen.length}${room === "scant" ? "" : " unseen"}`;
  return { label: wordy ? "Worth more to you" : "Stronger", text };
}
